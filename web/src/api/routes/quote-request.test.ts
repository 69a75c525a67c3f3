/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import type { QuoteSubmission } from '@/contracts/quote-request';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, withCookie } from '@/testing/fake-cms';

const KEY = '0f6d2a52-6f2f-4f3f-9a2e-7b1a2f4e0c7d';
const OTHER_KEY = '1f6d2a52-6f2f-4f3f-9a2e-7b1a2f4e0c7d';
/** Exactly the payload of the specification. */
const payload = {
  serviceName: 'SEO',
  subServiceName: 'تدقيق شامل',
  subServiceDescription: 'All of it',
  sessionId: 'session_abc_1700000000000',
  userEmail: 'someone-else@client.example',
  userName: 'Somebody Else',
  path: '/cart',
};
const submission: QuoteSubmission = { complete: true, reference: 'Q-2026-000123', stored: 2, total: 2 };

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const stored = () => new FakeCms().signedIn('user').reply('POST /api/quote-requests', cmsAnswer({ data: { ...submission, id: 7 } }));
const submit = (cms: FakeCms, body: unknown, headers: Record<string, string> = {}, query = '') =>
  cms.api().request(`/api/visitor/quote-request${query}`, postJson(body, { ...withCookie(), ...headers }));

describe('POST /api/visitor/quote-request', () => {
  it('takes exactly the specified payload, without any key', async () => {
    const cms = stored();
    const response = await submit(cms, payload, {}, '?language=ar');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: submission });
    expect(cms.calls()).toEqual(['POST /api/quote-requests?language=ar']);
    expect(cms.asked[0]?.options.json).toEqual({ ...payload, key: null });
  });

  it('hands on ids where they are sent, and fills what is left out', async () => {
    const cms = stored();
    await submit(cms, { serviceName: 'SEO', subServiceName: 'Audit', serviceId: 'seo', subServiceId: 'audit' });
    expect(cms.asked[0]?.options.json).toEqual({
      serviceName: 'SEO', subServiceName: 'Audit', serviceId: 'seo', subServiceId: 'audit',
      subServiceDescription: '', userEmail: '', userName: '', path: '', key: null,
    });
  });

  it.each([
    ['requestId', { ...payload, requestId: KEY }, {}],
    ['Idempotency-Key', payload, { 'Idempotency-Key': KEY }],
    ['both', { ...payload, requestId: KEY }, { 'Idempotency-Key': KEY }],
  ])('knows a submission by %s', async (_, body, headers) => {
    const cms = stored();
    expect((await submit(cms, body, headers as Record<string, string>)).status).toBe(200);
    expect(cms.asked[0]?.options.json).toEqual({ ...payload, key: KEY });
  });

  it.each([
    ['two keys that differ', { ...payload, requestId: KEY }, { 'idempotency-key': OTHER_KEY }, 'requestId'],
    ['a header that can be no key', payload, { 'idempotency-key': 'a b' }, 'idempotency-key'],
    ['an empty header', payload, { 'idempotency-key': '' }, 'idempotency-key'],
    ['a requestId that can be no key', { ...payload, requestId: 'short' }, {}, 'requestId'],
    ['a requestId of another type', { ...payload, requestId: 7 }, {}, 'requestId'],
    ['no service', { ...payload, serviceName: ' ' }, {}, 'serviceName'],
    ['no sub-service', { ...payload, subServiceName: undefined }, {}, 'subServiceName'],
    ['a price', { ...payload, price: 1 }, {}, 'price'],
    ['a quantity', { ...payload, quantity: 9 }, {}, 'quantity'],
    ['a key of the CMS’s', { ...payload, key: KEY }, {}, 'key'],
    ['a session that can be none', { ...payload, sessionId: 'x' }, {}, 'sessionId'],
    ['a novel', { ...payload, subServiceDescription: 'x'.repeat(4_001) }, {}, 'subServiceDescription'],
  ])('refuses %s', async (_, body, headers, field) => {
    const cms = stored();
    const response = await submit(cms, body, headers as Record<string, string>);
    expect([response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([400, [field]]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });

  it.each([
    ['cart_empty', 400, 'Your cart is empty. Please add some services first.'],
    ['item_not_in_cart', 404, 'Item not found in cart'],
    ['key_reused', 422, 'This request key was already used for something else.'],
    ['conflict', 409, 'This was changed in the meantime. Please reload and try again.'],
    ['too_many_requests', 429, 'Too many attempts. Please wait a while and try again.'],
    ['unauthorized', 401, 'Please sign in to continue.'],
  ])('passes on %s', async (code, status, message) => {
    const cms = new FakeCms().reply('POST /api/quote-requests', refusal(code, status));
    const response = await submit(cms, payload);
    expect([response.status, await errorOf(response)]).toEqual([status, expect.objectContaining({ code, message })]);
    expect(cms.asked).toHaveLength(1);
  });

  it('is 503 while the CMS is down, and sends nothing twice', async () => {
    const cms = new FakeCms().reply('POST /api/quote-requests', new Error('unreachable'));
    const response = await submit(cms, { ...payload, requestId: KEY });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(cms.asked).toHaveLength(1);
  });
});
