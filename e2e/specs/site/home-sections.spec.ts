import { expect, type Locator, type Page } from '@playwright/test';

import { LANGUAGES, textsOf } from '../../fixtures/texts';
import { test } from '../../fixtures/test';

const AUTO_ADVANCE_MS = 5000;
const INTEGRATION_COUNT = 24;
const LAYOUTS = [
  [360, 'narrow'],
  [639, 'narrow'],
  [640, 'compact'],
  [1023, 'compact'],
  [1024, 'wide'],
  [1440, 'wide'],
] as const;
const TEAMS = ['marketing', 'sales', 'content', 'growth', 'support'] as const;
const WORKFLOWS = ['seo', 'content', 'social', 'paid', 'email'] as const;

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);
  const home = prefix || '/';

  const benefits = (page: Page): Locator => page.locator('#benefits-section');
  const slide = (page: Page, team: (typeof TEAMS)[number]): Locator => benefits(page).getByRole('article').filter({ hasText: t(`Benefits.teams.${team}.title`) });
  const control = (page: Page, key: 'previous' | 'next' | 'pause' | 'play'): Locator => benefits(page).getByRole('button', { name: t(`Benefits.${key}`) });

  /** Home with a clock of the test's own, and the carousel in the window. */
  async function openCarousel(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto(home);
    await benefits(page).getByRole('region').scrollIntoViewIfNeeded();
    await expect(slide(page, 'marketing')).toBeVisible();
  }
  /** The page's scripts run as soon as it has moved on by itself for the first time. */
  async function untilItMoves(page: Page): Promise<void> {
    await expect(async () => {
      await page.clock.runFor(AUTO_ADVANCE_MS);
      await expect(slide(page, 'marketing')).toBeHidden({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  }
  const shown = (page: Page): Promise<string | null> => benefits(page).locator('button[aria-current=true]').getAttribute('aria-label');

  test.describe(`who benefits, ${language}`, () => {
    test('moves on every five seconds, until somebody moves it', async ({ page }) => {
      await openCarousel(page);
      await untilItMoves(page);
      const before = await shown(page);
      await page.clock.runFor(AUTO_ADVANCE_MS);
      await expect.poll(() => shown(page)).not.toBe(before);

      await control(page, 'next').click();
      await expect(control(page, 'pause')).toHaveCount(0);
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const chosen = await shown(page);
      await page.clock.runFor(4 * AUTO_ADVANCE_MS);
      expect(await shown(page)).toBe(chosen);
    });

    test('waits under the mouse, under the focus and when paused', async ({ page }) => {
      await openCarousel(page);
      await untilItMoves(page);
      await benefits(page).getByRole('region').hover();
      const hovered = await shown(page);
      await page.clock.runFor(3 * AUTO_ADVANCE_MS);
      expect(await shown(page)).toBe(hovered);

      await page.mouse.move(0, 0);
      await control(page, 'next').focus();
      const focused = await shown(page);
      await page.clock.runFor(3 * AUTO_ADVANCE_MS);
      expect(await shown(page)).toBe(focused);

      await control(page, 'pause').focus();
      await page.keyboard.press('Enter');
      await expect(control(page, 'play')).toBeFocused();
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.clock.runFor(3 * AUTO_ADVANCE_MS);
      expect(await shown(page)).toBe(focused);
    });

    test('goes round both ways, and shows what a dot stands for', async ({ page }) => {
      await page.goto(home);
      await expect(async () => {
        await control(page, 'previous').click();
        await expect(slide(page, 'support')).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await control(page, 'next').click();
      await expect(slide(page, 'marketing')).toBeVisible();
      await benefits(page).getByRole('button', { name: t('Benefits.teams.content.title') }).click();
      await expect(slide(page, 'content')).toBeVisible();
      await expect(slide(page, 'marketing')).toBeHidden();
    });

    test('stays where it is under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openCarousel(page);
      await expect(control(page, 'pause')).toBeHidden();
      await page.clock.runFor(4 * AUTO_ADVANCE_MS);
      await expect(slide(page, 'marketing')).toBeVisible();
    });
  });

  test.describe(`workflows, ${language}`, () => {
    const tab = (page: Page, id: string): Locator => page.getByRole('tab', { name: t(`Workflows.${id}.label`) });
    const panel = (page: Page, id: string): Locator => page.locator(`#workflow-panel-${id}`);

    test('follow the arrows in the direction of reading, Home and End', async ({ page }) => {
      const [on, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await page.goto(home);
      await expect(tab(page, 'seo')).toHaveAttribute('aria-selected', 'true');
      await expect(async () => {
        await tab(page, 'seo').focus();
        await page.keyboard.press(on);
        await expect(tab(page, 'content')).toBeFocused({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await expect(panel(page, 'content')).toBeVisible();
      await expect(panel(page, 'seo')).toBeHidden();
      await page.keyboard.press('End');
      await expect(panel(page, 'email')).toBeVisible();
      await page.keyboard.press(on);
      await expect(panel(page, 'seo')).toBeVisible();
      await page.keyboard.press(back);
      await expect(panel(page, 'email')).toBeVisible();
      await page.keyboard.press('Home');
      await expect(tab(page, 'seo')).toBeFocused();
    });

    test('lie along the line, down the page or one below the other', async ({ page }) => {
      await page.goto(home);
      for (const [width, layout] of LAYOUTS) {
        await page.setViewportSize({ width, height: 900 });
        const place = async (node: string) => (await panel(page, 'seo').locator(`[data-node=${node}]`).boundingBox()) ?? { x: 0, y: 0 };
        const [first, crawl, intent, last] = await Promise.all(['quarter', 'crawl', 'intent', 'report'].map(place));
        const isSame = (a: number | undefined, b: number | undefined) => Math.abs((a ?? 0) - (b ?? 0)) < 1;
        const seen = isSame(first?.x, crawl?.x) ? 'narrow' : isSame(crawl?.y, intent?.y) ? 'compact' : 'wide';
        expect(seen, `at ${width} px`).toBe(layout);
        if (seen === 'wide') expect((last?.x ?? 0) > (first?.x ?? 0), 'ends where reading does').toBe(language === 'en');
        await expect(panel(page, 'seo').locator('svg[class*=hidden]:visible')).toHaveCount(1);
      }
    });

    test('show the way to a step, and only the connectors between what is shown', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(home);
      const revise = panel(page, 'content').locator('[data-node=revise]');
      const link = panel(page, 'content').locator('path[data-link="revise create"]:visible');
      await expect(async () => {
        await tab(page, 'content').click();
        await expect(revise).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await expect(revise).not.toHaveAttribute('data-active');
      await revise.hover();
      await expect(revise).toHaveAttribute('data-active');
      await expect(link).toHaveAttribute('data-active');
      await expect(panel(page, 'content').locator('[data-node=publish]')).not.toHaveAttribute('data-active');
      await tab(page, 'content').hover();
      await expect(link).not.toHaveAttribute('data-active');
    });
  });

  test.describe(`integrations, ${language}`, () => {
    const section = (page: Page): Locator => page.locator('#integrations-section');
    const rows = (page: Page): Locator => section(page).getByRole('list');
    const state = (row: Locator): Promise<string> => row.evaluate((element) => getComputedStyle(element).animationPlayState);

    test('names each tool once, draws it, and leads to all of them', async ({ page, request }) => {
      await page.goto(home);
      await expect(rows(page)).toHaveCount(2);
      await expect(section(page).getByRole('listitem')).toHaveCount(INTEGRATION_COUNT);
      const address = (await section(page).locator('use').first().getAttribute('href')) ?? '';
      const answer = await request.get(address.split('#')[0] ?? '');
      expect(answer.headers()['content-type']).toContain('image/svg+xml');
      const drawn = await answer.text();
      for (const use of await section(page).locator('use').all()) {
        expect(drawn).toContain(`id="${(await use.getAttribute('href'))?.split('#')[1]}"`);
      }
      await expect(section(page).getByRole('link', { name: t('Integrations.browse') })).toHaveAttribute('href', `${prefix}/tools`);
    });

    test('moves in two directions, and stops by its button, under the mouse, and with the focus on the way on', async ({ page }) => {
      await page.goto(home);
      const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
      const direction = (row: Locator) => row.evaluate((element) => getComputedStyle(element).animationDirection);
      expect(await direction(first)).not.toBe(await direction(second));
      await page.mouse.move(0, 0);
      expect(await state(first)).toBe('running');

      await section(page).getByText(t('Integrations.pause')).click();
      expect(await state(first)).toBe('paused');
      await section(page).getByText(t('Integrations.pause')).click();
      expect(await state(second)).toBe('running');

      await section(page).getByRole('group').first().hover();
      await expect.poll(() => state(first)).toBe('paused');
      expect(await state(second)).toBe('paused');
      await page.mouse.move(0, 0);
      await section(page).getByRole('checkbox').focus();
      await page.keyboard.press('Shift+Tab');
      expect(await state(first)).toBe('paused');
    });

    test('stands still under reduced motion, all of it in sight', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(home);
      expect(await rows(page).first().evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
      await expect(section(page).getByText(t('Integrations.pause'))).toBeHidden();
      const width = page.viewportSize()?.width ?? 0;
      for (const item of await section(page).getByRole('listitem').all()) {
        const box = await item.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      }
    });
  });

  test.describe(`without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('every team and every workflow can be read', async ({ page }) => {
      await page.goto(home);
      for (const team of TEAMS) await expect(slide(page, team)).toBeVisible();
      for (const id of WORKFLOWS) await expect(page.locator(`#workflow-panel-${id}`)).toBeVisible();
      await expect(control(page, 'next')).toBeHidden();
      await expect(page.getByRole('tablist')).toBeHidden();
    });
  });
}

test('the last sections of home say what they should and lead where they should', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByText('since 2020')).toBeVisible();
  const blog = page.locator('#blog-section');
  await expect(blog.getByRole('article')).toHaveCount(3);
  await expect(blog.getByRole('link', { name: 'Read More Articles' })).toHaveAttribute('href', '/blog');
  const cta = page.locator('#cta-section');
  await expect(cta.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact');
  await expect(cta.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
  const order = await page.locator('main section').evaluateAll((sections) => sections.map(({ id }) => id).filter(Boolean));
  expect(order).toEqual(['services-section', 'benefits-section', 'workflows-section', 'integrations-section', 'blog-section', 'cta-section']);
});
