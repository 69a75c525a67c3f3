import type { APIRequestContext } from '@playwright/test';
import { readHead, type JsonLd, type PageHead } from '../../fixtures/head';
import { sitemapParts, sitemapPaths } from '../../fixtures/sitemap';
import { expect, test } from '../../fixtures/test';

const LANGUAGES = ['en', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];

const withLanguage = (language: Language, path: string): string => (language === 'en' ? path : `/ar${path === '/' ? '' : path}`);

async function headOf(request: APIRequestContext, path: string): Promise<PageHead> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return readHead(await response.text());
}

/** A page of each kind that the CMS fills, as the sitemap knows it. */
async function somePages(request: APIRequestContext) {
  const known = await sitemapPaths(request);
  const find = (pattern: RegExp): string => {
    const path = known.find((one) => pattern.test(one) && known.includes(`/ar${one}`));
    if (path === undefined) throw new Error(`the sitemap has no page like ${pattern}`);
    return path;
  };
  return { post: find(/^\/blog\/(?!page\/)[^/]+$/), category: find(/^\/blog\/category\/[^/]+$/) };
}

const ofType = ({ jsonLd }: PageHead, type: string): JsonLd => {
  const found = jsonLd.flatMap((data) => (data['@graph'] as JsonLd[] | undefined) ?? [data]).find((data) => data['@type'] === type);
  if (!found) throw new Error(`no ${type} in ${JSON.stringify(jsonLd)}`);
  return found;
};

/** Width and height as a PNG's header gives them. */
function sizeOfPng(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('each kind of page names itself, its other language and the default, in both languages', async ({ request, stack }) => {
  const { post, category } = await somePages(request);
  for (const language of LANGUAGES) {
    const titles = new Set<string>();
    const paths = ['/', '/services', '/services/seo', '/blog', post, category, '/about', '/contact', '/careers', '/tools'];
    for (const path of paths) {
      const { title, canonical, hreflang, meta } = await headOf(request, withLanguage(language, path));
      const url = (other: Language) => new URL(withLanguage(other, path), stack.siteUrl).href.replace(/\/$/, '');
      const trimmed = Object.fromEntries(Object.entries(hreflang).map(([key, value]) => [key, value.replace(/\/$/, '')]));
      expect(canonical?.replace(/\/$/, ''), path).toBe(url(language));
      expect(trimmed, path).toEqual({ en: url('en'), ar: url('ar'), 'x-default': url('en') });
      expect(title, path).not.toBe('');
      expect(titles.has(title), `${title} is the title of one page only`).toBe(false);
      titles.add(title);
      expect(meta.description?.length, path).toBeGreaterThan(20);
      expect(meta.robots ?? '', path).not.toContain('noindex');
      expect(meta['og:url']?.replace(/\/$/, ''), path).toBe(url(language));
      expect(meta, path).toMatchObject({
        'og:locale': language === 'en' ? 'en_US' : 'ar_AE',
        'og:locale:alternate': language === 'en' ? 'ar_AE' : 'en_US',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect(meta['og:image'], path).toMatch(new RegExp(`^${stack.siteUrl}/og/${language}/`));
      expect(meta['twitter:image'], path).toBe(meta['og:image']);
      expect(meta['og:image:alt'], path).not.toBe('');
    }
  }
});

test('a page that only English has names no other, and its Arabic address is a copy', async ({ request, stack }) => {
  const known = await sitemapPaths(request);
  const onlyEnglish = known.filter((path) => /^\/blog\/(?!category\/)./.test(path) && !known.includes(`/ar${path}`));
  const post = onlyEnglish.find((path) => !path.includes('/page/')) ?? '';
  expect(post, 'the seed holds a post without an Arabic version').not.toBe('');
  for (const path of onlyEnglish) {
    const head = await headOf(request, path);
    expect(head.hreflang, path).toEqual({ en: stack.siteUrl + path, 'x-default': stack.siteUrl + path });
    expect(head.meta['og:locale:alternate'], path).toBeUndefined();
  }
  const arabic = await headOf(request, `/ar${post}`);
  expect(arabic.canonical).toBe(stack.siteUrl + post);
  expect(arabic.hreflang).toEqual({});
  expect(arabic.meta.robots).toContain('noindex');
  expect(arabic.meta['og:image']).toContain(`${stack.siteUrl}/og/en${post.replace('/blog/', '/post/')}.png`);
});

test('the sitemap says of every page what the page says of itself', async ({ request }) => {
  test.setTimeout(120_000);
  const xml = (await sitemapParts(request)).join('');
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    url: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '',
    alternates: Object.fromEntries([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = '', href = '']) => [language, href])),
    lastModified: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
  }));
  expect(entries.length).toBeGreaterThan(40);
  const slash = (url: string): string => url.replace(/\/$/, '');
  for (const { url, alternates, lastModified } of entries) {
    const { pathname } = new URL(url);
    const head = await headOf(request, pathname);
    expect(slash(head.canonical ?? ''), pathname).toBe(slash(url));
    expect(head.meta.robots ?? '', pathname).not.toContain('noindex');
    const sorted = (languages: Record<string, string>) => Object.entries(languages).map(([language, href]) => `${language} ${slash(href)}`).sort();
    expect(sorted(head.hreflang), pathname).toEqual(sorted(alternates));
    if (/\/services\/[^/]+$/.test(pathname)) expect(Date.parse(lastModified ?? ''), pathname).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt names the sitemap and keeps machines out of the dashboard and the API', async ({ request, stack }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${stack.siteUrl}/sitemap.xml`);
  for (const path of ['/api/', '/dashboard', '/ar/dashboard']) expect(text).toContain(`Disallow: ${path}\n`);
  // A page that must not be indexed has to be read to say so.
  for (const path of ['/cart', '/login']) expect(text).not.toContain(path);
});

test('pages that are not for search engines say so', async ({ request }) => {
  for (const path of ['/cart', '/login', '/register', '/ar/cart']) {
    expect((await headOf(request, path)).meta.robots, path).toContain('noindex');
  }
  for (const path of ['/no-such-page', '/ar/blog/no-such-post', '/services/no-such-service', '/blog/category/no-such-category']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(readHead(await response.text()).meta.robots, path).toContain('noindex');
  }
});

for (const language of LANGUAGES) {
  test(`structured data in ${language}`, async ({ request, stack }) => {
    const { post } = await somePages(request);
    const at = (path: string) => withLanguage(language, path);
    const url = (path: string) => stack.siteUrl + at(path);

    const home = await headOf(request, at('/'));
    const organization = ofType(home, 'Organization');
    expect(organization).toMatchObject({ url: stack.siteUrl, contactPoint: { '@type': 'ContactPoint', email: 'hello@rukn.example' } });
    expect(organization.sameAs).toEqual(expect.arrayContaining([expect.stringMatching(/^https:/)]));
    expect(ofType(home, 'WebSite')).toMatchObject({ inLanguage: language });
    const logo = await request.get((organization.logo as { url: string }).url);
    expect([logo.status(), logo.headers()['content-type']]).toEqual([200, 'image/png']);

    const service = await headOf(request, at('/services/seo'));
    expect(ofType(service, 'Service')).toMatchObject({
      url: url('/services/seo'),
      inLanguage: language,
      name: expect.any(String),
      provider: { '@id': organization['@id'] },
      hasOfferCatalog: { itemListElement: expect.arrayContaining([expect.objectContaining({ '@type': 'Offer' })]) },
    });

    const article = await headOf(request, at(post));
    const posting = ofType(article, 'BlogPosting');
    expect(posting).toMatchObject({ url: url(post), mainEntityOfPage: url(post), inLanguage: language, publisher: { '@id': organization['@id'] } });
    for (const field of ['datePublished', 'dateModified']) expect(Date.parse(String(posting[field])), field).not.toBeNaN();
    expect(String(posting.headline)).not.toBe('');
    expect(posting.image).toBe(article.meta['og:image']);

    for (const [head, ...steps] of [
      [service, '/', '/services', '/services/seo'],
      [article, '/', '/blog', post],
      [await headOf(request, at('/about')), '/', '/about'],
    ] as const) {
      const { itemListElement } = ofType(head, 'BreadcrumbList') as unknown as { itemListElement: { position: number; name: string; item: string }[] };
      expect(itemListElement.map(({ item }) => item.replace(/\/$/, ''))).toEqual(steps.map((path) => url(path).replace(/\/$/, '')));
      expect(itemListElement.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { name } of itemListElement) expect(name).not.toBe('');
    }
  });
}

test('breadcrumbs in sight are those that search engines are told', async ({ page, request }) => {
  const { category } = await somePages(request);
  for (const path of ['/services', '/about', category, `/ar${category}`]) {
    await page.goto(path);
    const shown = await page.getByRole('navigation', { name: path.startsWith('/ar') ? 'مسار الصفحة' : 'You are here' }).getByRole('link').allTextContents();
    const { itemListElement } = ofType(readHead(await page.content()), 'BreadcrumbList') as unknown as { itemListElement: { name: string }[] };
    // The page itself is named by its heading.
    expect(shown, path).toEqual(itemListElement.slice(0, -1).map(({ name }) => name));
  }
});

test('sharing images are PNGs of 1200 by 630, one per page and language', async ({ request }) => {
  const { post, category } = await somePages(request);
  const seen = new Set<string>();
  for (const path of ['/', '/services/seo', post, category, '/about']) {
    for (const language of LANGUAGES) {
      const address = (await headOf(request, withLanguage(language, path))).meta['og:image'] ?? '';
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers(), address).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' });
      const png = await response.body();
      expect(sizeOfPng(png), address).toEqual([1200, 630]);
      seen.add(png.toString('base64'));
    }
  }
  expect(seen.size).toBe(10);
});

test('there are sharing images of pages only, and only current ones are kept for ever', async ({ request }) => {
  for (const path of [
    '/og/en/service/no-such-service.png',
    '/og/en/page/careers-2.png',
    '/og/en/thing/seo.png',
    '/og/fr/service/seo.png',
    '/og/en/service/seo.svg',
    '/og/en/service/..%2Fseo.png',
    `/og/en/post/${'a'.repeat(300)}.png`,
    '/og/en/service',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of ['/og/en/service/seo.png', '/og/en/service/seo.png?v=other', '/og/ar/page/home.png']) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']], path).toEqual([200, 'public, max-age=3600']);
  }
});
