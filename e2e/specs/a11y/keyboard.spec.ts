import type { Page } from '@playwright/test';

import { tabTo, visitByKeyboard, walk } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const PAGES = ['/', '/services', '/services/seo', '/blog', '/blog/arabic-keyword-research', '/contact', '/search?q=SEO', '/cart'] as const;

// A trace keeps the page before and after each press, which takes longer than all the rest.
test.use({ trace: 'off' });

const holdsFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((place) => document.activeElement?.closest(place) !== null, selector);

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);
  const home = prefix || '/';
  const bar = (page: Page) => page.getByRole('banner');

  for (const [path, viewport] of [
    ...PAGES.map((page) => [page, { width: 1280, height: 720 }] as const),
    ['/services/seo', { width: 390, height: 700 }],
  ] as const) {
    const address = path === '/' ? home : `${prefix}${path}`;

    test.describe(`${address} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('Tab comes to everything, each stop is in sight and marked, and Shift+Tab goes back the same way', async ({ page }) => {
        await visitByKeyboard(page, language, address);
        const { there, back, missed } = await walk(page);
        expect(missed, 'never come to').toEqual([]);
        expect(there.filter(({ faults }) => faults.length), 'on the way there').toEqual([]);
        expect(back.filter(({ faults }) => faults.length), 'on the way back').toEqual([]);
        expect(there[0]?.name).toBe(t('Nav.skipToContent'));
        expect(new Set(there.map(({ id }) => id)).size, 'each once').toBe(there.length);
        expect(back.map(({ id }) => id)).toEqual(there.map(({ id }) => id).reverse());
      });
    });
  }

  test.describe(`by keyboard alone, ${language}`, () => {
    test('the skip link leads past the bar', async ({ page }) => {
      await visitByKeyboard(page, language, `${prefix}/blog`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await holdsFocus(page, 'main a')).toBe(true);
    });

    test('the services’ menu closes behind whoever goes on, and leads to a service', async ({ page }) => {
      await visitByKeyboard(page, language, `${prefix}/about`);
      const toggle = bar(page).getByRole('button', { name: t('Nav.servicesMenu') });
      await tabTo(page, toggle);
      await page.keyboard.press('Space');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const service = bar(page).locator(`a[href="${prefix}/services/content"]`).first();
      await tabTo(page, service);
      await tabTo(page, bar(page).getByRole('link', { name: t('Nav.blog'), exact: true }));
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');

      await tabTo(page, toggle, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, service);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/services/content$`));
    });

    test('the menu of a phone keeps the focus, opens its services, and gives the focus back', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 });
      await visitByKeyboard(page, language, `${prefix}/about`);
      const opener = bar(page).getByRole('button', { name: t('Nav.openMenu') });
      const menu = page.getByRole('dialog', { name: t('Nav.menu') });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await tabTo(page, menu.locator('summary'));
      await page.keyboard.press('Space');
      await tabTo(page, menu.locator(`a[href="${prefix}/services/content"]`));
      await tabTo(page, menu.getByRole('button', { name: t('Nav.getStarted') }));
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.press('Tab');
        // Between the last control and the first one the browser's own bar may have its turn.
        expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await tabTo(page, menu.getByRole('link', { name: t('Nav.contact'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact$`));
    });

    test('the language is changed', async ({ page }) => {
      await visitByKeyboard(page, language, `${prefix}/services/seo`);
      const other = LANGUAGES.find((one) => one.language !== language);
      await tabTo(page, bar(page).getByRole('list', { name: t('Nav.language') }).getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${other?.language === 'ar' ? '/ar' : '[0-9]'}/services/seo$`));
      await expect(page.locator('html')).toHaveAttribute('dir', dir === 'ltr' ? 'rtl' : 'ltr');
    });

    test('the sections of the home page are worked', async ({ page }) => {
      await visitByKeyboard(page, language, home);
      const teams = page.locator('#benefits-section');
      const next = teams.getByRole('button', { name: t('Benefits.next') });
      const expectTeam = (team: string) => expect(teams.locator('button[aria-current=true]')).toHaveAccessibleName(new RegExp(t(`Benefits.teams.${team}.title`)));
      await tabTo(page, teams.getByRole('button', { name: t('Benefits.teams.marketing.title') }));
      await page.keyboard.press('Enter');
      await expectTeam('marketing');
      await tabTo(page, next, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expectTeam('sales');
      await page.keyboard.press('Space');
      await expectTeam('content');
      await tabTo(page, teams.getByRole('button', { name: t('Benefits.previous') }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expectTeam('sales');

      await tabTo(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
      await expect(page.getByRole('tab', { name: t('Workflows.content.label') })).toBeFocused();
      await page.keyboard.press('Tab');
      const step = page.locator('#workflow-panel-content').getByRole('button').first();
      await expect(step).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(step).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Space');
      await expect(step).toHaveAttribute('aria-pressed', 'false');

      const logos = page.locator('#integrations-section');
      const state = () => logos.getByRole('list').first().evaluate((row) => getComputedStyle(row).animationPlayState);
      await tabTo(page, logos.getByRole('checkbox'));
      await page.keyboard.press('Space');
      expect(await state()).toBe('paused');
      await page.keyboard.press('Space');
      expect(await state()).toBe('running');
    });
  });
}
