import { proposeSlug } from '../src/content/slugs';
import { reorderContent } from '../src/content/reorder-content';
import { today } from '../src/content/today';
import type { Actor, ContentDocument } from '../src/content/types';
import { startCms, type TestCms } from './helpers/cms';
import { FakeSite } from './helpers/site';
import { staff } from './helpers/staff';
import { blocksOf, Desk, makeImage } from './helpers/staff-content';
import { statementsDuring } from './helpers/statements';

let cms: TestCms;
let desk: Desk;
const site = new FakeSite();
const actor: Actor = { kind: 'account', id: null, name: 'Layla Haddad' };

beforeAll(async () => {
  cms = await startCms({ SITE_INTERNAL_URL: await site.start() });
  desk = new Desk(cms, (await staff(cms, 'marketing_responsible')).secret);
});
afterAll(async () => {
  await cms.stop();
  await site.stop();
});

const list = async (path: string): Promise<{ data: ContentDocument[]; pagination: { page: number; pageSize: number; total: number } }> =>
  (await desk.call(path)).body;
const slugs = async (path: string) => (await list(path)).data.map(({ slug }) => slug);
const arabicTexts = { title: 'عنوان', description: 'وصف' };

/** A service in both languages with two sub-services and pictures. */
async function wholeService(): Promise<string> {
  const { documentId } = await desk.create('service', { imageId: await makeImage(cms) }, { publish: true });
  await desk.save('service', documentId, arabicTexts, { language: 'ar', publish: true });
  for (const title of ['First', 'Second']) {
    const sub = await desk.create('sub-service', { title, serviceId: documentId, imageId: await makeImage(cms) }, { publish: true });
    await desk.save('sub-service', sub.documentId, arabicTexts, { language: 'ar', publish: true });
  }
  return documentId;
}

describe('services with sub-services and pictures', () => {
  /** Of several reads the one with the fewest statements: Strapi goes on with what was written before, for its webhooks. */
  async function read() {
    const reads = [];
    for (let i = 0; i < 10; i += 1) reads.push(await statementsDuring(cms, () => list('/service?withSubServices=true&limit=100')));
    return reads.reduce((least, one) => (one.statements.length < least.statements.length ? one : least));
  }

  it('take the same few statements, however many there are', async () => {
    await wholeService();
    const few = await read();
    for (let i = 0; i < 5; i += 1) await wholeService();
    const many = await read();
    expect(few.result.pagination.total).toBe(1);
    expect(many.result.pagination.total).toBe(6);
    expect(many.statements).toHaveLength(few.statements.length);
    // One of them looks up who asks.
    expect(many.statements).toHaveLength(5);
    for (const { subServices = [], image } of many.result.data) {
      expect(image?.url).toMatch(/^\/uploads\//);
      expect(subServices.map(({ order, languages, image: own }) => [order, languages.map(({ state }) => state), own !== null])).toEqual([
        [1, ['published', 'published'], true], [2, ['published', 'published'], true],
      ]);
    }
  });
});

describe('a list of posts', () => {
  const post = (slug: string, more: Record<string, unknown> = {}, publish = false) =>
    desk.create('post', { slug, title: slug, content: blocksOf(slug), ...more }, { publish });

  beforeAll(async () => {
    await post('alpha', { publishDate: '2025-01-01T00:00:00Z', description: '100% Reach' }, true);
    const { documentId: beta } = await post('beta', { publishDate: '2026-01-01T00:00:00Z', title: 'Zebra' }, true);
    await desk.save('post', beta, { title: 'مرجع النمو', description: 'وصف' }, { language: 'ar' });
    await desk.save('post', beta, { description: 'Newer' });
    await post('gamma', { description: '1000 words' });
    const { body } = await desk.tryCreate('post', { title: 'بالعربية فقط', slug: 'delta' }, { language: 'ar' });
    expect(body.data.slug).toBe('delta');
  });

  it.each([
    ['', ['alpha', 'beta', 'delta', 'gamma']],
    ['language=en', ['alpha', 'beta', 'gamma']],
    ['language=ar', ['beta', 'delta']],
    ['language=ar&state=missing', ['alpha', 'gamma']],
    ['language=en&state=missing', ['delta']],
    ['state=missing', ['alpha', 'delta', 'gamma']],
    ['language=en&state=published', ['alpha']],
    ['language=en&state=changed', ['beta']],
    ['language=en&state=draft', ['gamma']],
    ['state=draft', ['beta', 'delta', 'gamma']],
    ['outdated=true', ['beta']],
    ['search=zebra', ['beta']],
    [`search=${encodeURIComponent('النمو')}`, ['beta']],
    ['search=100%25', ['alpha']],
    ['search=delta', ['delta']],
    ['search=nothing', []],
    ['search=beta&language=en&state=draft', []],
  ])('with %s has %j', async (query, expected) => {
    expect((await slugs(`/post?${query}`)).sort()).toEqual(expected);
  });

  it.each([
    ['order', ['delta', 'gamma', 'beta', 'alpha']],
    ['title', ['alpha', 'gamma', 'beta', 'delta']],
    ['changed', ['delta', 'gamma', 'beta', 'alpha']],
  ])('is sorted by %s', async (sort, expected) => {
    const found = await slugs(`/post?sort=${sort}`);
    // Two have no date, or changed within one moment of each other.
    expect(sort === 'order' ? [...found.slice(0, 2).sort(), ...found.slice(2)] : found).toEqual(expected);
  });

  it('comes in pages', async () => {
    const [first, second, none] = [
      await list('/post?sort=title&limit=3'), await list('/post?sort=title&limit=3&page=2'), await list('/post?sort=title&limit=3&page=3'),
    ];
    expect([first, second, none].map(({ data }) => data.map(({ slug }) => slug))).toEqual([['alpha', 'gamma', 'beta'], ['delta'], []]);
    expect(none.pagination).toEqual({ page: 3, pageSize: 3, total: 4 });
  });

  it('has no article in it', async () => {
    const { data } = await list('/post');
    expect(data.flatMap(({ languages }) => languages.map(({ content }) => content))).toEqual(Array(8).fill(null));
  });

  it.each(['page=0', 'limit=101', 'limit=x', 'state=gone', 'language=fr', 'sort=id', 'outdated=yes', 'filters[title]=x', 'populate=*'])(
    'refuses %s', async (query) => {
      expect((await desk.call(`/post?${query}`)).status).toBe(400);
    });

  it('is counted for today', async () => {
    await cms.strapi.db.connection.raw(
      `INSERT INTO app.content_schedules (model, document_id, language, action, due_at, actor_kind, actor_name, failed_at, problem)
       SELECT 'post', document_id, locale, act.action, act.due_at::timestamptz, 'system', '', act.failed_at::timestamptz, act.problem
       FROM posts, (VALUES ('publish', '2030-01-01', NULL, NULL), ('unpublish', '2020-01-01', '2020-01-01', 'not_found')) AS act (action, due_at, failed_at, problem)
       WHERE slug = 'gamma' AND published_at IS NULL`,
    );
    const { result, statements } = await statementsDuring(cms, () => today(cms.strapi));
    expect(statements).toHaveLength(1);
    expect(result).toMatchObject({
      postsWithoutArabic: 2, servicesWithoutArabic: 0, outdated: 1, drafts: 3,
      scheduled: [{ kind: 'post', title: 'gamma', language: 'en', action: 'publish', at: '2030-01-01T00:00:00.000Z' }],
      failed: [{ kind: 'post', title: 'gamma', language: 'en', action: 'unpublish', at: '2020-01-01T00:00:00.000Z' }],
    });
    const [gamma] = (await list('/post?search=gamma')).data;
    expect(gamma?.languages[0]).toMatchObject({ publishAt: '2030-01-01T00:00:00.000Z', unpublishAt: '2020-01-01T00:00:00.000Z', failedAction: 'unpublish' });
  });
});

describe('a new order', () => {
  it('is that of drafts and site at once, publishes no words, and is told to the site', async () => {
    const first = await desk.create('service', { slug: 'order-a' }, { publish: true });
    const second = await desk.create('service', { slug: 'order-b' }, { publish: true });
    await desk.save('service', first.documentId, { title: 'Unpublished words' });
    await site.until((received) => received.flatMap(({ body }) => body.changes).some(({ slug }) => slug === 'order-b'));
    site.reset();
    await reorderContent(cms.strapi, 'service', actor, [second.documentId, first.documentId]);
    await site.until((received) => received.length > 0);
    expect(site.changes().sort()).toEqual(['service/order-a', 'service/order-b']);
    const { body } = await cms.request('/api/services?filters[slug][$startsWith]=order-&sort=order');
    expect(body.data.map(({ slug, order, title }: { slug: string; order: number; title: string }) => [slug, order, title])).toEqual([
      ['order-b', 1, 'Title'], ['order-a', 2, 'Title'],
    ]);
    expect(await desk.read('service', first.documentId)).toMatchObject({ order: 2, languages: [{ state: 'changed' }, {}] });
    expect(await desk.read('service', second.documentId)).toMatchObject({ order: 1, languages: [{ state: 'published' }, {}] });
  });

  it('is all or nothing, and of what has an order', async () => {
    const { documentId, order } = await desk.create('service');
    const post = await desk.create('post');
    const refusals = [
      reorderContent(cms.strapi, 'service', actor, [documentId, 'x'.repeat(24)]),
      reorderContent(cms.strapi, 'service', actor, [documentId, documentId]),
      reorderContent(cms.strapi, 'service', actor, []),
      reorderContent(cms.strapi, 'post', actor, [post.documentId]),
    ];
    const codes = await Promise.allSettled(refusals);
    expect(codes.map((result) => result.status === 'rejected' && result.reason.code)).toEqual([
      'not_found', 'invalid_request', 'invalid_request', 'invalid_request',
    ]);
    expect((await desk.read('service', documentId)).order).toBe(order);
  });
});

describe('a proposed slug', () => {
  it.each([
    ['Search & Content', 'search-and-content', true],
    ['Order A', 'order-a', false],
    ['New', 'new', false],
    ['!!!', '', false],
    ['x'.repeat(150), 'x'.repeat(100), true],
  ])('of %j is %j, free: %s', async (title, slug, isFree) => {
    expect(await proposeSlug(cms.strapi, 'service', title)).toEqual({ slug, isFree });
  });

  it('is free for the document that has it', async () => {
    const [{ documentId } = { documentId: '' }] = (await list('/service?search=order-a')).data;
    expect(await proposeSlug(cms.strapi, 'service', 'Order A', documentId)).toEqual({ slug: 'order-a', isFree: true });
  });

  it('of an Arabic title is written in Latin letters', async () => {
    const { slug } = await proposeSlug(cms.strapi, 'service', 'تحسين محركات البحث');
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });
});
