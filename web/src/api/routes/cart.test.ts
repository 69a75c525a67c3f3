/** @jest-environment node */
import { CMS_TIMEOUT_MS } from '@/cms/site-calls';
import type { Cart, CartItem } from '@/contracts/cart';
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, SESSION_SECRET, withCookie } from '@/testing/fake-cms';

const VISITOR = 'session_abc_1700000000000';
const item: CartItem = {
  id: '4f0c2a52-6f2f-4f3f-9a2e-7b1a2f4e0c7d',
  serviceId: 'svc1',
  serviceSlug: 'seo',
  serviceName: 'تحسين محركات البحث',
  subServiceId: 'sub1',
  subServiceSlug: 'audit',
  subServiceName: 'Audit',
  description: '',
  price: 1499.5,
  quantity: 2,
  lineTotal: 2999,
  available: true,
};
const cart: Cart = { items: [item], totalItems: 2, totalPrice: 2999, sessionId: VISITOR, status: 'active' };
/** The same as the CMS might tell it, with things that are nobody's business. */
const said = cmsAnswer({ data: { ...cart, userId: 7, items: [{ ...item, priceCents: 149_950 }] }, sql: 'select' });

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const send = (method: string, body: unknown = {}, headers: Record<string, string> = {}) => ({
  ...postJson(body, { ...withCookie(), ...headers }),
  method,
});

/** Every call of the cart: method, path, body, what the CMS is asked, with what. */
const changes = [
  ['POST', '/api/cart/add', { serviceId: 'seo', subServiceId: 'audit', quantity: 3 }, 'add', { serviceId: 'seo', subServiceId: 'audit', quantity: 3 }],
  ['POST', '/api/cart/add', { serviceId: 'seo', subServiceName: ' تدقيق ' }, 'add', { serviceId: 'seo', subServiceName: 'تدقيق', quantity: 1 }],
  ['PUT', '/api/cart/update/seo', { quantity: 5 }, 'update', { serviceId: 'seo', quantity: 5 }],
  ['PUT', '/api/cart/update/seo/audit', { quantity: 0 }, 'update', { serviceId: 'seo', subService: 'audit', quantity: 0 }],
  ['PUT', '/api/cart/update/seo/audit', { quantity: -4 }, 'update', { serviceId: 'seo', subService: 'audit', quantity: -4 }],
  ['DELETE', '/api/cart/remove/seo', {}, 'remove', { serviceId: 'seo' }],
  ['DELETE', '/api/cart/remove/seo/audit', {}, 'remove', { serviceId: 'seo', subService: 'audit' }],
  ['DELETE', '/api/cart/clear', {}, 'clear', {}],
] as const;

describe('the cart', () => {
  it('is told with the contract’s fields alone, in one call of the CMS', async () => {
    const cms = new FakeCms().reply('GET /api/cart', said);
    const response = await cms.api().request('/api/cart', { headers: withCookie() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: cart });
    expect(cms.calls()).toEqual(['GET /api/cart?language=en']);
    expect(cms.asked[0]?.options).toMatchObject({ timeoutMs: CMS_TIMEOUT_MS, headers: { 'x-session-secret': SESSION_SECRET } });
  });

  it.each(changes)('%s %s %j is one call of the CMS', async (method, path, body, act, asked) => {
    const cms = new FakeCms().reply(`POST /api/cart/${act}`, said);
    const response = await cms.api().request(path, send(method, body));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: cart });
    expect(cms.calls()).toEqual([`POST /api/cart/${act}?language=en`]);
    expect(JSON.parse(JSON.stringify(cms.asked[0]?.options.json))).toEqual(asked);
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await new FakeCms().reply('GET /api/cart', said).api().request('/api/cart', { method: 'HEAD', headers: withCookie() });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each([
    ['the query', '?language=ar', {}],
    ['the visitor’s choice', '', { cookie: `language=ar; ${withCookie().cookie}` }],
    ['the visitor’s choice, where the query names no language of ours', '?language=fr', { cookie: `language=ar; ${withCookie().cookie}` }],
  ])('speaks the language of %s', async (_, query, headers) => {
    const cms = new FakeCms().reply('POST /api/cart/clear', said);
    await cms.api().request(`/api/cart/clear${query}`, send('DELETE', {}, headers as Record<string, string>));
    expect(cms.calls()).toEqual(['POST /api/cart/clear?language=ar']);
  });
});

describe('the visitor’s session-id', () => {
  it.each(changes)('goes along with %s %s', async (method, path, body, act, asked) => {
    const cms = new FakeCms().reply(`POST /api/cart/${act}`, said);
    await cms.api().request(path, send(method, body, { 'session-id': VISITOR }));
    expect(cms.asked[0]?.options.json).toEqual(expect.objectContaining({ ...asked, visitorSessionId: VISITOR }));
  });

  it.each(['', 'session_', 'abc', 'session_a b', `session_${'a'.repeat(101)}`, 'session_<script>'])('is left out where it is %j', async (value) => {
    const cms = new FakeCms().reply('POST /api/cart/clear', said);
    const response = await cms.api().request('/api/cart/clear', send('DELETE', {}, { 'session-id': value }));
    expect(response.status).toBe(200);
    expect(cms.asked[0]?.options.json).toEqual({});
  });

  it('is nobody’s identity', async () => {
    const response = await new FakeCms().api().request('/api/cart', { headers: { 'session-id': VISITOR } });
    expect(response.status).toBe(401);
  });
});

describe('a line’s address', () => {
  it.each([
    ['Reels%20%26%20Shorts', 'Reels & Shorts'],
    ['%D8%AA%D8%AF%D9%82%D9%8A%D9%82%20%D8%B4%D8%A7%D9%85%D9%84', 'تدقيق شامل'],
    ['SEO%2FSEM', 'SEO/SEM'],
    ['100%25%20reach', '100% reach'],
    ['What%3F%20%231', 'What? #1'],
    ['a%2520b', 'a%20b'],
    ['%20padded%20', 'padded'],
    ['clear', 'clear'],
  ])('may be a name: %s', async (written, name) => {
    for (const [method, act, body] of [['DELETE', 'remove', {}], ['PUT', 'update', { quantity: 2 }]] as const) {
      const cms = new FakeCms().reply(`POST /api/cart/${act}`, said);
      const response = await cms.api().request(`/api/cart/${act}/seo/${written}`, send(method, body));
      expect(response.status).toBe(200);
      expect(cms.asked[0]?.options.json).toEqual({ serviceId: 'seo', subService: name, ...body });
    }
  });

  it.each([
    ['%20', 'subService'],
    ['x'.repeat(201), 'subService'],
  ])('is refused as %s', async (written, field) => {
    const cms = new FakeCms().signedIn('user');
    const response = await cms.api().request(`/api/cart/remove/seo/${written}`, send('DELETE'));
    expect(response.status).toBe(400);
    expect(Object.keys((await errorOf(response)).fields ?? {})).toEqual([field]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });

  it.each(['/api/cart/remove', '/api/cart/remove/', '/api/cart/remove//audit', '/api/cart/remove/seo/audit/more', '/api/cart/update/seo/', '/api/cart/remove/seo/%2e%2e/%2e%2e/x'])(
    'is none as %s',
    async (path) => {
      const cms = new FakeCms().signedIn('user');
      expect((await cms.api().request(path, send('DELETE'))).status).toBe(404);
      expect(cms.asked).toEqual([]);
    },
  );

  it('takes no NUL', async () => {
    const cms = new FakeCms().signedIn('user');
    expect((await cms.api().request('/api/cart/remove/seo/a%00b', send('DELETE'))).status).toBe(400);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });
});

describe('what a caller may not decide', () => {
  it('is taken out of an added item: name, price, total, owner', async () => {
    const cms = new FakeCms().reply('POST /api/cart/add', said);
    const body = {
      id: 'x', serviceId: 'seo', serviceName: 'Free', subServiceId: 'audit', subServiceName: 'Audit', subServiceDescription: 'x', description: 'x',
      price: 0.01, total: 0.01, userId: 1, quantity: 2,
    };
    expect((await cms.api().request('/api/cart/add', send('POST', body))).status).toBe(200);
    expect(cms.asked[0]?.options.json).toEqual({ serviceId: 'seo', subServiceId: 'audit', subServiceName: 'Audit', quantity: 2 });
  });

  it.each([
    ['role', { role: 'admin' }],
    ['visitorSessionId', { visitorSessionId: VISITOR }],
    ['priceCents', { priceCents: 1 }],
  ])('is refused by name: %s', async (field, more) => {
    const cms = new FakeCms().signedIn('user');
    const response = await cms.api().request('/api/cart/add', send('POST', { serviceId: 'seo', subServiceId: 'audit', ...more }));
    expect([response.status, (await errorOf(response)).fields]).toEqual([400, { [field]: 'This field is not part of the request' }]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });

  it.each(['-1', '0', '1.5', '1e9', '"2"', '[2]', '{}', 'null', 'true', '1e400', '100'])('a quantity of %s is refused when adding', async (quantity) => {
    const cms = new FakeCms().signedIn('user');
    const body = `{"serviceId":"seo","subServiceId":"audit","quantity":${quantity}}`;
    const response = await cms.api().request('/api/cart/add?language=ar', send('POST', body));
    expect([response.status, (await errorOf(response)).fields]).toEqual([400, { quantity: 'يُرجى إدخال عدد صحيح من 1 إلى 99' }]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });

  it.each(['1.5', '1e9', '100', '"2"', '"0"', '[2]', 'null', '-1.5', '-1e400'])('a quantity of %s is refused when updating', async (quantity) => {
    const cms = new FakeCms().signedIn('user');
    const response = await cms.api().request('/api/cart/update/seo', send('PUT', `{"quantity":${quantity}}`));
    expect([response.status, (await errorOf(response)).fields]).toEqual([400, { quantity: 'Please enter a whole number from 1 to 99' }]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });

  it.each([
    [{}, 'serviceId'],
    [{ serviceId: '', subServiceId: 'audit' }, 'serviceId'],
    [{ serviceId: { $ne: null }, subServiceId: 'audit' }, 'serviceId'],
    [{ serviceId: 'seo' }, 'subServiceId'],
    [{ serviceId: 'seo', subServiceName: ' ' }, 'subServiceId'],
    [{ serviceId: 'seo', subServiceId: ['audit'] }, 'subServiceId'],
    [{ serviceId: 'seo', subServiceId: 'x'.repeat(101) }, 'subServiceId'],
  ])('a line has to be named: %j', async (body, field) => {
    const response = await new FakeCms().signedIn('user').api().request('/api/cart/add', send('POST', body));
    expect([response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('what the CMS refuses', () => {
  it.each([
    ['en', '"SEO <b>Audit</b>" is already in your cart! Current quantity: 3'],
    ['ar', '«SEO <b>Audit</b>» موجود في سلتك بالفعل! الكمية الحالية: 3'],
  ])('is told with its values in the caller’s language (%s)', async (language, message) => {
    const values = { item: 'SEO <b>Audit</b>', quantity: 3 };
    const api = new FakeCms().reply('POST /api/cart/add', refusal('already_in_cart', 409, { values })).api();
    const response = await api.request(`/api/cart/add?language=${language}`, send('POST', { serviceId: 'seo', subServiceId: 'audit' }));
    expect(response.status).toBe(409);
    expect(await errorOf(response)).toMatchObject({ code: 'already_in_cart', message, values });
  });

  it.each([
    ['item_not_in_cart', 404, 'Item not found in cart'],
    ['not_found', 404, 'There is nothing at this address.'],
    ['cart_line_ambiguous', 400, 'Several items of this service are in your cart. Please say which one.'],
    ['cart_full', 409, 'Your cart is full. Please request a quote for what is in it first.'],
    ['unauthorized', 401, 'Please sign in to continue.'],
    ['too_many_requests', 429, 'Too many attempts. Please wait a while and try again.'],
  ])('is passed on: %s', async (code, status, message) => {
    const cms = new FakeCms().reply('POST /api/cart/remove', refusal(code, status));
    const response = await cms.api().request('/api/cart/remove/seo', send('DELETE'));
    expect([response.status, await errorOf(response)]).toEqual([status, expect.objectContaining({ code, message })]);
    expect(cms.asked).toHaveLength(1);
  });

  it.each([
    ['the CMS gives no answer', new Error('no answer within 2500 ms'), 0],
    ['the CMS has a fault', refusal('internal', 500), 0],
    ['a refusal doesn’t say what its text names', refusal('already_in_cart', 409), 1],
    ['the answer is no cart', cmsAnswer({ data: { items: [] } }), 1],
  ])('is 503 where %s', async (_, reply, reported) => {
    const faults: unknown[] = [];
    const api = new FakeCms().reply('POST /api/cart/add', reply).api({ onError: (error) => faults.push(error) });
    const response = await api.request('/api/cart/add', send('POST', { serviceId: 'seo', subServiceId: 'audit' }));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await errorOf(response)).code).toBe('unavailable');
    expect(faults).toHaveLength(reported);
  });
});
