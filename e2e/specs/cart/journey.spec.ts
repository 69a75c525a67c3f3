import type { Locator, Page } from '@playwright/test';

import { newPerson, type Language, type Person } from '../../fixtures/account';
import { createAccountIn, dialogAfter, signInOnPage } from '../../fixtures/auth-ui';
import { linkIn, mailsTo, waitForMail, type Mail } from '../../fixtures/mail';
import { ACCOUNTS, type Stack } from '../../fixtures/stack';
import { expect, newClientAddress, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Where staff's mails about quotes go as long as nobody is assigned: the seeded contact address. */
const STAFF_MAILBOX = 'hello@rukn.example';
const OFFER_PRICE = 1250.5;
const SERVICE = 'seo';

/** What the specification words, in English to the letter. */
const SAID = {
  connect: 'Please connect to your account to add services to your cart',
  created: 'Account created! Please check your email to verify your account.',
  submitted: 'Quote request submitted! We will contact you soon with a detailed proposal.',
} as const;

const said = (language: Language, key: keyof typeof SAID, textKey: string): string => {
  const text = textsOf(language)(textKey);
  if (language === 'en') expect(text).toBe(SAID[key]);
  return text;
};

/** Mails of one quote: the mailbox is everybody's. */
const staffMailsOf = async (stack: Stack, reference: string): Promise<Mail[]> =>
  (await mailsTo(stack, STAFF_MAILBOX)).filter(({ text }) => text.includes(reference));

async function registerAndVerify(page: Page, stack: Stack, dialog: Locator, language: Language, person: Person): Promise<void> {
  const t = textsOf(language);
  await createAccountIn(dialog, language, person);
  await expect(dialog.getByText(said(language, 'created', 'ApiMessages.registered'))).toBeVisible();
  const link = linkIn(await waitForMail(stack, { to: person.email }), /\/verify\?token=/);
  await page.goto(link.pathname + link.search);
  await page.getByRole('main').getByRole('button', { name: t('Auth.Verify.submit') }).click();
  await page.getByRole('main').getByRole('link', { name: t('Auth.Verify.signIn') }).click();
  await signInOnPage(page, language, person);
}

/** Fills the cart's line up to three and sends the request. @returns its reference */
async function askForQuote(page: Page, prefix: string, language: Language, item: string): Promise<string> {
  const t = textsOf(language);
  await page.goto(`${prefix}/cart`);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: item });
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('button', { name: t('Cart.Line.decrease', { item }) }), 'at 1 there is no less').toBeDisabled();
  const more = line.getByRole('button', { name: t('Cart.Line.increase', { item }) });
  await more.click();
  await more.click();
  await expect(line.getByRole('group')).toContainText('3');

  const [submission] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/visitor/quote-request')),
    page.getByRole('button', { name: new RegExp(`^(?:${t('Cart.Summary.requestQuote')}|${t('Cart.Summary.checkout')})$`) }).click(),
  ]);
  expect(submission.status()).toBe(200);
  const done = page.getByRole('alertdialog');
  await expect(done).toContainText(said(language, 'submitted', 'Cart.Sent.submitted'));
  const reference = /Q-\d{4}-\d{6}/.exec(await done.innerText())?.[0] ?? '';
  expect(reference).not.toBe('');
  await done.getByRole('link', { name: t('Cart.Sent.view') }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/quotes/${reference}$`));
  return reference;
}

async function sendOffer(page: Page, stack: Stack, reference: string, item: string): Promise<void> {
  const t = textsOf('en');
  await page.goto(`/login?from=${encodeURIComponent(`/dashboard/quotes/${reference}`)}`);
  await signInOnPage(page, 'en', { email: ACCOUNTS.marketing, password: stack.demoPassword });
  await expect(page).toHaveURL(new RegExp(`/dashboard/quotes/${reference}$`));
  await page.getByLabel(t('QuoteInbox.offer.priceOf', { name: item })).fill(String(OFFER_PRICE));
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(t('QuoteInbox.offer.validUntil')).fill(inAMonth);
  await page.getByRole('button', { name: t('QuoteInbox.offer.send') }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText('$3,751.50');
  await confirm.getByRole('button', { name: t('QuoteInbox.send.confirm') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('QuoteInbox.send.done') })).toBeVisible();
}

for (const { language, prefix } of LANGUAGES) {
  test(`from "Connect to Add" to an accepted offer (${language})`, async ({ page, browser, stack }) => {
    test.setTimeout(180_000);
    const t = textsOf(language);
    const person = newPerson('journey');

    await page.goto(`${prefix}/services/${SERVICE}`);
    const card = page.getByRole('main').getByRole('article').first();
    const item = (await card.getByRole('heading').innerText()).trim();
    const dialog = await dialogAfter(page, language, () => card.getByRole('button').click({ timeout: 3_000 }));
    await expect(dialog).toContainText(said(language, 'connect', 'Cart.Add.connectMessage'));
    await registerAndVerify(page, stack, dialog, language, person);

    // The item is added by the intent that was remembered, once.
    await expect(page.getByRole('banner').getByRole('button', { name: t('Cart.icon', { count: '1' }) })).toBeVisible();
    const verification = await mailsTo(stack, person.email);
    const reference = await askForQuote(page, prefix, language, item);

    const received = await waitForMail(stack, { to: person.email, except: verification });
    expect(received.text).toContain(reference);
    expect(received.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(linkIn(received, /\/quotes\//).pathname).toBe(`${prefix}/quotes/${reference}`);
    await expect.poll(async () => (await staffMailsOf(stack, reference)).length, { timeout: 20_000 }).toBe(1);
    await expect(page.getByRole('main')).toContainText(t('Quotes.States.new.title'));

    const staff = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() } });
    const staffPage = await staff.newPage();
    // Staff read the sub-service's name in their own language.
    const [{ name } = { name: '' }] = await stack.sql<{ name: string }>(
      `select l.sub_service_name ->> 'en' as name from app.quote_lines l join app.quotes q on q.id = l.quote_id where q.reference = $1`,
      [reference],
    );
    await sendOffer(staffPage, stack, reference, name);

    // The client's page has been open all the while.
    const offerMail = await waitForMail(stack, { to: person.email, except: [...verification, received] });
    expect(offerMail.text).toContain('$3,751.50');
    await expect(page.getByRole('main')).toContainText(t('Quotes.States.offer_sent.title'), { timeout: 20_000 });
    await page.getByRole('button', { name: t('Quotes.Offer.accept'), exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t('Quotes.Accept.confirm') }).click();
    await expect(page.getByRole('main')).toContainText(t('Quotes.States.accepted.title'));

    await expect.poll(async () => (await staffMailsOf(stack, reference)).length, { timeout: 20_000 }).toBe(2);
    await expect(staffPage.getByRole('main')).toContainText(textsOf('en')('QuoteWords.statuses.accepted'), { timeout: 20_000 });
    await staff.close();
  });
}
