import type { Locator, Page } from '@playwright/test';

import { newPerson, signIn, verifiedPerson } from '../../fixtures/account';
import { dialogAfter, dialogForm, openAuthDialog } from '../../fixtures/auth-ui';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** The control that has the focus, by its name. */
const focused = (scope: Page | Locator): Locator => scope.locator(':focus');

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  for (const width of WIDTHS) {
    test(`${language}, ${width} px: the dialog has no accessibility faults, also with its complaints`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/about`);
      const dialog = await openAuthDialog(page, language);
      for (const tab of ['signIn', 'createAccount'] as const) {
        const form = await dialogForm(dialog, language, tab);
        await expectAccessible(page, tab);
        await form.getByRole('button', { name: t(`Auth.Modal.${tab}`), exact: true }).click();
        await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
        await expectAccessible(page, `${tab} with complaints`);
      }
    });

    test(`${language}, ${width} px: dashboard and quotes have no accessibility faults`, async ({ page, stack }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await verifiedPerson(stack, newPerson('a11y', 'agency.example'), { role: 'admin' });
      await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
      for (const path of ['/dashboard', '/dashboard/staff', '/dashboard/staff/audit', '/quotes']) {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page, path);
      }
      await page.goto(`${prefix}/dashboard/staff`);
      await page.getByRole('button', { name: t('Staff.invite.open') }).click();
      await expectAccessible(page, 'the invitation');
      await page.getByRole('button', { name: t('Staff.approve.label', { name: 'Person' }) }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'the question before an approval');
    });
  }

  test(`${language}: the dialog by keyboard alone: the focus stays inside, tabs by arrows, Escape gives it back`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${prefix}/about`);
    const opener = page.getByRole('banner').getByRole('button', { name: t('Nav.getStarted'), exact: true });
    await opener.focus();
    const dialog = await dialogAfter(page, language, () => page.keyboard.press('Enter'));
    await expect(focused(dialog)).toHaveCount(1);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last control and the first one the browser's own bar may have its turn.
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(outside, `after ${presses + 1} × Tab`).toBe(false);
    }
    const selected = dialog.getByRole('tab', { selected: true });
    await selected.focus();
    const before = await selected.textContent();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(dialog.getByRole('tab', { selected: true })).not.toHaveText(before ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`${language}: signing in by keyboard alone`, async ({ page, stack }) => {
    const person = await verifiedPerson(stack, newPerson('keyboard'));
    await page.goto(`${prefix}/login`);
    await page.getByLabel(t('Auth.Fields.email'), { exact: true }).focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(t('Auth.Fields.password'), { exact: true })).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/quotes$`));
  });
}
