import type { Page } from '@playwright/test';

import type { Language } from '../../fixtures/account';
import { cartIcon } from '../../fixtures/cart-ui';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Longest time a panel may take to slide, in milliseconds. */
const LONGEST_SLIDE = 250;

const ANCHORS = ['social-media', 'seo', 'strategy', 'content'];

/** A card that can't be seen before the grid was scrolled. */
const LOW_CARD = 'brand-design';

/** Opens a page and waits until its scripts run, as links lead to whole pages before. */
async function visit(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(path);
  await expect(cartIcon(page, language, 0)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** The page was never loaded anew since it was visited. */
const expectSameDocument = async (page: Page): Promise<void> => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

const cardLink = (page: Page, slug: string) => page.locator(`main article#${slug} a`);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The title that the server gives a page. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return (/<title>([^<]*)</.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

/** Waits until a service's panel is open: its address, its heading in focus, its own title. */
async function expectPanel(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(await titleOf(page, address));
  await expect(page.locator('[data-panel]')).toHaveCount(1);
}

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

for (const { language, prefix, dir } of LANGUAGES) {
  const t = textsOf(language);
  const grid = `${prefix}/services`;
  const said = (english: string, key: string, values?: Record<string, string>): string => (language === 'en' ? english : t(key, values));
  const backLink = (page: Page) => page.getByRole('main').getByRole('link', { name: t('Services.backToServices') });
  const dots = (page: Page) => page.getByRole('navigation', { name: t('Services.allPanels') }).getByRole('link');
  const pager = (page: Page) => page.getByRole('navigation', { name: t('Services.pager'), exact: true });
  const step = (page: Page, direction: 'previous' | 'next') => pager(page).locator(`a[rel=${direction === 'next' ? 'next' : 'prev'}]`);

  test.describe(`services in ${language}`, () => {
    test('a card says what it leads to', async ({ page }) => {
      await page.goto(grid);
      const card = page.locator('main article#seo');
      await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(card.locator('img, svg').first()).toBeVisible();
      await expect(card).toContainText(said('Click to explore', 'Services.clickToExplore'));
      await expect(card).toContainText(language === 'en' ? /\d+ services? included/ : /خدم/);
    });

    test('a card opens its panel; its back button closes it, at the same place, on the same card', async ({ page }) => {
      await visit(page, language, grid);
      const link = cardLink(page, LOW_CARD);
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(0);
      await link.click();
      await expectPanel(page, `${grid}/${LOW_CARD}`);
      const steps = await historyLength(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await backLink(page).click();
      await expect(page).toHaveURL(new RegExp(`${grid}$`));
      await expect(link).toBeFocused();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(2);
      expect(await historyLength(page)).toBe(steps);
      await expectSameDocument(page);
    });

    test('the browser’s back closes the panel and its forward opens it again', async ({ page }) => {
      await visit(page, language, grid);
      await cardLink(page, 'seo').click();
      await expectPanel(page, `${grid}/seo`);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${grid}$`));
      await expect(cardLink(page, 'seo')).toBeFocused();
      await page.goForward();
      await expectPanel(page, `${grid}/seo`);
      await expectSameDocument(page);
    });

    test('previous, next and dots lead from panel to panel, and one step back still closes', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(page, language, grid);
      const slugs = await page.locator('main article').evaluateAll((cards) => cards.map(({ id }) => id));
      const [first = '', second = '', third = ''] = slugs;
      const last = slugs.at(-1) ?? '';
      await cardLink(page, first).click();
      await expectPanel(page, `${grid}/${first}`);
      const steps = await historyLength(page);

      await expect(step(page, 'previous')).toHaveCount(0);
      await step(page, 'next').click();
      await expectPanel(page, `${grid}/${second}`);
      await step(page, 'next').click();
      await expectPanel(page, `${grid}/${third}`);
      await step(page, 'previous').click();
      await expectPanel(page, `${grid}/${second}`);

      await expect(dots(page)).toHaveCount(slugs.length);
      await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'page');
      await expect(dots(page).nth(1)).toHaveAccessibleName(await heading(page).innerText());
      await dots(page).last().click();
      await expectPanel(page, `${grid}/${last}`);
      await expect(step(page, 'next')).toHaveCount(0);
      await expect(step(page, 'previous')).toHaveCount(1);
      await expect(page.locator('[aria-current=page]').and(dots(page))).toHaveCount(1);

      expect(await historyLength(page)).toBe(steps);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${grid}$`));
      await expect(cardLink(page, last)).toBeFocused();
      await expectSameDocument(page);
    });

    test('an address opens its panel at once and keeps it; its back button leads to the card', async ({ page, request }) => {
      const html = await (await request.get(`${grid}/strategy`)).text();
      expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"@type":"Service"/);
      await visit(page, language, `${grid}/strategy`);
      const title = await heading(page).innerText();
      expect(html).toContain(title.replace('&', '&amp;'));
      await expect(heading(page)).not.toBeFocused();
      await page.reload();
      await expect(heading(page)).toHaveText(title);
      await expect(cartIcon(page, language, 0)).toBeVisible();
      await backLink(page).click();
      await expect(page).toHaveURL(new RegExp(`${grid}$`));
      await expect(cardLink(page, 'strategy')).toBeFocused();
      await expect(cardLink(page, 'strategy')).toBeInViewport();
    });

    test('panels slide in from the end of the line, shortly, and the former one goes', async ({ page }) => {
      await page.addInitScript(() => {
        const slides: { frames: unknown; duration: unknown }[] = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function record(frames, options) {
          slides.push({ frames, duration: typeof options === 'object' ? options.duration : options });
          return animate.call(this, frames, options);
        };
        Object.assign(window, { slides });
      });
      await visit(page, language, grid);
      await cardLink(page, 'seo').click();
      await expectPanel(page, `${grid}/seo`);
      const slides = await page.evaluate(() => (window as unknown as { slides: { frames: Record<string, string>[]; duration: number }[] }).slides);
      const [entry, exit] = dir === 'ltr' ? ['100%', '-100%'] : ['-100%', '100%'];
      expect(slides.map(({ frames }) => frames)).toEqual([
        [{ transform: `translateX(${entry})` }, { transform: 'none' }],
        [{ transform: 'none' }, { transform: `translateX(${exit})` }],
      ]);
      for (const { duration } of slides) expect(duration).toBeLessThanOrEqual(LONGEST_SLIDE);
    });

    test('nothing slides under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        Element.prototype.animate = () => {
          throw new Error('something moved');
        };
      });
      await visit(page, language, grid);
      await cardLink(page, 'seo').click();
      await expectPanel(page, `${grid}/seo`);
      await backLink(page).click();
      await expect(cardLink(page, 'seo')).toBeFocused();
      await expectSameDocument(page);
    });

    test('everything is a link without scripts', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(grid);
      await cardLink(page, 'seo').click();
      await expect(page).toHaveURL(new RegExp(`${grid}/seo$`));
      await step(page, 'next').click();
      await expect(page).not.toHaveURL(/\/seo$/);
      await dots(page).first().click();
      await expect(dots(page).first()).toHaveAttribute('aria-current', 'page');
      await backLink(page).click();
      await expect(page).toHaveURL(new RegExp(`${grid}$`));
      await context.close();
    });

    for (const anchor of ANCHORS) {
      test(`#${anchor} leads to its card, below the bar, in focus and marked`, async ({ page }) => {
        await page.goto(`${grid}#${anchor}`);
        const card = page.locator(`main article#${anchor}`);
        await expect(card).toBeFocused();
        await expect(card).toBeInViewport();
        const bar = await page.getByRole('banner').boundingBox();
        await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        expect(await card.evaluate((element) => element.matches(':target') && getComputedStyle(element).boxShadow)).not.toBe('none');
      });
    }

    test('on a phone, previous and next stay at the foot and cover nothing', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 720 });
      await visit(page, language, `${grid}/seo`);
      await expect(pager(page)).toHaveCount(1);
      await expect(pager(page)).toHaveCSS('position', 'fixed');
      const foot = async () => (await pager(page).boundingBox()) ?? { y: 0, height: 0 };
      for (const link of await pager(page).getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const { y, height } = await foot();
      expect(y + height).toBe(720);
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(y + 1);
      const upwards = await page.getByRole('button', { name: t('Nav.scrollToTop') }).boundingBox();
      expect((upwards?.y ?? 0) + (upwards?.height ?? 0)).toBeLessThanOrEqual(y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      const before = page.url();
      await step(page, 'next').click();
      await expect(page).not.toHaveURL(before);
      await expect(heading(page)).toBeFocused();
      await expect.poll(async () => (await foot()).y).toBe(y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectSameDocument(page);
    });

    test('a panel lists what can be booked', async ({ page }) => {
      await page.goto(`${grid}/seo`);
      const items = page.getByRole('main').getByRole('article');
      expect(await items.count()).toBeGreaterThan(1);
      for (const item of await items.all()) {
        await expect(item.locator('img, svg').first()).toBeAttached();
        await expect(item.getByRole('heading', { level: 3 })).toBeVisible();
        await expect(item).toContainText(said('Premium Service', 'Services.premium'));
        await expect(item.getByRole('button')).toContainText(said('Connect to Add', 'Cart.Add.connect'));
      }
    });
  });
}
