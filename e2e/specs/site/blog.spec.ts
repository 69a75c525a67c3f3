import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES } from '../../fixtures/texts';

const WORDS = {
  en: { readMore: 'Read More', related: 'Related Articles', minutes: /min read/, newTab: '(opens another site in a new tab)', latest: 'Latest Insights' },
  ar: { readMore: 'اقرأ المزيد', related: 'مقالات ذات صلة', minutes: /قراءة في/, newTab: '(يفتح موقعًا آخر في نافذة جديدة)', latest: 'أحدث المقالات' },
} as const;

/** The one post of the demo content that was published elsewhere. */
const EXTERNAL = 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** A short article of the demo content, with every kind of block. */
const ARTICLE = '/blog/arabic-keyword-research';

for (const { language, prefix } of LANGUAGES) {
  const words = WORDS[language];

  test(`${language}: a card has all its fields`, async ({ page }) => {
    await page.goto(`${prefix}/blog`);
    for (const card of await cards(page).all()) {
      await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
      await expect(card.locator('img, svg').first()).toBeAttached();
      await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
      await expect(card.getByText(words.minutes)).toBeVisible();
      expect(await card.locator('p').count(), 'category, excerpt, date').toBeGreaterThanOrEqual(3);
    }
  });

  test(`${language}: a post from elsewhere opens there, in a new tab, and says so`, async ({ page }) => {
    await page.goto(`${prefix}/blog/category/seo`);
    const link = page.locator(`a[href="${EXTERNAL}"]`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText(words.newTab);
  });

  test(`${language}: "${words.readMore}" comes with the pointer and with the focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}/blog`);
    const card = cards(page).first();
    const readMore = card.getByText(words.readMore);
    await expect(readMore).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(readMore).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(readMore).toHaveCSS('opacity', '0');
    await card.getByRole('link').first().focus();
    await expect(readMore).toHaveCSS('opacity', '1');
  });

  test(`${language}: categories, and articles that go on`, async ({ page }) => {
    await page.goto(`${prefix}/blog`);
    const categories = page.getByRole('main').getByRole('navigation').filter({ has: page.locator('a[href*="/category/"]') });
    await categories.locator('a[href$="/category/analytics"]').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/category/analytics$`));
    await expect(categories.locator('[aria-current]')).toHaveAttribute('href', `${prefix}/blog/category/analytics`);
    const shown = await cards(page).locator('p').first().textContent();
    for (const card of await cards(page).all()) await expect(card.locator('p').first()).toHaveText(shown ?? '');

    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const related = page.getByRole('region', { name: words.related }).getByRole('article');
    await expect(related).toHaveCount(3);
    const path = new URL(page.url()).pathname;
    await expect(related.locator(`a[href="${path}"]`)).toHaveCount(0);
  });

  test(`${language}: the feed has the newest posts, by addresses that work anywhere`, async ({ page, request, stack }) => {
    const response = await request.get(`${prefix}/blog/rss.xml`, { headers: { cookie: 'language=ar' }, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toContain(`<language>${language}</language>`);
    expect(xml).toContain(`<atom:link href="${stack.siteUrl}${prefix}/blog/rss.xml" rel="self"`);
    expect(xml).toContain(`<link>${EXTERNAL}</link>`);
    const items = xml.split('<item>').slice(1);
    expect(items.length).toBeGreaterThanOrEqual(6);
    for (const item of items) {
      for (const tag of ['title', 'link', 'guid', 'pubDate', 'description', 'category']) expect(item).toMatch(new RegExp(`<${tag}[ >]`));
      expect(item).toMatch(new RegExp(`<link>(?:${stack.siteUrl}${prefix}/blog/[a-z0-9-]+|${EXTERNAL})</link>`));
    }
    const dates = items.map((item) => Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? ''));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));

    for (const path of ['/blog', ARTICLE]) {
      await page.goto(prefix + path);
      await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute('href', `${stack.siteUrl}${prefix}/blog/rss.xml`);
    }
    await page.goto(`${prefix}/blog`);
    await expect(page.getByRole('main').getByRole('link', { name: /RSS/ })).toHaveAttribute('href', `${prefix}/blog/rss.xml`);
  });

  test(`${language}: endless words stay inside at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of [ARTICLE, '/blog']) {
      await page.goto(prefix + path);
      await page.evaluate((long) => {
        const places = document.querySelectorAll('main :is(h1, h2, h3, blockquote, pre code), main article :is(p, li)');
        for (const place of places) if (!place.querySelector('a, span, time')) place.textContent = long;
        for (const link of document.querySelectorAll('main article a')) link.textContent = long;
      }, 'Donaudampfschifffahrtsgesellschaft'.repeat(12));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('on a screen without a pointer "Read More" is always there', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(cards(page).first().getByText('Read More')).toHaveCSS('opacity', '1');
  await context.close();
});

test('the pages of the list follow each other, each with an address of its own', async ({ page, request }) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  const first = await request.get('/blog/page/1', { maxRedirects: 0 });
  expect([first.status(), first.headers().location]).toEqual([308, '/blog']);
  expect((await request.get('/blog/page/99')).status()).toBe(404);
});

test('an article that is only English says so to an Arabic reader, and stays English', async ({ page }) => {
  await page.goto('/ar/blog/utm-naming-convention');
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article).toHaveAttribute('lang', 'en');
  await expect(article).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('note')).toBeVisible();
  await expectAccessible(page, 'the copy');
});

test('there is no feed of another language', async ({ request }) => {
  expect((await request.get('/fr/blog/rss.xml')).status()).toBe(404);
  const english = await request.get('/en/blog/rss.xml', { maxRedirects: 0 });
  expect([english.status(), english.headers().location]).toEqual([308, '/blog/rss.xml']);
});
