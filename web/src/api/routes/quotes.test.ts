/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, withCookie } from '@/testing/fake-cms';
import { quoteDetail, quoteSummary, REFERENCE } from '@/testing/quotes';

const ROOT = `/api/quotes/${REFERENCE}`;
const MESSAGE_ID = '5b1a2f4e-0c7d-4a52-9a2e-4f3f6f2f8f10';
const pagination = { page: 1, pageSize: 20, total: 1 };

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const send = (body: unknown) => postJson(body, withCookie());

/** A request as the CMS might tell it, with what only staff may know. */
const said = cmsAnswer({
  data: {
    ...quoteDetail(),
    notes: [{ text: 'secret note' }],
    messages: quoteDetail().messages.map((message) => ({ ...message, authorId: 7, internal: false })),
    timeline: quoteDetail().timeline.map((event) => ({ ...event, actor: { ...event.actor, email: 'secret@agency.example' } })),
    assignee: { name: 'secret' },
  },
});

/** What a client does: path, body, what the CMS gets. */
const acts = [
  ['accept', {}, {}],
  ['accept', { offer: 2 }, { offer: 2 }],
  ['decline', { reason: '  Too late\u202E ' }, { reason: 'Too late' }],
  ['messages', { text: ' مرحبًا ' }, { text: 'مرحبًا' }],
  ['messages', { text: 'Hello', messageId: MESSAGE_ID }, { text: 'Hello', messageId: MESSAGE_ID }],
] as const;

describe('a client', () => {
  it('sees own requests, page by page', async () => {
    const cms = new FakeCms().reply('GET /api/quotes', cmsAnswer({ data: [{ ...quoteSummary(), userId: 7 }], pagination, counts: {} }));
    const response = await cms.api().request('/api/quotes?page=2&limit=5&language=ar', { headers: withCookie() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: [quoteSummary()], pagination });
    expect(cms.calls()).toEqual(['GET /api/quotes?page=2&limit=5&language=ar']);
  });

  it('sees one request, and nothing of it that is the staff’s', async () => {
    const cms = new FakeCms().reply(`GET ${ROOT}`, said);
    const response = await cms.api().request(ROOT, { headers: withCookie() });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toEqual({ success: true, data: quoteDetail() });
    expect(cms.calls()).toEqual([`GET ${ROOT}?language=en`]);
  });

  it.each(acts)('may %s with %j, by one call of the CMS', async (act, body, asked) => {
    const cms = new FakeCms().reply(`POST ${ROOT}/${act}`, said);
    const response = await cms.api().request(`${ROOT}/${act}?language=ar`, send(body));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: quoteDetail() });
    expect(cms.calls()).toEqual([`POST ${ROOT}/${act}?language=ar`]);
    expect(cms.asked[0]?.options.json).toEqual(asked);
  });

  it('may accept without a body', async () => {
    const cms = new FakeCms().reply(`POST ${ROOT}/accept`, said);
    expect((await cms.api().request(`${ROOT}/accept`, send(''))).status).toBe(200);
    expect(cms.asked[0]?.options.json).toEqual({});
  });

  it.each([
    ['not_found', 404],
    ['conflict', 409],
    ['offer_expired', 409],
    ['too_many_requests', 429],
    ['unauthorized', 401],
  ])('is told %s', async (code, status) => {
    const cms = new FakeCms().reply(`POST ${ROOT}/accept`, refusal(code, status));
    const response = await cms.api().request(`${ROOT}/accept`, send({ offer: 1 }));
    expect([response.status, (await errorOf(response)).code]).toEqual([status, code]);
    expect(cms.asked).toHaveLength(1);
  });

  it('is told to come back while the CMS is down', async () => {
    const response = await new FakeCms().reply(`GET ${ROOT}`, new Error('unreachable')).api().request(ROOT, { headers: withCookie() });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('what is refused before the CMS is asked for it', () => {
  const refused = async (path: string, init: RequestInit, field: string) => {
    const cms = new FakeCms().signedIn('user');
    const response = await cms.api().request(path, init);
    expect([response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([400, [field]]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  };

  it.each([
    ['?limit=101', 'limit'],
    ['?page=0', 'page'],
    ['?page=1&page=2', 'page'],
    ['?filters[user][id]=1', 'filters[user][id]'],
    ['?populate=*', 'populate'],
  ])('a list of %s', (query, field) => refused(`/api/quotes${query}`, { headers: withCookie() }, field));

  it.each(['q-2026-000123', 'Q-2026-123', '..%2F..%2Fstaff-quotes%2FQ-2026-000123', 'Q-2026-000123%0A', 'new', '123'])('a reference %s', (reference) =>
    refused(`/api/quotes/${reference}`, { headers: withCookie() }, 'reference'),
  );

  it.each([
    ['accept', { offer: 0 }, 'offer'],
    ['accept', { offer: '1' }, 'offer'],
    ['accept', { total: 1 }, 'total'],
    ['decline', {}, 'reason'],
    ['decline', { reason: ' \u202E ' }, 'reason'],
    ['decline', { reason: 'x'.repeat(1_001) }, 'reason'],
    ['messages', { text: '' }, 'text'],
    ['messages', { text: ['x'] }, 'text'],
    ['messages', { text: 'x'.repeat(4_001) }, 'text'],
    ['messages', { text: 'x', messageId: '1' }, 'messageId'],
    ['messages', { text: 'x', from: 'staff' }, 'from'],
    ['messages', { text: 'x', internal: true }, 'internal'],
  ])('%s with %j', (act, body, field) => refused(`${ROOT}/${act}`, send(body), field));
});
