/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, SESSION_SECRET, withCookie } from '@/testing/fake-cms';
import { LOCATIONS_PER_MINUTE } from '../events/event-limits';

const LINK = '/api/visitor/link-current';
const linking = () => new FakeCms().signedIn('user').reply('POST /api/analytics/link', cmsAnswer({ data: {} }));
const fieldsOf = async (response: Response) => errorEnvelope.parse(await response.json()).error.fields;

describe('POST /api/visitor/link-current', () => {
  it.each([
    ['its body', { sessionId: 'session_abc_1' }, {}],
    ['its header', '', { 'session-id': 'session_abc_1' }],
    ['its body before its header', { sessionId: 'session_abc_1' }, { 'session-id': 'session_other_1' }],
  ])('links the session that %s names to the caller, in one call of the CMS', async (_, body, headers: Record<string, string>) => {
    const cms = linking();
    const response = await cms.api().request(LINK, postJson(body, { ...withCookie(), ...headers }));
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(cms.calls()).toEqual(['POST /api/analytics/link']);
    expect(cms.asked[0]?.options).toMatchObject({ json: { sessionId: 'session_abc_1' }, headers: { 'x-session-secret': SESSION_SECRET } });
  });

  it.each([
    [{}, {}, 'Please fill in this field'],
    [{}, { 'session-id': 'x' }, 'This value is not valid'],
    [{ sessionId: 'x' }, {}, 'This value is not valid'],
  ])('needs one: %j, %j', async (body, headers: Record<string, string>, problem) => {
    const response = await linking().api().request(LINK, postJson(body, { ...withCookie(), ...headers }));
    expect([response.status, await fieldsOf(response)]).toEqual([400, { sessionId: problem }]);
  });

  it('is for somebody who is signed in', async () => {
    const cms = new FakeCms().reply('POST /api/analytics/link', refusal('unauthorized', 401));
    expect((await cms.api().request(LINK, postJson({ sessionId: 'session_abc_1' }))).status).toBe(401);
    expect(cms.asked).toEqual([]);
    expect((await cms.api().request(LINK, postJson({ sessionId: 'session_abc_1' }, withCookie()))).status).toBe(401);
  });
});

describe('GET /api/visitor/location', () => {
  const NOWHERE = { country: 'Unknown', region: 'Unknown', city: 'Unknown', source: 'none' };

  it('is unknown where nobody can be asked, and is kept by no cache', async () => {
    const response = await new FakeCms().api().request('/api/visitor/location');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ success: true, data: NOWHERE });
  });

  it('is never asked for an address that a visitor made up', async () => {
    // Nothing listens there: asking would be told as nowhere too, but only after it was tried.
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'));
    const api = (hops: number) => new FakeCms().api({ geolocationUrl: 'http://127.0.0.1:1/{ip}', trustedProxyHops: hops });
    await api(0).request('/api/visitor/location', { headers: { 'x-forwarded-for': '198.51.200.7' } });
    await api(1).request('/api/visitor/location', { headers: { 'x-forwarded-for': '198.51.200.7, 10.0.0.1' } });
    expect(asked).not.toHaveBeenCalled();
    await api(1).request('/api/visitor/location', { headers: { 'x-forwarded-for': '10.0.0.1, 198.51.200.7' } });
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['http://127.0.0.1:1/198.51.200.7']);
    asked.mockRestore();
  });

  it('is limited by address', async () => {
    const api = new FakeCms().api();
    for (let call = 0; call < LOCATIONS_PER_MINUTE; call += 1) await api.request('/api/visitor/location');
    expect((await api.request('/api/visitor/location')).status).toBe(429);
  });
});
