import { BATCH, DOCUMENTS_PER_PART, loadPart, readPartName, sitemapPartNames } from './sitemap-parts';

it('has a part for every thousand documents of a language, the newest of each kind ahead of lists and older ones', () => {
  expect(sitemapPartNames({ services: { en: 8, ar: 8 }, posts: { en: 2_001, ar: 1_000 } })).toEqual([
    'pages', 'services-en-1', 'services-ar-1', 'posts-en-1', 'posts-ar-1', 'lists', 'posts-en-2', 'posts-en-3',
  ]);
});

it('has none for what there is nothing of', () => {
  expect(sitemapPartNames({ services: { en: 1, ar: 0 }, posts: { en: 0, ar: 0 } })).toEqual(['pages', 'services-en-1', 'lists']);
});

it('reads the names that it gives', () => {
  const names = sitemapPartNames({ services: { en: 500, ar: 500 }, posts: { en: 10_000, ar: 10_000 } });
  expect(names).toHaveLength(24);
  for (const name of names) expect(readPartName(`${name}.xml`)).not.toBeNull();
  expect(readPartName('posts-ar-10.xml')).toEqual({ kind: 'posts', locale: 'ar', number: 10 });
  expect(readPartName('pages.xml')).toEqual({ kind: 'pages' });
});

it.each(['pages', 'posts-en-0.xml', 'posts-de-1.xml', 'posts-en-1.xml.gz', 'posts-en-10000.xml', '../pages.xml', ''])('knows no part %s', (file) => {
  expect(readPartName(file)).toBeNull();
});

describe('the documents of a part', () => {
  const anybody = { seo: null, updatedAt: '2026-01-02T03:04:05.000Z' };
  /** So many documents of a language, read in batches; the other language has them, too. */
  const reading = (total: number, part: number) => {
    const asked: number[] = [];
    const pages = loadPart({
      locale: 'en',
      part,
      readBatch: (_, page) => {
        asked.push(page);
        const left = Math.max(0, Math.min(BATCH, total - (page - 1) * BATCH));
        return Promise.resolve(Array.from({ length: left }, (_one, index) => ({ ...anybody, slug: `post-${(page - 1) * BATCH + index}` })));
      },
      readSlugs: (_, slugs) => Promise.resolve(slugs.map((slug) => ({ ...anybody, slug }))),
      pathOf: (slug) => `/blog/${slug}`,
    });
    return { asked, pages };
  };

  it('are those of a first part that isn’t full', async () => {
    const { asked, pages } = reading(250, 1);
    expect(await pages).toHaveLength(250);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('are a thousand at most, from where the part before ends', async () => {
    const { asked, pages } = reading(2_500, 2);
    const documents = await pages;
    expect(documents).toHaveLength(DOCUMENTS_PER_PART);
    expect(documents[0]).toEqual({ path: `/blog/post-${DOCUMENTS_PER_PART}`, lastModified: anybody.updatedAt, available: ['en', 'ar'] });
    expect(asked).toEqual(Array.from({ length: 10 }, (_, index) => 11 + index));
  });

  it('are none behind the end', async () => {
    expect(await reading(250, 9).pages).toEqual([]);
  });

  it('are named in the languages in which search engines shall find them, on this site', async () => {
    const hidden = { ...anybody, seo: { noindex: true } };
    const elsewhere = { ...anybody, externalUrl: 'https://elsewhere.example/' };
    const readSlugs = jest.fn().mockResolvedValue([{ ...anybody, slug: 'both' }, { ...hidden, slug: 'hidden-there' }, { ...elsewhere, slug: 'away-there' }]);
    const batch = [
      { ...anybody, slug: 'both' }, { ...anybody, slug: 'alone', updatedAt: null }, { ...anybody, slug: 'hidden-there' }, { ...anybody, slug: 'away-there' },
      { ...hidden, slug: 'hidden' }, { ...elsewhere, slug: 'away' },
    ];
    const pages = await loadPart({ locale: 'ar', part: 1, readBatch: () => Promise.resolve(batch), readSlugs, pathOf: (slug) => `/${slug}` });
    expect(readSlugs).toHaveBeenCalledWith('en', batch.map(({ slug }) => slug));
    const lastModified = anybody.updatedAt;
    expect(pages).toEqual([
      { path: '/both', lastModified, available: ['ar', 'en'] },
      { path: '/alone', lastModified: undefined, available: ['ar'] },
      { path: '/hidden-there', lastModified, available: ['ar'] },
      { path: '/away-there', lastModified, available: ['ar'] },
    ]);
  });
});
