import type { Knex } from 'knex';
import { searchIndexName } from '../src/database/search-indexes';
import { MAX_HITS } from '../src/search/constants';
import { searchStatement } from '../src/search/search-sql';
import { splitStartedWord } from '../src/search/started-word';
import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { askSearch } from './helpers/search';
import { makeService, makeSubService } from './helpers/shop';
import { statementsDuring } from './helpers/statements';

const POST = 'api::post.post';

interface Part { text: string; matched: boolean }
interface Hit { type: string; slug: string; title: Part[]; snippet: Part[]; externalUrl: string | null; date: string | null; category: string | null }

let cms: TestCms;
let db: Knex;

beforeAll(async () => {
  cms = await startCms();
  db = cms.strapi.db.connection;
});
afterAll(() => cms.stop());

async function find(q: string, language: 'en' | 'ar' = 'en', more: Record<string, number> = {}): Promise<Hit[]> {
  const { status, body, text } = await askSearch(cms, { q, language, ...more });
  if (status !== 200) throw new Error(`Searching "${q}" failed: ${status} ${text}`);
  return body.data;
}
const slugs = async (q: string, language: 'en' | 'ar' = 'en') => (await find(q, language)).map(({ slug }) => slug);
const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');
const matchedIn = (parts: readonly Part[]) => parts.filter(({ matched }) => matched).map(({ text }) => text);

const paragraph = (...texts: string[]) => ({ type: 'paragraph', children: texts.map((text) => ({ type: 'text', text })) });

interface Texts { title: string; excerpt?: string; content?: unknown[]; [field: string]: unknown }

/** Makes a post, published unless told otherwise. Returns its slug. */
async function makePost({ ar, isPublished = true, ...en }: Texts & { ar?: Texts; isPublished?: boolean }): Promise<{ id: string; slug: string }> {
  const slug = uniqueSlug('post');
  const id = await createDraft(cms.strapi, POST, { slug, ...en });
  if (ar) await writeDraft(cms.strapi, POST, id, 'ar', { slug, ...ar });
  if (isPublished) await publish(cms.strapi, POST, id);
  return { id, slug };
}

describe('what is found', () => {
  it('are posts by title, excerpt and every kind of text inside, the title first', async () => {
    const inText = await makePost({
      title: 'Late', publishDate: '2026-03-01T00:00:00.000Z',
      content: [{ type: 'list', format: 'ordered', children: [
        { type: 'list-item', children: [{ type: 'text', text: 'one' }] },
        { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [{ type: 'link', url: 'https://x.example', children: [{ type: 'text', text: 'lighthouses' }] }] }] },
      ] }],
    });
    const inExcerpt = await makePost({ title: 'Early', excerpt: 'A lighthouse.', publishDate: '2026-02-01T00:00:00.000Z' });
    const inTitle = await makePost({ title: 'The lighthouse', publishDate: '2020-01-01T00:00:00.000Z' });
    expect(await slugs('Lighthouse')).toEqual([inTitle.slug, inText.slug, inExcerpt.slug]);
  });

  it('are services by their own words, by those of their sub-services, and by both together', async () => {
    const service = await makeService(cms, 'Beekeeping', 'تربية النحل');
    await makeSubService(cms, service, { title: 'Hive inspection', arabic: 'فحص الخلية', description: 'We count the drones.' });
    for (const q of ['beekeeping', 'hives', 'drone', 'beekeeping inspection']) expect(await slugs(q)).toEqual([service.slug]);
    expect(await slugs('beekeeping unicorn')).toEqual([]);
    const [hit] = await find('drones');
    expect(hit).toMatchObject({ type: 'service', title: [{ text: 'Beekeeping', matched: false }], externalUrl: null, date: null, category: null });
    expect(textOf(hit!.snippet)).toContain('Hive inspection: We count the drones.');
    expect(await slugs('فحص الخلايا الخلية', 'ar')).toEqual([]);
    expect(await slugs('تربية خلية', 'ar')).toEqual([service.slug]);
  });

  it('carry what a reader needs to choose, and where a post really is', async () => {
    const category = await createDraft(cms.strapi, 'api::category.category', { name: 'Case notes', slug: uniqueSlug() });
    await cms.strapi.documents('api::category.category').update({ documentId: category, locale: 'ar', data: { name: 'دراسات' } });
    const { slug } = await makePost({
      title: 'Zeppelin (tests), and more', excerpt: 'Short.', category, externalUrl: 'https://elsewhere.example/z', publishDate: '2026-05-04T08:00:00.000Z',
      ar: { title: 'منطاد زبلن', category },
    });
    expect(await find('zeppelin tests')).toEqual([{
      type: 'post', slug, externalUrl: 'https://elsewhere.example/z', date: '2026-05-04T08:00:00.000Z', category: 'Case notes',
      title: [{ text: 'Zeppelin', matched: true }, { text: ' (', matched: false }, { text: 'tests', matched: true }, { text: '), and more', matched: false }],
      snippet: [{ text: 'Short.', matched: false }],
    }]);
    expect((await find('منطاد', 'ar'))[0]?.category).toBe('دراسات');
  });

  it('is shown by the passage that was found, never as markup', async () => {
    const filler = Array.from({ length: 80 }, (_, index) => `filler${index}`).join(' ');
    await makePost({ title: 'Long', content: [paragraph(filler), paragraph('Then <b>quicksilver</b> & ', 'quicksilvers', '.'), paragraph(filler)] });
    const [hit] = await find('quicksilver');
    expect(matchedIn(hit!.snippet)).toEqual(expect.arrayContaining(['quicksilvers']));
    expect(textOf(hit!.snippet)).toMatch(/^… .*<b>quicksilver<\/b> & quicksilvers\. .* …$/);
    expect(textOf(hit!.snippet).split(' ').length).toBeLessThanOrEqual(32);
  });

  it('comes page by page, each once', async () => {
    for (let index = 0; index < 5; index += 1) await makePost({ title: `Pagination of marmots ${index}` });
    const pages = await Promise.all([1, 2, 3].map((page) => askSearch(cms, { q: 'marmots', page, limit: 2 })));
    expect(pages.map(({ body }) => body.pagination)).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 2, total: 5 })));
    expect(new Set(pages.flatMap(({ body }) => body.data.map(({ slug }: Hit) => slug))).size).toBe(5);
    expect((await askSearch(cms, { q: 'marmots', page: 99, limit: MAX_HITS })).body).toEqual({ data: [], pagination: { page: 99, pageSize: MAX_HITS, total: 5 } });
  });
});

describe('how words are understood', () => {
  it('in English by their stems, with quotes, or, minus, and the last word unfinished', async () => {
    const { slug } = await makePost({ title: 'Strategies for wandering albatrosses', excerpt: 'Measured twice.' });
    for (const q of ['strategy', 'ALBATROSS', 'albatross strategies', '"wandering albatross"', 'nonsense or albatross', 'strateg', 'albatross wanderi', 'measuring albatross']) {
      expect([q, await slugs(q)]).toEqual([q, [slug]]);
    }
    for (const q of ['"albatross wandering"', 'albatross -wandering', 'albatross nonsense', 'lbatross']) expect([q, await slugs(q)]).toEqual([q, []]);
  });

  it('in Arabic however they are spelled, with the article or without, in singular and plural', async () => {
    const { slug } = await makePost({
      title: 'Ads', ar: { title: 'الإعلانات المدفوعة', excerpt: 'إستراتيجيةٌ لمُحرِّكات البحث', content: [paragraph('خدماتنا لعلامتك التجاريـــة في ٢٠٢٦، وعلى منصّاتك')] },
    });
    for (const q of [
      'الإعلان', 'اعلان', 'إعلانات', 'والاعلانات', 'استراتيجية', 'إستراتيجيه', 'استراتيجيات', 'الاستراتيجيّة', 'مدفوعه', 'خدمة', 'الخدمات', 'العلامة التجارية', 'علامتك',
      'علامات تجاريه', '2026', 'منصه', 'المنصات', 'استرات', 'الإعلا', 'اعلان مدف', '"الإعلانات المدفوعة"', 'في الإعلانات',
    ]) expect([q, await slugs(q, 'ar')]).toEqual([q, [slug]]);
    for (const q of ['بيانات', '"المدفوعة الإعلانات"', 'اعلان -مدفوعة']) expect([q, await slugs(q, 'ar')]).toEqual([q, []]);
    const [hit] = await find('اعلان', 'ar');
    expect(hit!.title).toEqual([{ text: 'الإعلانات', matched: true }, { text: ' المدفوعة', matched: false }]);
    expect(matchedIn((await find('خدمات علامه', 'ar'))[0]!.snippet)).toEqual(['خدماتنا لعلامتك']);
  });

  it('in Arabic with names in Latin letters, whatever is written onto them', async () => {
    const { slug } = await makePost({ title: 'Names', ar: { title: 'حملات لـDuckDuckGo وYandex بالـBing' } });
    for (const q of ['duckduckgo', 'yandex', 'Bing', 'حملة Yandex', 'الـBing']) expect([q, await slugs(q, 'ar')]).toEqual([q, [slug]]);
    expect(matchedIn((await find('yandex', 'ar'))[0]!.title)).toEqual(['وYandex']);
  });

  it('finds a plural by its singular where the word ends like "your"', async () => {
    const { slug } = await makePost({ title: 'Engines', ar: { title: 'محركات البحث' } });
    expect(await slugs('محرك بحث', 'ar')).toContain(slug);
  });
});

describe('what is never found', () => {
  it('are drafts, changes that are not published, and what was taken down', async () => {
    await makePost({ title: 'Secret pangolin', ar: { title: 'بنغول سري' }, isPublished: false });
    const known = await makePost({ title: 'Known aardvark', ar: { title: 'خنزير معروف' } });
    await writeDraft(cms.strapi, POST, known.id, 'en', { title: 'Known pangolin' });
    const draftService = await makeService(cms, 'Quagga', 'كواغا');
    await cms.strapi.documents('api::service.service').unpublish({ documentId: draftService.id, locale: '*' });
    expect([await slugs('pangolin'), await slugs('بنغول', 'ar'), await slugs('quagga'), await slugs('كواغا', 'ar')]).toEqual([[], [], [], []]);
    expect(await slugs('aardvark')).toEqual([known.slug]);

    await publish(cms.strapi, POST, known.id);
    expect([await slugs('pangolin'), await slugs('aardvark')]).toEqual([[known.slug], []]);
    await cms.strapi.documents(POST).unpublish({ documentId: known.id, locale: 'en' });
    expect([await slugs('pangolin'), await slugs('معروف', 'ar')]).toEqual([[], [known.slug]]);
    await cms.strapi.documents(POST).delete({ documentId: known.id, locale: '*' });
    expect(await slugs('معروف', 'ar')).toEqual([]);
  });

  it('is the draft of a sub-service, nor its own service by it', async () => {
    const service = await makeService(cms, 'Falconry');
    const hood = await makeSubService(cms, service, { title: 'Hoodmaking' });
    expect(await slugs('hoodmaking')).toEqual([service.slug]);
    await cms.strapi.documents('api::sub-service.sub-service').unpublish({ documentId: hood.id, locale: '*' });
    expect(await slugs('hoodmaking')).toEqual([]);
  });

  it('is the other language', async () => {
    await makePost({ title: 'Narwhal', ar: { title: 'كركدن' } });
    expect([await slugs('narwhal', 'ar'), await slugs('كركدن')]).toEqual([[], []]);
  });
});

describe('on 2,000 posts', () => {
  beforeAll(async () => {
    // Past Strapi, which takes minutes; drafts beside what is published, as it keeps them.
    await db.raw(`INSERT INTO posts (document_id, slug, title, excerpt, content, locale, published_at, publish_date, created_at)
      SELECT 'bulk' || n, 'bulk-' || n, 'Harvest report ' || n, 'Field ' || n % 97,
        jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children', jsonb_build_array(jsonb_build_object('type', 'text', 'text', 'Grain number' || n || ' of the common silo')))),
        locale, published, now() - n * interval '1 hour', now()
      FROM generate_series(1, 2000) n, unnest(ARRAY['en', 'ar']) locale, unnest(ARRAY[NULL, now()]) published`);
    await db.raw('ANALYZE posts');
  });

  it('uses the index', async () => {
    for (const language of ['en', 'ar'] as const) {
      const values = { whole: 'number1234 silo', ...splitStartedWord('number1234 silo'), limit: 10, offset: 0 };
      const { rows }: { rows: { 'QUERY PLAN': string }[] } = await db.raw(`EXPLAIN ${searchStatement(language)}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(`Bitmap Index Scan on ${searchIndexName('posts', language)}`);
      expect(plan).not.toMatch(/(?:Seq Scan|Index Scan using posts_publish\w+) on posts/);
    }
  });

  it('is one statement besides the limit’s, even for what every post has', async () => {
    const { result, statements } = await statementsDuring(cms, () => askSearch(cms, { q: 'common silo' }));
    expect(statements.filter((sql) => !sql.includes('rate_limits'))).toHaveLength(1);
    expect(result.body.pagination.total).toBe(2_000);
    expect(result.body.data[0].slug).toBe('bulk-1');
    expect(await slugs('number1234')).toEqual(['bulk-1234']);
  });
});

it('has an index for each table and language', async () => {
  const { rows }: { rows: { indexname: string }[] } = await db.raw(`SELECT indexname FROM pg_indexes WHERE indexname LIKE '%search%'`);
  const expected = (['posts', 'services', 'sub_services'] as const).flatMap((table) => ['ar', 'en'].map((locale) => searchIndexName(table, locale)));
  expect(rows.map(({ indexname }) => indexname).sort()).toEqual(expected.sort());
});

it('doesn’t keep a text from being published that is too long for a vector', async () => {
  const words = Array.from({ length: 150_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
  const { slug } = await makePost({ title: 'Encyclopaedia of everything', content: [paragraph(words)], ar: { title: 'موسوعة كل شيء', content: [paragraph(words)] } });
  expect([await slugs('encyclopaedia'), await slugs('موسوعة', 'ar')]).toEqual([[slug], [slug]]);
});
