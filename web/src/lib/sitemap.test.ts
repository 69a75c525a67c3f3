import { inBothLanguages, sitemapIndexXml, sitemapXml } from './sitemap';

const SITE = 'https://site.example';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const tags = (xml: string) => xml.replaceAll('\n', '');
const link = (language: string, path: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${SITE}${path}"/>`;

it('names a page in both languages, and English for everybody else', () => {
  const xml = sitemapXml(SITE, {
    en: [{ path: '/', lastModified: '2026-01-02T03:04:05.000Z', available: ['en', 'ar'] }],
    ar: [{ path: '/', available: ['en', 'ar'] }],
  });
  const languages = link('en', '/') + link('ar', '/ar') + link('x-default', '/');
  expect(tags(xml)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACES}>` +
      `<url><loc>${SITE}/</loc>${languages}<lastmod>2026-01-02T03:04:05.000Z</lastmod></url>` +
      `<url><loc>${SITE}/ar</loc>${languages}</url></urlset>`,
  );
});

it('names only the languages that have the page', () => {
  const xml = tags(sitemapXml(SITE, { ar: [{ path: '/blog/b', available: ['ar'] }] }));
  expect(xml).toContain(`<url><loc>${SITE}/ar/blog/b</loc>${link('ar', '/ar/blog/b')}${link('x-default', '/ar/blog/b')}</url>`);
});

it('lets nothing of an address become markup', () => {
  expect(sitemapXml(SITE, { en: [{ path: '/a?b=1&c=2', lastModified: '<now>', available: ['en'] }] })).not.toMatch(/&c|<now>/);
});

it('lists its parts in their order', () => {
  expect(tags(sitemapIndexXml(SITE, ['pages', 'posts-en-1']))).toContain(
    `<sitemap><loc>${SITE}/sitemaps/pages.xml</loc></sitemap><sitemap><loc>${SITE}/sitemaps/posts-en-1.xml</loc></sitemap></sitemapindex>`,
  );
});

it('knows which pages of a list both languages have', () => {
  expect(inBothLanguages({ en: ['/blog', '/blog/page/2'], ar: ['/blog'] })).toEqual({
    en: [{ path: '/blog', available: ['en', 'ar'] }, { path: '/blog/page/2', available: ['en'] }],
    ar: [{ path: '/blog', available: ['en', 'ar'] }],
  });
});
