import { sitemapEntries } from './sitemap';

const SITE = 'https://site.example';

it('names a page in both languages, and English for everybody else', () => {
  const entries = sitemapEntries(SITE, {
    en: [{ path: '/', lastModified: '2026-01-02T03:04:05.000Z' }],
    ar: [{ path: '/' }],
  });
  const languages = { en: 'https://site.example/', ar: 'https://site.example/ar', 'x-default': 'https://site.example/' };
  expect(entries).toEqual([
    { url: 'https://site.example/', lastModified: '2026-01-02T03:04:05.000Z', alternates: { languages } },
    { url: 'https://site.example/ar', alternates: { languages } },
  ]);
});

it('names only the languages that have the page', () => {
  const entries = sitemapEntries(SITE, { en: [{ path: '/blog/a' }], ar: [{ path: '/blog/b' }] });
  expect(entries.map(({ url, alternates }) => [url, alternates?.languages])).toEqual([
    ['https://site.example/blog/a', { en: 'https://site.example/blog/a', 'x-default': 'https://site.example/blog/a' }],
    ['https://site.example/ar/blog/b', { ar: 'https://site.example/ar/blog/b', 'x-default': 'https://site.example/ar/blog/b' }],
  ]);
});
