import { pageMetadata } from './page-metadata';
import type { ShareSubject } from './share-image';

const facts = { locale: 'ar', path: '/blog/seo-basics', siteName: 'Rukn', title: 'T', description: 'D' } as const;
const share: ShareSubject = { kind: 'post', slug: 'seo-basics', title: 'أساسيات', note: '', picture: null };

interface Image {
  url: string;
  width: number;
  height: number;
  alt: string;
}
const imageOf = (metadata: ReturnType<typeof pageMetadata>): Image => (metadata.openGraph?.images as unknown as Image[])[0] as Image;

it('names both languages and the default', () => {
  expect(pageMetadata(facts).alternates).toEqual({
    canonical: '/ar/blog/seo-basics',
    languages: { en: '/blog/seo-basics', ar: '/ar/blog/seo-basics', 'x-default': '/blog/seo-basics' },
  });
});

it('keeps a page whose text is only English out of the index, with the English page as the real one', () => {
  const metadata = pageMetadata({ ...facts, share, contentLocale: 'en', availableLocales: ['en'] });
  expect(metadata.alternates).toEqual({ canonical: '/blog/seo-basics', languages: undefined });
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(imageOf(metadata).url).toMatch(/^\/og\/en\//);
});

it('points only to languages that exist', () => {
  const metadata = pageMetadata({ ...facts, availableLocales: ['ar'] });
  expect(metadata.alternates?.languages).toEqual({ ar: '/ar/blog/seo-basics', 'x-default': '/ar/blog/seo-basics' });
});

it('has a sharing image of its own, whose address changes with what it shows', () => {
  const image = imageOf(pageMetadata({ ...facts, share }));
  expect(image).toMatchObject({ width: 1200, height: 630, alt: 'أساسيات | Rukn' });
  expect(image.url).toMatch(/^\/og\/ar\/post\/seo-basics\.png\?v=[a-z0-9]+$/);
  for (const changed of [{ title: 'أخرى' }, { note: 'تحليلات' }, { picture: '/media/a.png?v=1' }]) {
    expect(imageOf(pageMetadata({ ...facts, share: { ...share, ...changed } })).url).not.toBe(image.url);
  }
  expect(imageOf(pageMetadata({ ...facts, share, siteName: 'Other' })).url).not.toBe(image.url);
});

it('shows the image of the home page where it has none, and the same image everywhere', () => {
  const metadata = pageMetadata(facts);
  expect(imageOf(metadata).url).toBe('/og/ar/page/home.png');
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', images: metadata.openGraph?.images });
});
