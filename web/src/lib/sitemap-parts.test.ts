import { BATCH, DOCUMENTS_PER_PART, readPart, readPartName, sitemapPartNames } from './sitemap-parts';

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
  /** A list of so many documents, read in batches. */
  const reading = (total: number) => {
    const asked: number[] = [];
    const readBatch = (page: number) => {
      asked.push(page);
      const left = Math.max(0, Math.min(BATCH, total - (page - 1) * BATCH));
      return Promise.resolve(Array.from({ length: left }, (_, index) => (page - 1) * BATCH + index));
    };
    return { asked, readBatch };
  };

  it('are those of a first part that isn’t full', async () => {
    const { asked, readBatch } = reading(250);
    expect(await readPart(1, readBatch)).toHaveLength(250);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('are a thousand at most, from where the part before ends', async () => {
    const { asked, readBatch } = reading(2_500);
    const documents = await readPart(2, readBatch);
    expect([documents[0], documents.length]).toEqual([DOCUMENTS_PER_PART, DOCUMENTS_PER_PART]);
    expect(asked).toEqual(Array.from({ length: 10 }, (_, index) => 11 + index));
  });

  it('are none behind the end', async () => {
    expect(await readPart(9, reading(250).readBatch)).toEqual([]);
  });
});
