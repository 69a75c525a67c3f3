import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { call, signIn } from '../../fixtures/account';
import { WANTED } from '../../fixtures/cart';
import { dayFromNow, inboxQuoteOf, offerBody, quoteOf, sendOffer, staffVisitor, submittedQuote } from '../../fixtures/quotes';
import { colleague, signInAs } from '../../fixtures/staff';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Pages ask again every ten seconds. */
const LIVE = { timeout: 25_000 };

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);
  const inboxPath = `${prefix}/dashboard/quotes`;
  const row = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });
  const price = (page: Page, name: string) => page.getByRole('textbox', { name: t('QuoteInbox.offer.priceOf', { name }) });
  const auditName = WANTED.audit.name[language];

  async function openQuote(page: Page, reference: string): Promise<void> {
    await page.goto(`${inboxPath}/${reference}`);
    await expect(page.getByRole('heading', { level: 2, name: t('QuoteInbox.assignment') })).toBeVisible();
  }

  test.describe(language, () => {
    test.slow();

    test('searches, filters by state and assignee, and keeps both in the address', async ({ page, stack }) => {
      const { reference, person } = await submittedQuote(stack, 'find');
      const other = await submittedQuote(stack, 'hide');
      await signInAs(page, stack, 'marketing');
      await page.goto(inboxPath);
      await page.getByRole('searchbox').fill(person.email);
      await expect(row(page, reference)).toContainText(auditName);
      await expect(row(page, other.reference)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`[?]search=${encodeURIComponent(person.email)}$`));

      await page.getByRole('button', { name: new RegExp(`^${t('QuoteWords.statuses.accepted')}`) }).click();
      await expect(page.getByText(t('QuoteInbox.nothingFound'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('QuoteInbox.nothingFound'))).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(person.email);
      await page.getByRole('button', { name: new RegExp(`^${t('QuoteWords.statuses.new')}`) }).click();
      await page.getByLabel(t('QuoteInbox.assignee')).selectOption('none');
      await expect(row(page, reference)).toBeVisible();
      await page.getByLabel(t('QuoteInbox.assignee')).selectOption('me');
      await page.getByRole('button', { name: t('QuoteInbox.clearFilters') }).click();
      await expect(page).toHaveURL(new RegExp(`${inboxPath}$`));
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });

    test('a request comes in by itself, and what is late says so', async ({ page, stack }) => {
      await signInAs(page, stack, 'admin');
      await page.goto(inboxPath);
      await expect(page.getByRole('link', { name: t('QuoteInbox.export') })).toBeVisible();
      const { reference } = await submittedQuote(stack, 'arrival');
      await expect(row(page, reference), 'without a reload').toBeVisible(LIVE);
      await stack.sql(`update app.quotes set reply_due_at = now() - interval '3 hours 5 minutes' where reference = $1`, [reference]);
      await expect(row(page, reference)).toContainText(language === 'en' ? '3 h overdue' : 'متأخر 3 ساعات', LIVE);
      await page.getByRole('button', { name: t('QuoteInbox.overdueOnly') }).click();
      await expect(row(page, reference)).toBeVisible();
    });

    test('is assigned; a note stays among the staff', async ({ page, stack, browser }) => {
      const { reference, visitor, person } = await submittedQuote(stack, 'note');
      await signInAs(page, stack, 'marketing');
      await openQuote(page, reference);
      await page.getByRole('button', { name: t('QuoteInbox.assignToMe') }).click();
      await expect(page.getByRole('button', { name: t('QuoteInbox.assignToMe') })).toHaveCount(0);

      const secret = `Budget about ${reference}`;
      await page.getByLabel(t('QuoteInbox.notes.label')).fill(secret);
      await page.getByRole('button', { name: t('QuoteInbox.notes.submit') }).click();
      await expect(page.getByRole('region', { name: t('QuoteInbox.notes.title') }).getByRole('listitem')).toContainText(secret);
      await page.getByLabel(t('QuoteInbox.messages.label')).fill('With pleasure');
      await page.getByRole('button', { name: t('QuoteInbox.messages.submit') }).click();
      await expect(page.getByRole('region', { name: t('QuoteInbox.messages.title') }).getByRole('listitem')).toContainText('With pleasure');

      const seen = await quoteOf(visitor, reference);
      expect(seen.messages.map(({ text }) => text)).toEqual(['With pleasure']);
      expect(JSON.stringify(seen)).not.toContain(secret);
      expect(seen.timeline.map(({ kind }) => kind), 'assignments are the staff’s business').not.toContain('assigned');
      const client = await (await browser.newContext()).newPage();
      await signIn(client.request, person);
      await client.goto(`${prefix}/quotes/${reference}`);
      await expect(client.getByText('With pleasure')).toBeVisible();
      await expect(client.getByText(secret)).toHaveCount(0);
      await client.context().close();
    });

    test('an offer goes out once, with what the dialog has shown, and can be withdrawn', async ({ page, stack }) => {
      const { reference, visitor } = await submittedQuote(stack, 'offer', [[WANTED.audit, 3]]);
      await signInAs(page, stack, 'marketing');
      await openQuote(page, reference);
      await price(page, auditName).fill('1,033.35');
      await page.getByLabel(t('QuoteInbox.offer.validUntil')).fill(dayFromNow(10));
      await page.getByRole('button', { name: t('QuoteInbox.offer.send') }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('$3,100.05');
      expect((await quoteOf(visitor, reference)).status).toBe('new');
      await dialog.getByRole('button', { name: t('QuoteInbox.send.confirm') }).dblclick();
      await expect(page.getByText(t('QuoteInbox.send.done'))).toBeVisible();
      expect(await quoteOf(visitor, reference)).toMatchObject({ status: 'offer_sent', offerTotal: 3100.05, offer: { number: 1 } });

      await page.getByRole('button', { name: t('QuoteInbox.acts.withdraw.action') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t('QuoteInbox.acts.withdraw.confirm') }).click();
      await expect(price(page, auditName)).toHaveValue('1033.35');
    });

    test('two staff write the same offer: the second is told, loses nothing, and chooses', async ({ page, stack, browser }) => {
      const { reference } = await submittedQuote(stack, 'conflict');
      await signInAs(page, stack, 'marketing');
      const other = await colleague(browser, stack, 'admin');
      await openQuote(page, reference);
      await openQuote(other, reference);
      await price(page, auditName).fill('1200');
      await page.getByLabel(t('QuoteInbox.offer.note')).fill('My words');
      await price(other, auditName).fill('999');
      await other.getByRole('button', { name: t('QuoteInbox.offer.save') }).click();
      await expect(other.getByText(t('QuoteInbox.offer.savedDone'))).toBeVisible();

      await page.getByRole('button', { name: t('QuoteInbox.offer.save') }).click();
      const conflict = page.getByRole('region', { name: t('QuoteInbox.conflict.title') });
      await expect(conflict).toContainText('$1,200.00');
      await expect(conflict).toContainText('$999.00');
      await expect(price(page, auditName)).toHaveValue('1200');
      await expect(page.getByLabel(t('QuoteInbox.offer.note'))).toHaveValue('My words');
      const staff = await staffVisitor(stack);
      expect((await inboxQuoteOf(staff, reference)).items[0]?.offerPrice, 'the first one’s').toBe(999);

      await conflict.getByRole('button', { name: t('QuoteInbox.conflict.keepMine') }).click();
      await page.getByRole('button', { name: t('QuoteInbox.offer.save') }).click();
      await expect(page.getByText(t('QuoteInbox.offer.savedDone'))).toBeVisible();
      expect(await inboxQuoteOf(staff, reference)).toMatchObject({ items: [{ offerPrice: 1200 }], draft: { version: 2, note: 'My words' } });

      await expect(price(other, auditName), 'nothing was typed there since').toHaveValue('1200', LIVE);
      await price(other, auditName).fill('5');
      await sendOffer(staff, reference, { price: 1100 });
      await expect(other.getByText(t('QuoteInbox.offer.locked'))).toBeVisible(LIVE);
      await expect(price(other, auditName), 'also where the offer can’t be written any more').toHaveValue('5');
      await other.context().close();
    });

    test('what was typed is there again after leaving without saving', async ({ page, stack }) => {
      const { reference } = await submittedQuote(stack, 'leave');
      await signInAs(page, stack, 'marketing');
      await openQuote(page, reference);
      await price(page, auditName).fill('42.5');
      await page.getByRole('link', { name: t('QuoteInbox.back') }).click();
      await expect(page).toHaveURL(new RegExp(`${inboxPath}$`));
      await page.goBack();
      await expect(price(page, auditName)).toHaveValue('42.5');
    });

    test('downloads what the filters leave as CSV', async ({ page, stack }) => {
      const { reference, person } = await submittedQuote(stack, 'csv', [WANTED.audit, [WANTED.keywords, 2]]);
      const staff = await staffVisitor(stack);
      const quote = await inboxQuoteOf(staff, reference);
      await call(staff, 'POST', `/dashboard/quotes/${reference}/offer`, offerBody(quote, { price: 10 }));
      await signInAs(page, stack, 'marketing');
      await page.goto(`${inboxPath}?search=${encodeURIComponent(person.email)}`);
      await expect(row(page, reference)).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: t('QuoteInbox.export') }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/\.csv$/);
      const lines = readFileSync(await download.path(), 'utf8').trim().split('\r\n');
      expect(lines, 'a header, and one line per item').toHaveLength(3);
      expect(lines.slice(1).every((line) => line.includes(reference) && line.includes(person.email))).toBe(true);
      expect(lines.join()).toContain(WANTED.keywords.name[language]);
    });
  });
}
