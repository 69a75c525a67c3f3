import { blocks, type Block } from './blocks';
import { allPictures, coverPicture, describe as describePicture, entry, locales, texts } from './content';
import { members, pages, settings } from './data/structure/company';
import { categories, posts } from './data/structure/posts';
import { services } from './data/structure/services';
import { type Locale } from './types';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const reserved = ['new', 'subservice', 'page', 'category'];
const subServices = services.flatMap((service) => service.subServices);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

const posted = (locale: Locale) => posts.filter(({ versions }) => versions[locale] === 'published');

describe('structure', () => {
  it('has the eight services in their order', () => {
    expect(services.map(({ slug }) => slug)).toEqual([
      'digital-marketing', 'web-development', 'social-media', 'seo', 'strategy', 'content', 'brand-design', 'analytics',
    ]);
  });

  it('has 4 to 8 sub-services each, one service with 8, and mixed prices', () => {
    const counts = services.map((service) => service.subServices.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    expect(counts.filter((count) => count >= 8)).toEqual([8]);
    const prices = subServices.map(({ price }) => price);
    expect(prices).toEqual(expect.arrayContaining([0, 1499, 349.5]));
    expect(prices.every((price) => price >= 0 && Math.round(price * 100) === price * 100)).toBe(true);
  });

  it('has nine posts in four categories with every kind of state', () => {
    expect(posts).toHaveLength(9);
    expect(categories).toHaveLength(4);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(categories));
    const state = ({ versions }: (typeof posts)[number]) => `${versions.en}/${versions.ar}`;
    const states = posts.map(state).sort();
    expect(states).toEqual([
      'draft/draft', 'published/absent', 'published/draft', ...Array.from({ length: 6 }, () => 'published/published'),
    ]);
    expect(posts.filter(({ externalUrl }) => externalUrl !== undefined).map(state)).toEqual(['published/published']);
  });

  it('gives published posts distinct dates in the past and plans the scheduled one ahead', () => {
    const dates = posted('en').map(({ publishDate }) => publishDate);
    expect(new Set(dates).size).toBe(dates.length);
    for (const date of dates) expect(Date.parse(String(date))).toBeLessThan(Date.now());
    const planned = posts.filter(({ versions }) => versions.en === 'draft').map(({ publishDate }) => publishDate);
    expect(planned).toEqual([{ inDays: expect.any(Number) }]);
  });

  it.each([
    ['services', services.map(({ slug }) => slug)],
    ['sub-services', subServices.map(({ slug }) => slug)],
    ['posts', posts.map(({ slug }) => slug)],
    ['categories', categories],
    ['pages', pages],
    ['pictures', allPictures.map(({ name }) => name)],
  ])('has valid and unique slugs of %s', (_, slugs) => {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(slugPattern);
    expect(slugs.filter((slug) => reserved.includes(slug))).toEqual([]);
  });
});

describe.each(locales)('texts in %s', (locale) => {
  const own = texts[locale];

  it('are complete, and there are none too many', () => {
    for (const { slug, subServices: parts } of services) {
      expect(Object.keys(entry(own.services, slug).subServices)).toEqual(parts.map((part) => part.slug));
    }
    const written = posts.filter(({ versions }) => versions[locale] !== 'absent').map(({ slug }) => slug);
    expect(Object.keys(own.services).sort()).toEqual(services.map(({ slug }) => slug).sort());
    expect(Object.keys(own.posts).sort()).toEqual(written.sort());
    expect(Object.keys(own.pages).sort()).toEqual([...pages].sort());
    expect(Object.keys(own.categories).sort()).toEqual([...categories].sort());
    expect(Object.keys(own.members)).toEqual(members);
    expect(own.settings.figures).toHaveLength(5);
    for (const { motif } of allPictures) expect(describePicture(motif, locale).length).toBeGreaterThan(20);
  });

  it('are nowhere empty or padded, and fit their fields', () => {
    for (const text of strings(own)) expect(text.trim()).not.toBe('');
    for (const { seo, title } of [...Object.values(own.services), ...Object.values(own.posts), ...Object.values(own.pages)]) {
      expect(title.length).toBeLessThanOrEqual(160);
      expect(seo.metaTitle.length).toBeLessThanOrEqual(70);
      expect(seo.metaDescription.length).toBeLessThanOrEqual(160);
    }
    for (const text of Object.values(own.pictures)) expect(text.length).toBeLessThanOrEqual(200);
  });

  it('have articles of a useful length', () => {
    // Arabic joins articles, prepositions and pronouns to the word: the same text has a fifth fewer of them.
    const shortest = locale === 'ar' ? 280 : 350;
    for (const { slug, externalUrl } of posts.filter(({ versions }) => versions[locale] !== 'absent')) {
      const words = entry(own.posts, slug).body.replace(/^~~~[\s\S]*?^~~~/gmu, '').split(/\s+/u).length;
      expect({ slug, words: words >= (externalUrl === undefined ? shortest : 80) && words <= 700 }).toEqual({ slug, words: true });
    }
  });

  it('refer only to pictures and addresses that exist', () => {
    const prefix = locale === 'ar' ? '/ar' : '';
    const known = new Set([
      ...services.map(({ slug }) => `${prefix}/services/${slug}`),
      ...posted(locale).map(({ slug }) => `${prefix}/blog/${slug}`),
      ...pages.map((slug) => `${prefix}/${slug}`),
    ]);
    const bodies = [...Object.entries(own.posts), ...Object.entries(own.pages)];
    for (const [slug, { body }] of bodies) {
      const parsed: Block[] = blocks(body);
      const links = JSON.stringify(parsed).matchAll(/"url":"(?<url>\/[^"]*)"/gu);
      for (const { groups } of links) expect(known).toContain(groups?.url);
      const own = posts.find((post) => post.slug === slug)?.pictures ?? {};
      for (const block of parsed) if (block.type === 'picture') expect(Object.keys(own)).toContain(block.picture);
    }
  });

  it('use every kind of block somewhere', () => {
    const kinds = new Set(Object.values(own.posts).flatMap(({ body }) => blocks(body).map(({ type }) => type)));
    expect(kinds).toEqual(new Set(['heading', 'paragraph', 'list', 'quote', 'code', 'picture']));
  });
});

describe('Arabic', () => {
  const { ar } = texts;

  it('is written in Arabic script', () => {
    const { figures, ...settingsText } = ar.settings;
    const prose = [
      ...strings(ar.services), ...strings(ar.posts), ...strings(ar.pages), ...strings(ar.categories), ...strings(ar.members),
      ...strings(ar.pictures), ...strings(settingsText), ...figures.map(({ label }) => label),
    ];
    for (const text of prose) expect(text).toMatch(/\p{Script=Arabic}{2}/u);
  });

  it('uses Latin digits and Arabic punctuation', () => {
    for (const text of strings(ar)) {
      expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/u);
      expect(text).not.toMatch(/\p{Script=Arabic}\s*[,;?]/u);
    }
  });

  it('differs from the English everywhere', () => {
    for (const { slug } of posts.filter(({ versions }) => versions.ar !== 'absent')) {
      expect(entry(ar.posts, slug).body).not.toBe(entry(texts.en.posts, slug).body);
    }
  });
});

describe('the placeholder brand', () => {
  it('uses reserved addresses and no number that could be somebody’s', () => {
    expect(settings.email).toBe('hello@rukn.example');
    expect([settings.phone, settings.whatsapp]).toEqual(['+971 4 000 0000', '+971 4 000 0000']);
    for (const { url } of settings.socialLinks) expect(new URL(url).hostname).toBe('rukn.example');
  });

  it('has a cover of its own for every post', () => {
    const covers = posts.map((post) => JSON.stringify(coverPicture(post).motif));
    expect(new Set(covers).size).toBe(covers.length);
  });
});
