import { pageMetadata } from './page-metadata';

const facts = { locale: 'ar', path: '/blog/seo-basics', siteName: 'Rukn', title: 'T', description: 'D' } as const;

it('names both languages and the default', () => {
  expect(pageMetadata(facts).alternates).toEqual({
    canonical: '/ar/blog/seo-basics',
    languages: { en: '/blog/seo-basics', ar: '/ar/blog/seo-basics', 'x-default': '/blog/seo-basics' },
  });
});

it('keeps a page whose text is only English out of the index, with the English page as the real one', () => {
  const metadata = pageMetadata({ ...facts, contentLocale: 'en', availableLocales: ['en'] });
  expect(metadata.alternates).toEqual({ canonical: '/blog/seo-basics', languages: undefined });
  expect(metadata.robots).toEqual({ index: false, follow: true });
});

it('points only to languages that exist', () => {
  const metadata = pageMetadata({ ...facts, availableLocales: ['ar'] });
  expect(metadata.alternates?.languages).toEqual({ ar: '/ar/blog/seo-basics', 'x-default': '/ar/blog/seo-basics' });
});
