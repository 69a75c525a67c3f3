import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES } from '../../fixtures/texts';

const WORDS = {
  en: {
    field: 'Search services and articles', service: 'Service', article: 'Article', words: 'keyword research', results: /^\d+ results? for “keyword research”$/,
    nothing: 'We found nothing with these words.', suggestions: 'Perhaps one of these services', none: 'No results for “qwertyuiop”',
  },
  ar: {
    field: 'ابحث في الخدمات والمقالات', service: 'خدمة', article: 'مقال', words: 'الكلمات المفتاحية', results: /لعبارة «الكلمات المفتاحية»$/,
    nothing: 'لم نجد شيئًا بهذه الكلمات.', suggestions: 'ربما تبحث عن إحدى هذه الخدمات', none: 'لا نتائج لعبارة «qwertyuiop»',
  },
} as const;

const hits = (page: Page) => page.getByRole('main').getByRole('article');

for (const { language, prefix } of LANGUAGES) {
  const words = WORDS[language];
  const address = (q: string, more = '') => `${prefix}/search?q=${encodeURIComponent(q)}${more}`;

  test(`${language}: from the blog to what was searched for`, async ({ page }) => {
    await page.goto(`${prefix}/blog`);
    await page.getByRole('main').getByRole('searchbox', { name: words.field }).fill(words.words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/search` && url.searchParams.get('q') === words.words);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(words.results);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(words.words);
    expect(await page.locator('main mark').count()).toBeGreaterThan(0);
    await expect(hits(page).getByText(words.article, { exact: true }).first()).toBeVisible();

    const title = await hits(page).first().getByRole('heading').textContent();
    await hits(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test(`${language}: needs no script`, async ({ browser, clientAddress }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': clientAddress } });
    const page = await context.newPage();
    await page.goto(`${prefix}/search`);
    await expect(page.getByRole('heading', { name: words.suggestions })).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('SEO');
    await page.getByRole('main').getByRole('search').getByRole('button').click();
    await expect(hits(page).getByText(words.service, { exact: true }).first()).toBeVisible();
    await expect(page.locator('main mark').first()).toBeVisible();
    await context.close();
  });

  test(`${language}: nothing found leads on`, async ({ page }) => {
    await page.goto(address('qwertyuiop'));
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    await expect(page.getByText(words.nothing)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.suggestions })).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href^="${prefix}/services/"]`).first()).toBeVisible();
  });

  test(`${language}: every state is accessible, and as wide as the screen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const q of ['', words.words, 'qwertyuiop', 'x'.repeat(100)]) {
      await page.goto(address(q));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `"${q}" at ${width} px`);
      }
    }
  });

  test(`${language}: what is asked stays with who asked, and out of search engines`, async ({ request }) => {
    const response = await request.get(address('seo'));
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(await (await request.get(address('ads'))).text()).not.toBe(html);
  });

  test(`${language}: strange questions get an answer`, async ({ page, request }) => {
    for (const q of ["'; DROP TABLE posts; --", '"', '-', ':*&|!', '<img src=x onerror=alert(1)>', 'x'.repeat(4_000), '🦄'.repeat(100), '\u202Eseo', '%_%']) {
      expect((await request.get(address(q))).status(), q.slice(0, 40)).toBe(200);
    }
    expect((await request.get(`${prefix}/search?q=a%00b&q=c&page=-1`)).status()).toBe(200);
    await page.goto(address('<b>seo</b>'));
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('<b>seo</b>');
    await expect(page.locator('main h2 b')).toHaveCount(0);
  });

  test(`${language}: a page behind the last one leads to the last one`, async ({ request }) => {
    const response = await request.get(address('seo', '&page=99'), { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toContain(`${prefix}/search?q=seo`);
  });
}

test('Arabic is found however it is spelled', async ({ request }) => {
  const slugs = async (q: string): Promise<string[]> => {
    const { data } = (await (await request.get(`/api/search?language=ar&limit=100&q=${encodeURIComponent(q)}`)).json()) as { data: { slug: string }[] };
    return data.map(({ slug }) => slug).sort();
  };
  for (const [one, ...others] of [['الإعلان', 'اعلان', 'إعلانات'], ['إستراتيجية', 'استراتيجيه', 'الاستراتيجيات'], ['خدمة', 'الخدمات'], ['محرك', 'محركات']] as const) {
    const found = await slugs(one);
    expect(found.length, one).toBeGreaterThan(0);
    for (const other of others) expect(await slugs(other), `${other} as ${one}`).toEqual(found);
  }
});

test('the call of the API keeps to its contract', async ({ request }) => {
  const found = await request.get('/api/search?q=seo&language=en&limit=2');
  expect([found.status(), found.headers()['cache-control']]).toEqual([200, 'no-store']);
  const body = (await found.json()) as { success: boolean; data: { type: string; title: { text: string; matched: boolean }[] }[]; pagination: Record<string, number> };
  expect(body.success).toBe(true);
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({ type: 'service', title: [{ text: 'SEO', matched: true }] });
  expect(body.pagination).toMatchObject({ page: 1, pageSize: 2 });
  for (const query of ['', '?q=', `?q=${'x'.repeat(101)}`, '?q=a&limit=101', '?q=a&page=0', '?q=a&status=draft', '?q=a%00b']) {
    const { status, error } = await request.get(`/api/search${query}`).then(async (response) => ({ status: response.status(), ...((await response.json()) as { error: { code: string } }) }));
    expect([status, error.code], query).toEqual([400, 'invalid_request']);
  }
});

test('the CMS answers searches of the site only', async ({ request, stack }) => {
  for (const authorization of [undefined, 'Bearer guess-guess-guess-guess']) {
    expect((await request.get(`${stack.cmsUrl}/api/search?q=seo`, { headers: authorization ? { authorization } : {} })).status()).toBe(401);
  }
});
