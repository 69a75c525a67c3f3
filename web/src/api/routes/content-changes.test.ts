/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { DOCUMENT_ID, SERVICE_ID, staffDocument } from '@/testing/content';
import { FakeCms, refusal, SESSION_SECRET, withCookie } from '@/testing/fake-cms';

const ME = 'GET /api/account/me';
const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'Hi' }] }];

const common = {
  id: DOCUMENT_ID, slug: 'audit', language: 'en', title: 'Audit', image: '/media/audit_1a2b.webp', imageAlt: '', status: 'draft', version: 'en-1',
};
const service = { ...common, description: 'All of it', order: 3 };

/** Each kind: its root, its name in the CMS, a whole body with what the CMS is asked, what is told of the document. */
const kinds = [
  {
    root: '/api/services',
    kind: 'service',
    body: { title: ' Audit\u202E ', description: 'All of it', slug: 'audit', image: 7, imageAlt: 'A page', order: 3 },
    input: { title: 'Audit', description: 'All of it', slug: 'audit', imageId: 7, imageAlt: 'A page', order: 3 },
    view: service,
    required: ['language', 'title', 'description', 'status'],
  },
  {
    root: '/api/subservices',
    kind: 'sub-service',
    body: { title: 'Audit', description: '', serviceId: SERVICE_ID, price: 1499.5, image: null },
    input: { title: 'Audit', description: '', serviceId: SERVICE_ID, price: 1499.5, imageId: null },
    view: { ...service, serviceId: SERVICE_ID, price: 1499.5 },
    required: ['language', 'title', 'description', 'serviceId', 'status'],
  },
  {
    root: '/api/blogs',
    kind: 'post',
    body: { title: 'Audit', excerpt: 'Short', content: blocks, category: 'news', externalUrl: 'https://news.example/a', publishedAt: '2026-11-20T08:00:00Z' },
    input: {
      title: 'Audit', description: 'Short', content: blocks, categorySlug: 'news', externalUrl: 'https://news.example/a', publishDate: '2026-11-20T08:00:00Z',
    },
    view: {
      ...common, excerpt: 'All of it', content: [{ type: 'paragraph', children: [{ type: 'text', text: 'en' }] }], category: 'news', externalUrl: null,
      publishedAt: '2026-11-20T08:00:00.000Z',
    },
    required: ['language', 'title', 'excerpt', 'content', 'status'],
  },
] as const;

const send = (method: string, body: unknown = {}) => ({ ...postJson(body, withCookie()), method });
const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const staff = () => new FakeCms().signedIn('marketing_responsible');
const found = (changes?: Parameters<typeof staffDocument>[0]) => cmsAnswer({ data: staffDocument(changes), sql: 'select' });

describe.each(kinds)('staff write at $root', ({ root, kind, body, input, view, required }) => {
  const CMS_ROOT = `/api/staff-content/${kind}`;
  const [CREATE, UPDATE, UNPUBLISH] = [`POST ${CMS_ROOT}`, `PUT ${CMS_ROOT}/${DOCUMENT_ID}`, `POST ${CMS_ROOT}/${DOCUMENT_ID}/unpublish`];
  const ONE = `${root}/${DOCUMENT_ID}`;

  it.each([['draft', false], ['published', true]] as const)('a new document as %s', async (status, publish) => {
    const cms = staff().reply(CREATE, found());
    const response = await cms.api().request(root, send('POST', { language: 'en', status, ...body }));
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(await response.json()).toEqual({ success: true, data: view });
    expect(cms.calls()).toEqual([ME, CREATE]);
    expect(cms.asked[1]?.options).toMatchObject({ headers: { 'x-session-secret': SESSION_SECRET } });
    expect(cms.asked[1]?.options.json).toEqual({ language: 'en', publish, input });
  });

  it.each(required)('and have to say its %s', async (field) => {
    const cms = staff();
    const response = await cms.api().request(root, send('POST', { language: 'en', status: 'draft', ...body, [field]: undefined }));
    expect([response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([400, [field]]);
    expect(cms.calls()).toEqual([ME]);
  });

  it('of a change only what is given, with what was read', async () => {
    const cms = staff().reply(UPDATE, found({ arabic: { state: 'changed' } }));
    const response = await cms.api().request(ONE, send('PUT', { language: 'ar', title: 'تدقيق', version: 'ar-0' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { id: DOCUMENT_ID, language: 'ar', title: 'تدقيق', status: 'changed', version: 'ar-1' } });
    expect(cms.calls()).toEqual([ME, UPDATE]);
    expect(cms.asked[1]?.options.json).toEqual({ language: 'ar', version: 'ar-0', publish: false, input: { title: 'تدقيق' } });
  });

  it('a change that publishes', async () => {
    const cms = staff().reply(UPDATE, found({ english: { state: 'published' } }));
    const response = await cms.api().request(ONE, send('PUT', { language: 'en', status: 'published' }));
    expect(await response.json()).toMatchObject({ data: { status: 'published' } });
    expect(cms.asked[1]?.options.json).toEqual({ language: 'en', publish: true, input: {} });
  });

  it('a change that takes back what is public, after it is saved', async () => {
    const cms = staff().reply(UPDATE, found({ english: { state: 'changed' } })).reply(UNPUBLISH, found({ english: { version: 'en-2' } }));
    const response = await cms.api().request(ONE, send('PUT', { language: 'en', title: 'New', status: 'draft' }));
    expect(await response.json()).toMatchObject({ data: { status: 'draft', version: 'en-2' } });
    expect(cms.calls()).toEqual([ME, UPDATE, UNPUBLISH]);
    expect(cms.asked[2]?.options.json).toEqual({ language: 'en' });
  });

  it('a draft of what isn’t public by one call', async () => {
    const cms = staff().reply(UPDATE, found());
    expect((await cms.api().request(ONE, send('PUT', { language: 'en', title: 'New', status: 'draft' }))).status).toBe(200);
    expect(cms.calls()).toEqual([ME, UPDATE]);
  });

  it('nothing over somebody else’s change, and get to see that', async () => {
    const present = { ...staffDocument({ english: { title: 'Theirs', version: 'en-9', state: 'changed' } }) };
    const cms = staff().reply(UPDATE, refusal('conflict', 409, { document: present }));
    const response = await cms.api().request(ONE, send('PUT', { language: 'en', title: 'Mine', version: 'en-1' }));
    expect(response.status).toBe(409);
    expect(await errorOf(response)).toMatchObject({ code: 'conflict', document: { ...view, title: 'Theirs', version: 'en-9', status: 'changed' } });
    expect(cms.calls()).toEqual([ME, UPDATE]);
  });

  it('and are told which field is wrong by its name here', async () => {
    const fields = { description: 'required', imageId: 'choose', slug: 'slugTaken', categorySlug: 'choose', publishDate: 'date' };
    const cms = staff().reply(CREATE, refusal('invalid_request', 400, { fields }));
    const response = await cms.api().request(root, send('POST', { language: 'en', status: 'published', ...body }));
    expect((await errorOf(response)).fields).toEqual({
      [kind === 'post' ? 'excerpt' : 'description']: 'Please fill in this field',
      image: 'Please choose one of the options',
      slug: 'This address is already taken. Please choose another one',
      category: 'Please choose one of the options',
      publishedAt: 'Please choose a date',
    });
  });

  it.each([
    [{ documentId: 'x' }, 'documentId'],
    [{ publishedBy: 1 }, 'publishedBy'],
    [{ locale: 'ar' }, 'locale'],
    [{ title: '' }, 'title'],
    [{ title: { $ne: null } }, 'title'],
    [{ title: 'x'.repeat(161) }, 'title'],
    [{ slug: 'A Slug' }, 'slug'],
    [{ slug: '../x' }, 'slug'],
    [{ image: '7' }, 'image'],
    [{ image: 0 }, 'image'],
    [{ status: 'archived' }, 'status'],
    [{ language: 'fr' }, 'language'],
    [{ version: 1 }, 'version'],
  ])('never what isn’t in the contract: %j', async (wrong, field) => {
    const cms = staff();
    const response = await cms.api().request(ONE, send('PUT', { language: 'en', ...wrong }));
    expect([response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([400, [field]]);
    expect(cms.calls()).toEqual([ME]);
  });

  it.each(['..%2F..%2Fstaff', 'UPPER-CASE-ID', 'a-slug', '%00aaaaaaaaaaaa'])('reach nothing with the id %s', async (id) => {
    for (const [method, sent] of [['PUT', { language: 'en' }], ['DELETE', {}]] as const) {
      const cms = new FakeCms().signedIn('admin');
      expect((await cms.api().request(`${root}/${id}`, send(method, sent))).status).toBe(400);
      expect(cms.calls()).toEqual([ME]);
    }
  });

  it.each([['not_found', 404], ['conflict', 409], ['forbidden', 403], ['unauthorized', 401], ['too_many_requests', 429]])('are told %s', async (code, status) => {
    const cms = staff().reply(UPDATE, refusal(code, status));
    const response = await cms.api().request(ONE, send('PUT', { language: 'en' }));
    expect([response.status, await errorOf(response)]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('and hear within a moment that the CMS is down', async () => {
    const cms = staff().reply(CREATE, new Error('unreachable'));
    const response = await cms.api().request(root, send('POST', { language: 'en', status: 'draft', ...body }));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(cms.asked[1]?.options.timeoutMs).toBeLessThan(3_000);
  });

  it('remove a document in every language', async () => {
    const cms = new FakeCms().signedIn('admin').reply(`DELETE ${CMS_ROOT}/${DOCUMENT_ID}`, cmsAnswer('', 204));
    const response = await cms.api().request(ONE, send('DELETE'));
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(cms.calls()).toEqual([ME, `DELETE ${CMS_ROOT}/${DOCUMENT_ID}`]);
  });
});

it('a price has two decimals at most and isn’t negative', async () => {
  for (const price of [-1, 0.001, 1_000_001, '5', null]) {
    const response = await staff().api().request(`/api/subservices/${DOCUMENT_ID}`, send('PUT', { language: 'en', price }));
    expect([price, response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([price, 400, ['price']]);
  }
});

it('a post leads to web addresses only', async () => {
  for (const externalUrl of ['javascript:alert(1)', 'data:text/html,x', '/a', 'https://a b']) {
    const response = await staff().api().request(`/api/blogs/${DOCUMENT_ID}`, send('PUT', { language: 'en', externalUrl }));
    expect([externalUrl, response.status]).toEqual([externalUrl, 400]);
  }
});

it('services are removed by administrators alone, the rest by all staff', async () => {
  const statusOf = async (root: string) => {
    const cms = staff();
    for (const { kind } of kinds) cms.reply(`DELETE /api/staff-content/${kind}/${DOCUMENT_ID}`, cmsAnswer({ success: true }));
    const { status } = await cms.api().request(`${root}/${DOCUMENT_ID}`, send('DELETE'));
    return [root, status, cms.calls().length];
  };
  expect(await Promise.all(kinds.map(({ root }) => statusOf(root)))).toEqual([['/api/services', 403, 1], ['/api/subservices', 200, 2], ['/api/blogs', 200, 2]]);
});
