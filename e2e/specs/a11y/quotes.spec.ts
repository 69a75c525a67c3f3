import { call, signIn } from '../../fixtures/account';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { newClient, WANTED } from '../../fixtures/cart';
import { offeredQuote, sendOffer, staffVisitor, submittedQuote } from '../../fixtures/quotes';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const LONG = 'https://example.com/a-very-long-address-without-any-break/'.repeat(4);

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  for (const width of WIDTHS) {
    test(`${language}, ${width} px: a client’s quote requests have no accessibility faults`, async ({ page, stack }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const newcomer = await newClient(stack, 'a11y-empty');
      await signIn(page.request, newcomer.person);
      await page.goto(`${prefix}/quotes`);
      await expect(page.getByText(t('Quotes.empty'))).toBeVisible();
      await expectAccessible(page, 'empty');

      const client = await submittedQuote(stack, 'a11y-quote', [[WANTED.audit, 3], WANTED.onRequest]);
      const staff = await staffVisitor(stack);
      await call(staff, 'POST', `/dashboard/quotes/${client.reference}/messages`, { text: LONG });
      await call(client.visitor, 'POST', `/quotes/${client.reference}/messages`, { text: LONG });
      await signIn(page.request, client.person);
      await page.goto(`${prefix}/quotes`);
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessible(page, 'list');

      const path = `${prefix}/quotes/${client.reference}`;
      await page.goto(path);
      await expect(page.getByText(LONG).first()).toBeVisible();
      await expectAccessible(page, 'new');
      await sendOffer(staff, client.reference, { note: LONG });
      await page.goto(path);
      const decline = page.getByRole('button', { name: t('Quotes.Offer.decline'), exact: true });
      await expect(decline).toBeVisible();
      await expectAccessible(page, 'offer');
      await page.getByRole('button', { name: t('Quotes.Messages.submit') }).click();
      await expect(page.locator('[aria-invalid="true"]')).toBeFocused();
      await expectAccessible(page, 'a message that is missing');
      await decline.click();
      await page.getByRole('button', { name: t('Quotes.Decline.confirm') }).click();
      await expect(page.getByText(t('Problems.required')).last()).toBeVisible();
      await expectAccessible(page, 'a reason that is missing');
    });
  }

  test(`${language}: an offer is declined by keyboard alone`, async ({ page, stack }) => {
    const client = await offeredQuote(stack, 'keyboard');
    await signIn(page.request, client.person);
    await page.goto(`${prefix}/quotes/${client.reference}`);
    const decline = page.getByRole('button', { name: t('Quotes.Offer.decline'), exact: true });
    await decline.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t('Quotes.Decline.reason'))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(decline).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('No longer needed');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toContainText(t('Quotes.States.declinedByYou.title'));
  });
}
