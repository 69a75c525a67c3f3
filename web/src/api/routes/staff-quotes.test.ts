/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, withCookie } from '@/testing/fake-cms';
import { inboxQuote, inboxQuoteDetail, quoteItem, REFERENCE } from '@/testing/quotes';

const ROOT = '/api/dashboard/quotes';
const ONE = `${ROOT}/${REFERENCE}`;
const LINE = quoteItem().id;
const pagination = { page: 1, pageSize: 20, total: 1 };
const counts = { new: 1, in_review: 2, offer_sent: 3, accepted: 4, declined: 5, expired: 6, overdue: 7 };

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const send = (method: string, body: unknown = {}) => ({ ...postJson(body, withCookie()), method });
const staff = () => new FakeCms().signedIn('marketing_responsible');

/** A request as the CMS might tell it, with things that are nobody's business. */
const said = cmsAnswer({
  data: {
    ...inboxQuoteDetail(),
    sql: 'secret',
    client: { ...inboxQuoteDetail().client, password: 'secret' },
    items: inboxQuoteDetail().items.map((line) => ({ ...line, priceCents: 'secret' })),
    may: { ...inboxQuoteDetail().may, everything: 'secret' },
  },
});

const offer = { version: 3, lines: [{ id: LINE, price: 1250.5 }], note: ' Gladly\u202E ', validUntil: '2026-12-31' };
const draft = { version: 0, lines: [{ id: LINE, price: null }], validUntil: null };

/** What staff do: method, last part of the address, body, what the CMS gets. */
const acts = [
  ['PUT', 'assignee', { assignee: 'me' }, { assignee: 'me' }],
  ['PUT', 'assignee', { assignee: null }, { assignee: null }],
  ['PUT', 'offer', draft, { ...draft, note: '' }],
  ['POST', 'offer', offer, { ...offer, note: 'Gladly' }],
  ['POST', 'review', {}, {}],
  ['POST', 'withdraw', {}, {}],
  ['POST', 'reopen', {}, {}],
  ['POST', 'decline', { reason: 'No capacity' }, { reason: 'No capacity' }],
  ['POST', 'messages', { text: 'Hello' }, { text: 'Hello' }],
  ['POST', 'notes', { text: 'A good one' }, { text: 'A good one' }],
] as const;

describe('staff', () => {
  it('see the inbox, filtered', async () => {
    const cms = staff().reply('GET /api/staff-quotes', cmsAnswer({ data: [{ ...inboxQuote(), notes: [] }], pagination, counts: { ...counts, collecting: 9 } }));
    const query = 'status=new&age=week&assignee=me&overdue=true&search=lina%26limit%3D9&sort=due&page=2&limit=10';
    const response = await cms.api().request(`${ROOT}?${query}&language=ar`, { headers: withCookie() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: [inboxQuote()], pagination, counts });
    const [, asked = ''] = cms.calls();
    expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
      status: 'new', age: 'week', assignee: 'me', overdue: 'true', search: 'lina&limit=9', sort: 'due', page: '2', limit: '10', language: 'ar',
    });
  });

  it('see whom a request can be assigned to', async () => {
    const cms = staff().reply('GET /api/staff-quotes/assignees', cmsAnswer({ data: [{ id: 'w1x2y3z4a5b6c7d8', name: 'Omar', email: 'o@agency.example' }] }));
    const response = await cms.api().request(`${ROOT}/assignees`, { headers: withCookie() });
    expect(await response.json()).toEqual({ success: true, data: [{ id: 'w1x2y3z4a5b6c7d8', name: 'Omar' }] });
  });

  it('see one request, with the contract’s fields alone', async () => {
    const cms = staff().reply(`GET /api/staff-quotes/${REFERENCE}`, said);
    const response = await cms.api().request(ONE, { headers: withCookie() });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toEqual({ success: true, data: inboxQuoteDetail() });
    expect(cms.calls()).toEqual(['GET /api/account/me', `GET /api/staff-quotes/${REFERENCE}?language=en`]);
  });

  it.each(acts)('may %s %s %j', async (method, act, body, asked) => {
    const path = `/api/staff-quotes/${REFERENCE}/${act}`;
    const cms = staff().reply(`${method} ${path}`, said);
    const response = await cms.api().request(`${ONE}/${act}?language=ar`, send(method, body));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: inboxQuoteDetail() });
    expect(cms.calls()).toEqual(['GET /api/account/me', `${method} ${path}?language=ar`]);
    expect(cms.asked[1]?.options.json).toEqual(asked);
  });

  it.each([
    ['not_found', 404],
    ['conflict', 409],
    ['forbidden', 403],
    ['unauthorized', 401],
  ])('are told %s', async (code, status) => {
    const cms = staff().reply(`POST /api/staff-quotes/${REFERENCE}/review`, refusal(code, status));
    const response = await cms.api().request(`${ONE}/review`, send('POST'));
    expect([response.status, (await errorOf(response)).code]).toEqual([status, code]);
  });

  it('are told by the CMS what is wrong with an offer', async () => {
    const wrong = refusal('invalid_request', 400, { fields: { validUntil: 'dateFuture' } });
    const cms = staff().reply(`POST /api/staff-quotes/${REFERENCE}/offer`, wrong);
    const response = await cms.api().request(`${ONE}/offer`, send('POST', offer));
    expect([response.status, (await errorOf(response)).fields]).toEqual([400, { validUntil: 'Please choose a date from today to one year from now' }]);
  });
});

describe('what is refused before the CMS is asked for it', () => {
  const refused = async (path: string, init: RequestInit, field: string) => {
    const cms = staff();
    const response = await cms.api().request(path, init);
    expect([response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([400, [field]]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  };

  it.each([
    ['?status=collecting', 'status'],
    ['?age=decade', 'age'],
    ['?assignee=%27%20or%201%3D1', 'assignee'],
    ['?overdue=false', 'overdue'],
    ['?sort=price%3B', 'sort'],
    ['?limit=101', 'limit'],
    ['?filters[status]=new', 'filters[status]'],
    [`?search=${'x'.repeat(101)}`, 'search'],
    ['/export?limit=5', 'limit'],
  ])('a list of %s', (query, field) => refused(`${ROOT}${query}`, { headers: withCookie() }, field));

  it.each([
    ['PUT', 'assignee', {}, 'assignee'],
    ['PUT', 'assignee', { assignee: 'Omar!' }, 'assignee'],
    ['PUT', 'offer', { ...draft, version: -1 }, 'version'],
    ['PUT', 'offer', { ...draft, lines: [] }, 'lines'],
    ['PUT', 'offer', { ...draft, lines: [{ id: '1', price: 1 }] }, 'lines.0.id'],
    ['PUT', 'offer', { ...draft, lines: [{ id: LINE, price: -1 }] }, 'lines.0.price'],
    ['PUT', 'offer', { ...draft, lines: [{ id: LINE, price: 1.001 }] }, 'lines.0.price'],
    ['PUT', 'offer', { ...draft, lines: [{ id: LINE, price: '1' }] }, 'lines.0.price'],
    ['PUT', 'offer', { ...draft, lines: [{ id: LINE, price: 1_000_001 }] }, 'lines.0.price'],
    ['PUT', 'offer', { ...draft, validUntil: '2026-02-30' }, 'validUntil'],
    ['POST', 'offer', { ...offer, lines: [{ id: LINE, price: null }] }, 'lines.0.price'],
    ['POST', 'offer', { ...offer, validUntil: null }, 'validUntil'],
    ['POST', 'offer', { ...offer, total: 1 }, 'total'],
    ['POST', 'review', { status: 'accepted' }, 'status'],
    ['POST', 'decline', { reason: '' }, 'reason'],
    ['POST', 'messages', { text: ' ' }, 'text'],
    ['POST', 'notes', { text: 'x'.repeat(4_001) }, 'text'],
  ])('%s %s %j', (method, act, body, field) => refused(`${ONE}/${act}`, send(method, body), field));
});

describe('clients', () => {
  const calls: readonly (readonly [string, string])[] = [
    ['GET', ROOT], ['GET', `${ROOT}/export`], ['GET', `${ROOT}/assignees`], ['GET', ONE], ...acts.map(([method, act]) => [method, `${ONE}/${act}`] as const),
  ];

  it.each(calls)('are 403, whatever they send: %s %s', async (method, path) => {
    const cms = new FakeCms().signedIn('user');
    const init = method === 'GET' ? { headers: withCookie() } : send(method, '{broken');
    expect((await cms.api().request(path, init)).status).toBe(403);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });
});
