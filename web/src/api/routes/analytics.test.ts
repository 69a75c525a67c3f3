/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, SESSION_SECRET, withCookie } from '@/testing/fake-cms';
import { EVENTS_PER_MINUTE } from '../events/event-limits';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const STORE = 'POST /api/analytics/events';
const TRACK = '/api/analytics/track';
const page = { path: '/services', sessionId: 'session_abc_1', type: 'pageview', eventId: '3e2f0c1a-9f3c-4d5e-8a6b-1c2d3e4f5a6b' };

const storing = () => new FakeCms().reply(STORE, cmsAnswer({ data: { stored: 1, staff: 0 } }));
const as = (userAgent: string, headers: Record<string, string> = {}) => ({ 'user-agent': userAgent, ...headers });
const batches = (cms: FakeCms) => cms.asked.map(({ options }) => options.json as { events: object[]; dropped?: object });
const codeOf = async (response: Response) => errorEnvelope.parse(await response.json()).error.code;

describe.each([
  [TRACK, page, { kind: 'pageview', path: '/services' }],
  ['/api/analytics/click', { path: '/', sessionId: page.sessionId, buttonText: 'Go' }, { kind: 'click', target: { text: 'Go', id: null, type: null, href: null } }],
  ['/api/visitor/cart-action', { path: '/', sessionId: page.sessionId, action: 'remove', serviceName: 'SEO' }, { kind: 'cart_remove', serviceName: 'SEO' }],
])('%s', (path, body, stored) => {
  it('is answered with 202 once the CMS has committed it', async () => {
    const cms = storing();
    const response = await cms.api().request(path, postJson(body, as(BROWSER)));
    expect([response.status, await response.json()]).toEqual([202, { success: true }]);
    expect(batches(cms)).toEqual([{ events: [expect.objectContaining({ ...stored, device: 'desktop', sessionId: page.sessionId })] }]);
    expect(cms.asked[0]?.options.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./) as string });
  });

  it('is 503 where the CMS has not', async () => {
    for (const reply of [new Error('unreachable'), refusal('internal', 500), cmsAnswer('half an ans')]) {
      const faults: unknown[] = [];
      const api = new FakeCms().reply(STORE, reply).api({ onError: (error) => faults.push(error) });
      const response = await api.request(path, postJson(body, as(BROWSER)));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      // Something else than agreed is to be mended; the rest passes.
      expect(faults).toHaveLength(reply instanceof Error || reply.status === 500 ? 0 : 1);
    }
  });

  it('stores nothing of bots, whichever way they say so, and counts them', async () => {
    const cms = storing();
    const api = cms.api();
    expect((await api.request(path, postJson(body, as(BOT)))).status).toBe(202);
    expect(cms.asked).toEqual([]);
    await api.request(path, postJson(body, as(BROWSER)));
    expect(batches(cms)).toEqual([{ events: [expect.objectContaining(stored)], dropped: { bot: 1 } }]);
  });

  it('names what is wrong with a body', async () => {
    const cms = storing();
    const response = await cms.api().request(path, postJson({ ...body, sessionId: 'x', visitor: 1 }, as(BROWSER)));
    expect(response.status).toBe(400);
    expect(errorEnvelope.parse(await response.json()).error.fields).toEqual({ sessionId: expect.any(String) as string, visitor: 'This field is not part of the request' });
    expect(cms.asked).toEqual([]);
  });
});

describe('events', () => {
  it('of one moment share a call', async () => {
    const cms = storing();
    const api = cms.api();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.request(TRACK, postJson({ ...page, eventId: undefined }, as(BROWSER)))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(batches(cms).flatMap(({ events }) => events)).toHaveLength(20);
    expect(cms.asked.length).toBeLessThan(4);
  });

  it('of a bot that only its event tells of are not stored either', async () => {
    const cms = storing();
    expect((await cms.api().request(TRACK, postJson({ ...page, userAgent: BOT }, as(BROWSER)))).status).toBe(202);
    expect(cms.asked).toEqual([]);
  });

  it('tell the CMS whose session it is, so that it knows staff', async () => {
    const cms = storing();
    await cms.api().request(TRACK, postJson(page, as(BROWSER, withCookie())));
    await cms.api().request(TRACK, postJson(page, as(BROWSER, withCookie('forged'))));
    expect(batches(cms).map(({ events }) => events[0])).toEqual([expect.objectContaining({ sessionSecret: SESSION_SECRET }), expect.not.objectContaining({ sessionSecret: expect.anything() as unknown })]);
  });

  it('are limited by address, before their body is looked at', async () => {
    const cms = storing();
    const api = cms.api({ trustedProxyHops: 1 });
    const from = (address: string, body: unknown = page) => api.request(TRACK, postJson(body, as(BOT, { 'x-forwarded-for': address })));
    for (let call = 0; call < EVENTS_PER_MINUTE; call += 1) await from('203.0.113.7');
    const refused = await from('203.0.113.7', '{broken');
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(202);
  });
});
