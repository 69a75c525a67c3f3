/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer } from '@/testing/build-api';
import { askedBy, DOCUMENT_ID, graphqlAnswers, SERVICE_ID, staffDocument } from '@/testing/content';
import { FakeCms, refusal, withCookie } from '@/testing/fake-cms';

const GRAPHQL = 'POST /graphql';
const image = { url: '/uploads/a_1b.webp', width: 800, height: 600, updatedAt: null, provider: 'local' };
const secret = { createdBy: { email: 'admin@rukn.example' }, status: 'draft' };

const subService = { documentId: DOCUMENT_ID, slug: 'audit', title: 'Audit', description: null, price: 0, imageAlt: 'A page', image, ...secret };
const service = {
  documentId: SERVICE_ID, slug: 'seo', title: 'SEO', description: 'Found', imageAlt: null, image: { ...image, url: '/uploads/no_photo_1a2b.jpg' },
  subServices: [subService, null], seo: null, ...secret,
};
const card = {
  documentId: DOCUMENT_ID, slug: 'a-post', title: 'A post', excerpt: 'Short', coverAlt: 'Alt', cover: image, externalUrl: null, readTime: 7,
  category: { documentId: 'c1', slug: 'news', name: 'News', ...secret }, publishDate: null, createdAt: '2026-05-04T08:00:00.000Z', ...secret,
};
const picture = { id: 9, url: 'http://cms/uploads/b.webp', hash: 'x', provider: 'local', alternativeText: 'Graph', width: 10, height: 20 };
const post = { ...card, content: [{ type: 'image', image: picture, children: [] }, { type: 'paragraph', children: [{ type: 'text', text: 'Hi' }] }], updatedAt: null, seo: null };

const includedView = { id: DOCUMENT_ID, slug: 'audit', language: 'en', title: 'Audit', description: '', price: 0, image: '/media/a_1b.webp', imageAlt: 'A page' };
const serviceView = { id: SERVICE_ID, slug: 'seo', language: 'en', title: 'SEO', description: 'Found', image: null, imageAlt: '', subServices: [includedView] };
const subServiceView = { ...includedView, serviceId: SERVICE_ID };
const cardView = {
  id: DOCUMENT_ID, slug: 'a-post', language: 'en', title: 'A post', excerpt: 'Short', image: '/media/a_1b.webp', imageAlt: 'Alt', externalUrl: null,
  readTime: 7, category: { slug: 'news', name: 'News' }, publishedAt: '2026-05-04T08:00:00.000Z',
};
const postView = {
  ...cardView,
  content: [
    { type: 'image', image: { url: '/media/b.webp', alternativeText: 'Graph', caption: null, width: 10, height: 20 }, children: [] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Hi' }] },
  ],
};

const list = (node: unknown) => ({ nodes: [node, null], pageInfo: { total: 21, pageCount: 3 } });
/** Lists: path, operation, answer, what is told of it. */
const lists = [
  ['/api/services', 'ServicePage', { services_connection: list(service) }, serviceView],
  ['/api/subservices', 'SubServicePage', { subServices_connection: list({ ...subService, service: { documentId: SERVICE_ID } }) }, subServiceView],
  ['/api/blogs', 'PostList', { posts_connection: list(card) }, cardView],
] as const;

/** Single documents: path, operation, name of the list that it answers with, the document, what is told of it, its kind for staff. */
const singles = [
  ['/api/services/seo', 'ServiceDetail', 'services', service, serviceView, 'service'],
  ['/api/subservices/audit', 'SubServiceDetail', 'subServices', { ...subService, service: { documentId: SERVICE_ID } }, subServiceView, 'sub-service'],
  ['/api/blogs/slug/a-post', 'PostDetail', 'posts', post, postView, 'post'],
] as const;

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const cmsWith = (answers: Parameters<typeof graphqlAnswers>[0]) => new FakeCms().reply(GRAPHQL, graphqlAnswers(answers));
const asked = (cms: FakeCms) => cms.asked.filter(({ call }) => call === GRAPHQL).map(({ options }) => askedBy(options));

describe.each(lists)('GET %s', (path, operation, answer, view) => {
  it('tells page by page what is published, and nothing of it but the contract’s fields', async () => {
    const cms = cmsWith({ [operation]: () => answer });
    const response = await cms.api().request(`${path}?page=2&limit=10`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: [view], pagination: { page: 2, pageSize: 10, total: 21 } });
    expect(asked(cms)).toEqual([[operation, { locale: 'en', page: 2, pageSize: 10 }]]);
  });

  it.each([
    ['the query', '?language=ar', {}, 'ar'],
    ['the query before the cookie', '?language=en', { cookie: 'language=ar' }, 'en'],
    ['the cookie', '', { cookie: 'language=ar' }, 'ar'],
    ['the cookie, where the query names no language', '?language=fr', { cookie: 'language=ar' }, 'ar'],
    ['nothing', '', {}, 'en'],
  ])('is in the language of %s', async (_, query, headers, language) => {
    const cms = cmsWith({ [operation]: () => answer });
    const response = await cms.api().request(path + query, { headers });
    expect(await response.json()).toMatchObject({ data: [{ language }] });
    expect(asked(cms)).toEqual([[operation, { locale: language, page: 1, pageSize: 20 }]]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'page=0', 'page=1&page=2', 'status=draft', 'filters[slug]=a', 'where[id]=1', 'populate=*', 'sort=id', 'fields=title', 'version=1'])(
    'refuses %s before the CMS is asked',
    async (query) => {
      const cms = new FakeCms();
      const response = await cms.api().request(`${path}?${query}`);
      expect(response.status).toBe(400);
      expect(Object.keys((await errorOf(response)).fields ?? {})).toEqual([query.split('=')[0]]);
      expect(cms.asked).toEqual([]);
    },
  );

  it('is 503 while the CMS is down, or has no whole answer', async () => {
    const faults: unknown[] = [];
    for (const reply of [new Error('unreachable'), cmsAnswer({ errors: [{ message: 'x' }], data: answer }), cmsAnswer('<html>'), cmsAnswer({}, 500)]) {
      const response = await new FakeCms().reply(GRAPHQL, reply).api({ onError: (error) => faults.push(error) }).request(path);
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    }
    expect(faults).toHaveLength(2);
  });

  it('may be kept by caches that ask again, and is answered to them without the whole', async () => {
    const api = cmsWith({ [operation]: () => answer }).api();
    const first = await api.request(path);
    const tag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual(['public, no-cache', 'Cookie']);
    const again = await api.request(path, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', 'public, no-cache']);
    const other = await api.request(`${path}?language=ar`, { headers: { 'if-none-match': tag } });
    expect(other.status).toBe(200);
  });
});

describe.each(singles)('GET %s', (path, operation, name, document, view, kind) => {
  const key = path.split('/').at(-1);
  const both = () => ({ [name]: [document], other: [{ documentId: document.documentId }] });
  const STAFF_PATH = `GET /api/staff-content/${kind}/${document.documentId}`;

  it('tells what is published, and nothing of it but the contract’s fields', async () => {
    const cms = cmsWith({ [operation]: both });
    const response = await cms.api().request(path);
    expect(await response.json()).toEqual({ success: true, data: view });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect(asked(cms)).toEqual([[operation, { key, id: key, locale: 'en', other: 'ar' }]]);
  });

  it('is the English text, and says so, where there is no Arabic one', async () => {
    const cms = cmsWith({ [operation]: ({ locale }) => (locale === 'en' ? { [name]: [document], other: [] } : { [name]: [], other: [{ documentId: 'x' }] }) });
    const response = await cms.api().request(`${path}?language=ar`);
    expect(await response.json()).toMatchObject({ data: { title: view.title, language: 'en' } });
  });

  it('is 404 where nothing is published, and for English readers of what is Arabic only', async () => {
    for (const other of [[], [{ documentId: 'x' }]]) {
      const response = await cmsWith({ [operation]: () => ({ [name]: [], other }) }).api().request(path);
      expect([response.status, (await errorOf(response)).code]).toEqual([404, 'not_found']);
    }
  });

  it('finds nothing under what can be no slug', async () => {
    const cms = cmsWith({ [operation]: () => ({ [name]: [], other: [] }) });
    const parent = path.slice(0, path.lastIndexOf('/'));
    expect((await cms.api().request(`${parent}/${encodeURIComponent('" } }) { id } #')}`)).status).toBe(404);
    expect((await cms.api().request(`${parent}/${'x'.repeat(101)}`)).status).toBe(400);
    expect((await cms.api().request(`${parent}/a%00`)).status).toBe(400);
    expect(asked(cms)).toHaveLength(1);
  });

  it.each(['status=draft', 'populate=*', 'limit=1'])('refuses %s', async (query) => {
    const cms = new FakeCms();
    expect((await cms.api().request(`${path}?${query}`)).status).toBe(400);
    expect(cms.asked).toEqual([]);
  });

  it('tells staff what names the draft they would change, and nothing else of it', async () => {
    const cms = cmsWith({ [operation]: both }).reply(STAFF_PATH, cmsAnswer({ data: staffDocument({ english: { title: 'Secret', version: 'v7' } }) }));
    const response = await cms.api().request(path, { headers: withCookie() });
    expect(await response.json()).toEqual({ success: true, data: { ...view, version: 'v7' } });
    expect([response.headers.get('cache-control'), response.headers.has('etag')]).toEqual(['no-store', false]);
  });

  it.each([
    ['client', refusal('forbidden', 403)],
    ['somebody whose session has ended', refusal('unauthorized', 401)],
  ])('tells a %s no more than everybody', async (_, reply) => {
    const cms = cmsWith({ [operation]: both }).reply(STAFF_PATH, reply);
    const response = await cms.api().request(path, { headers: withCookie() });
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: view }]);
  });
});
