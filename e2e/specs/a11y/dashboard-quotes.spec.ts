import type { Page } from '@playwright/test';

import { call, signIn } from '../../fixtures/account';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { WANTED } from '../../fixtures/cart';
import { dayFromNow, sendOffer, staffVisitor, submittedQuote } from '../../fixtures/quotes';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);
  const inboxPath = `${prefix}/dashboard/quotes`;

  const openQuote = async (page: Page, reference: string) => {
    await page.goto(`${inboxPath}/${reference}`);
    await expect(page.getByRole('heading', { level: 2, name: t('QuoteInbox.assignment') })).toBeVisible();
  };

  for (const width of WIDTHS) {
    test(`${language}, ${width} px: the inbox and a request have no accessibility faults in any state`, async ({ page, stack }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { reference, visitor } = await submittedQuote(stack, 'a11y', [WANTED.audit, WANTED.onRequest]);
      const staff = await staffVisitor(stack);
      await call(visitor, 'POST', `/quotes/${reference}/messages`, { text: 'When could you start?' });
      await call(staff, 'POST', `/dashboard/quotes/${reference}/notes`, { text: 'Asked on the phone, too' });
      await stack.sql(`update app.quotes set reply_due_at = now() - interval '3 hours' where reference = $1`, [reference]);
      await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });

      await page.goto(`${prefix}/dashboard`);
      await expect(page.getByText(t('QuoteInbox.figures.counting'))).toHaveCount(0);
      await expectAccessible(page, 'the overview');
      await page.goto(inboxPath);
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page, 'the inbox');
      await page.goto(`${inboxPath}?search=nobody-has-this-name`);
      await expect(page.getByText(t('QuoteInbox.nothingFound'))).toBeVisible();
      await expectAccessible(page, 'nothing found');
      await page.goto(`${inboxPath}/Q-2000-000001`);
      await expect(page.getByText(t('QuoteInbox.unknown'))).toBeVisible();
      await expectAccessible(page, 'no such request');

      await openQuote(page, reference);
      await expectAccessible(page, 'a request');
      await page.getByRole('button', { name: t('QuoteInbox.offer.send') }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      await expectAccessible(page, 'with complaints');
      for (const input of await page.locator('input[inputmode="decimal"]').all()) await input.fill('150');
      await page.getByLabel(t('QuoteInbox.offer.validUntil')).fill(dayFromNow(5));
      await page.getByRole('button', { name: t('QuoteInbox.offer.send') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'the question before sending');
      await page.keyboard.press('Escape');

      const [draft] = await stack.sql<{ version: number }>('update app.quotes set offer_version = offer_version + 1 where reference = $1 returning offer_version as version', [reference]);
      expect(draft?.version).toBe(1);
      await page.getByRole('button', { name: t('QuoteInbox.offer.save') }).click();
      await expect(page.getByRole('region', { name: t('QuoteInbox.conflict.title') })).toBeVisible();
      await expectAccessible(page, 'a conflict');
      await page.getByRole('button', { name: t('QuoteInbox.conflict.takeTheirs') }).click();
      await page.getByRole('button', { name: t('QuoteInbox.acts.decline.action') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t('QuoteInbox.acts.decline.confirm') }).click();
      await expectAccessible(page, 'declining without a reason');
      await page.keyboard.press('Escape');
      await sendOffer(staff, reference);
      await openQuote(page, reference);
      await expectAccessible(page, 'an offer that was sent');
    });
  }

  test(`${language}: a request is found, opened and answered by keyboard alone`, async ({ page, stack }) => {
    test.slow();
    const { reference, person } = await submittedQuote(stack, 'keys');
    await signIn(page.request, { email: ACCOUNTS.marketing, password: stack.demoPassword });
    await page.goto(inboxPath);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: reference });
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.getByLabel(t('QuoteInbox.messages.label')).focus();
    await page.keyboard.type('We are on it');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('QuoteInbox.messages.done'))).toBeVisible();
    await page.getByRole('button', { name: t('QuoteInbox.acts.review.action') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: t('QuoteInbox.cancel') })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('QuoteInbox.acts.review.done'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), 'the button is gone with the state').toBeFocused();
  });
}
