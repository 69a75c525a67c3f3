import type { Page } from '@playwright/test';

import { call, signIn } from '../../fixtures/account';
import { newClient, WANTED } from '../../fixtures/cart';
import { inboxQuoteOf, offeredQuote, offerBody, quoteOf, sendOffer, staffVisitor, submitCart, submittedQuote, type Submitted } from '../../fixtures/quotes';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Pages ask again every ten seconds. */
const LIVE = { timeout: 25_000 };

/** Opens a client's own page in the browser. */
async function openAs(page: Page, { person }: Pick<Submitted, 'person'>, path: string): Promise<void> {
  await signIn(page.request, person);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);
  const quotePath = (reference: string) => `${prefix}/quotes/${reference}`;
  const heading = (page: Page, reference: string) => page.getByRole('heading', { level: 1, name: reference });

  test.describe(language, () => {
    test.slow();

    test('an empty list leads to the services; a request in it leads to its page', async ({ page, stack }) => {
      const client = await newClient(stack, 'list');
      await openAs(page, client, `${prefix}/quotes`);
      await expect(page.getByText(t('Quotes.empty'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('Quotes.services') })).toHaveAttribute('href', `${prefix}/services`);

      await call(client.visitor, 'POST', '/cart/add', { serviceId: WANTED.audit.service, subServiceId: WANTED.audit.subService, quantity: 2 });
      const reference = await submitCart(client.visitor);
      const card = page.getByRole('article').filter({ hasText: reference });
      await expect(card, 'it comes up by itself').toContainText(WANTED.audit.name[language], LIVE);
      await expect(card).toContainText(t('QuoteWords.statuses.new'));
      await expect(card).toContainText('$1,900.00');
      await card.getByRole('link', { name: reference }).click();
      await expect(heading(page, reference)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByText(t('Quotes.States.new.title')).first()).toBeVisible();
    });

    test('an offer comes up by itself and disturbs nobody who is writing', async ({ page, stack }) => {
      const client = await submittedQuote(stack, 'live');
      const staff = await staffVisitor(stack);
      await openAs(page, client, quotePath(client.reference));
      const box = page.getByLabel(t('Quotes.Messages.label'));
      await box.pressSequentially('Half a sentence');
      const top = async () => (await box.boundingBox())?.y ?? 0;
      // Letters that come late, and the way to the box, move it; neither is meant here.
      await page.evaluate(() => document.fonts.ready);
      let before = -1;
      await expect.poll(async () => before === (before = await top())).toBe(true);

      await sendOffer(staff, client.reference, { price: 777.5, note: 'With a second look' });
      await call(staff, 'POST', `/dashboard/quotes/${client.reference}/messages`, { text: 'Have a look at our offer' });
      await expect(page.getByRole('button', { name: t('Quotes.Offer.accept') })).toBeAttached(LIVE);
      await expect(page.getByText('Have a look at our offer')).toBeAttached(LIVE);
      await expect(page.getByText(t('Quotes.States.offer_sent.title')).first()).toBeAttached();
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('Half a sentence');
      expect(Math.abs((await top()) - before), 'the box stays where it is').toBeLessThan(2);
      await expect(page.getByRole('region', { name: t('Quotes.Offer.title') })).toContainText('$777.50');
    });

    test('accepts the offer that was read, and no other', async ({ page, stack }) => {
      const { staff, ...client } = await offeredQuote(stack, 'accept', { price: 500 });
      await openAs(page, client, quotePath(client.reference));
      const accept = page.getByRole('button', { name: t('Quotes.Offer.accept') });
      const dialog = page.getByRole('alertdialog');
      await accept.click();
      await expect(dialog).toContainText('$500.00');

      await call(staff, 'POST', `/dashboard/quotes/${client.reference}/withdraw`);
      await call(staff, 'POST', `/dashboard/quotes/${client.reference}/offer`, offerBody(await inboxQuoteOf(staff, client.reference), { price: 900 }));
      await dialog.getByRole('button', { name: t('Quotes.Accept.confirm') }).click();
      await expect(dialog.getByRole('alert')).toContainText(t('Quotes.Detail.changedMeanwhile'));
      expect((await quoteOf(client.visitor, client.reference)).status).toBe('offer_sent');
      await dialog.getByRole('button', { name: t('Quotes.Detail.close') }).click();
      await expect(page.getByRole('region', { name: t('Quotes.Offer.title') })).toContainText('$900.00');

      await accept.click();
      await expect(dialog).toContainText('$900.00');
      await dialog.getByRole('button', { name: t('Quotes.Accept.confirm') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator(':focus')).toContainText(t('Quotes.States.accepted.title'));
      await expect(accept).toHaveCount(0);
      expect(await inboxQuoteOf(staff, client.reference)).toMatchObject({ status: 'accepted', offerTotal: 900 });
    });

    test('declines with a reason that survives a failure', async ({ page, stack }) => {
      const { staff, ...client } = await offeredQuote(stack, 'decline');
      await openAs(page, client, quotePath(client.reference));
      await page.getByRole('button', { name: t('Quotes.Offer.decline'), exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      const reason = dialog.getByLabel(t('Quotes.Decline.reason'));
      await expect(reason).toBeFocused();
      const decline = dialog.getByRole('button', { name: t('Quotes.Decline.confirm') });
      await decline.click();
      await expect(dialog).toContainText(t('Problems.required'));
      await reason.fill('We found\nanother way');
      await page.route('**/decline?**', (route) => route.abort(), { times: 1 });
      await decline.click();
      await expect(dialog.getByRole('alert')).toHaveText(t('Quotes.Detail.noAnswer'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: t('Quotes.Offer.decline'), exact: true }).click();
      await expect(reason).toHaveValue('We found\nanother way');
      await decline.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('Quotes.States.declinedByYou.title')).first()).toBeVisible();
      const quote = await inboxQuoteOf(staff, client.reference);
      expect(quote.timeline.at(-1)).toMatchObject({ kind: 'declined', actor: { kind: 'client' }, reason: 'We found\nanother way' });
    });

    test('client and staff write to each other; a failed message is sent once', async ({ page, stack }) => {
      const client = await submittedQuote(stack, 'messages');
      const staff = await staffVisitor(stack);
      await openAs(page, client, quotePath(client.reference));
      const box = page.getByLabel(t('Quotes.Messages.label'));
      const thread = page.getByRole('list', { name: t('Quotes.Messages.title'), exact: true });
      await box.fill('See https://example.com/<b>plan</b>');
      // Stored, but its answer gets lost.
      await page.route('**/messages?**', async (route) => {
        await route.fetch();
        await route.abort();
      }, { times: 1 });
      await box.press('Control+Enter');
      await expect(page.getByText(t('QuoteWords.form.noAnswer'))).toBeVisible();
      await expect(box).toHaveValue('See https://example.com/<b>plan</b>');
      await box.press('Control+Enter');
      await expect(page.getByText(t('Quotes.Messages.done'))).toBeVisible();
      await expect(box).toHaveValue('');
      await expect(thread.getByText('See https://example.com/<b>plan</b>')).toHaveCount(1);
      await expect(thread.getByRole('link')).toHaveCount(0);
      expect((await inboxQuoteOf(staff, client.reference)).messages).toHaveLength(1);

      await call(staff, 'POST', `/dashboard/quotes/${client.reference}/messages`, { text: 'نعم، بالتأكيد' });
      await expect(thread.getByText('نعم، بالتأكيد')).toBeVisible(LIVE);
      await expect(thread.getByRole('listitem').first()).toContainText(t('QuoteWords.actors.staff'));
      await expect(thread.getByRole('listitem').last()).toContainText(t('QuoteWords.actors.you'));
    });

    test('nobody sees somebody else’s request, nor learns that there is one', async ({ page, stack }) => {
      const owner = await submittedQuote(stack, 'owner');
      const stranger = await newClient(stack, 'stranger');
      await signIn(page.request, stranger.person);
      for (const reference of [owner.reference, 'Q-2026-999999', 'anything']) {
        const response = await page.goto(quotePath(reference));
        expect(response?.status(), reference).toBe(404);
        await expect(page.getByText(t('NotFound.title'))).toBeVisible();
        await expect(page.getByRole('main').getByText(WANTED.audit.name[language])).toHaveCount(0);
      }
    });

    test('a session that ends leads to the login page and back, and keeps what was typed', async ({ page, stack }) => {
      const client = await submittedQuote(stack, 'session');
      await openAs(page, client, quotePath(client.reference));
      await page.getByLabel(t('Quotes.Messages.label')).fill('Not sent yet');
      await stack.sql('update app.sessions set expires_at = now() where user_id = (select id from up_users where email = $1)', [client.person.email]);
      await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?from=`), LIVE);
      await page.getByLabel(t('Auth.Fields.email')).fill(client.person.email);
      await page.getByLabel(t('Auth.Fields.password'), { exact: true }).fill(client.person.password);
      await page.getByRole('button', { name: t('Auth.Login.submit'), exact: true }).click();
      await expect(heading(page, client.reference)).toBeVisible();
      await expect(page.getByLabel(t('Quotes.Messages.label'))).toHaveValue('Not sent yet');
    });

    test('prints reference, company, client, items, offer and terms, and nothing else', async ({ page, stack }) => {
      const client = await offeredQuote(stack, 'print', { price: 640, note: 'With a second look' });
      await openAs(page, client, quotePath(client.reference));
      await page.emulateMedia({ media: 'print' });
      for (const text of ['Rukn', client.reference, client.person.name, client.person.email, 'With a second look', WANTED.audit.name[language], '$640.00']) {
        await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
      }
      const terms = t('Quotes.Print.offerTerms').split('{date}')[0] ?? '';
      await expect(page.getByText(terms)).toBeVisible();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByLabel(t('Quotes.Messages.label'))).toBeHidden();
    });
  });
}
