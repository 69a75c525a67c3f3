/** @jest-environment node */
import { CMS_TIMEOUT_MS } from '@/cms/site-calls';
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson, SITE_API_SECRET } from '@/testing/build-api';
import { cmsAccount, FakeCms, refusal, SESSION_SECRET, SESSION_TOKEN, withCookie } from '@/testing/fake-cms';

const OLD_SECRET = 'o'.repeat(43);
const credentials = { email: 'Lina@Client.example', password: 'correct horse', sessionId: 'session_abc_1700000000000' };
const user = { _id: 'w1x2y3z4a5b6c7d8', email: 'lina@client.example', name: 'Lina', role: 'user' };
const CLEARED = '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure';

/** What the CMS answers when it doesn't take the site's secret. */
const siteRefused = cmsAnswer({ error: { code: 'unauthorized' } }, 401, { 'www-authenticate': 'Bearer' });

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const loggedIn = () =>
  new FakeCms().reply('POST /api/account/login', cmsAnswer({ ...cmsAccount(), secret: SESSION_SECRET, maxAge: 2_592_000 }));

describe('POST /api/auth/login', () => {
  it('hands the session to the browser alone, in a cookie that scripts and other sites can’t reach', async () => {
    const response = await loggedIn().api().request('/api/auth/login', postJson(credentials));
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-session=${SESSION_SECRET}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toContain(SESSION_SECRET);
    expect(JSON.parse(text)).toEqual({ success: true, data: user, token: SESSION_TOKEN });
  });

  it('names the cookie plainly on a site without https', async () => {
    const response = await loggedIn().api({ siteUrl: 'http://localhost:3000' }).request('/api/auth/login', postJson(credentials));
    expect(response.headers.get('set-cookie')).toBe(`session=${SESSION_SECRET}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  });

  it('tells the CMS who calls, from where, and with which session until now', async () => {
    const cms = loggedIn();
    await cms.api().request('/api/auth/login', postJson(credentials, { ...withCookie(OLD_SECRET), 'x-request-id': 'proxy-0001' }));
    expect(cms.asked).toHaveLength(1);
    expect(cms.asked[0]?.options).toMatchObject({
      timeoutMs: CMS_TIMEOUT_MS,
      json: { ...credentials, email: 'lina@client.example' },
      headers: {
        authorization: `Bearer ${SITE_API_SECRET}`,
        'x-client-address': 'unknown',
        'x-session-secret': OLD_SECRET,
        'x-request-id': 'proxy-0001',
      },
    });
  });

  it.each([
    ['invalid_credentials', 401, 'Invalid email or password', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
    ['email_not_verified', 403, /verify your email before signing in/, /تأكيد بريدك/],
    ['pending_approval', 403, /approval/, /موافقة/],
    ['account_blocked', 403, /closed/, /أُغلق/],
  ] as const)('passes on %s in the caller’s language, without a cookie', async (code, status, english, arabic) => {
    const api = new FakeCms().reply('POST /api/account/login', refusal(code, status)).api();
    for (const [language, text] of [['en', english], ['ar', arabic]] as const) {
      const response = await api.request(`/api/auth/login?language=${language}`, postJson(credentials));
      expect(response.status).toBe(status);
      expect(response.headers.has('set-cookie')).toBe(false);
      expect(response.headers.get('content-language')).toBe(language);
      const error = await errorOf(response);
      expect(error.code).toBe(code);
      expect(error.message).toMatch(text);
    }
  });

  it('passes on that there were too many tries, and when to come back', async () => {
    const api = new FakeCms().reply('POST /api/account/login', refusal('too_many_requests', 429, { retryAfter: 417.2 })).api();
    const response = await api.request('/api/auth/login', postJson(credentials));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('418');
  });

  it.each([
    ['gives no answer', new Error('no answer within 3000 ms')],
    ['has a fault', cmsAnswer({ error: { code: 'internal' } }, 500)],
    ['answers no JSON', cmsAnswer('<html>', 502)],
    ['says it is not available', refusal('unavailable', 503)],
  ])('is 503 with Retry-After when the CMS %s', async (_, reply) => {
    const response = await new FakeCms().reply('POST /api/account/login', reply).api().request('/api/auth/login', postJson(credentials));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await errorOf(response)).code).toBe('unavailable');
  });

  it.each([
    ['answers something else than agreed', cmsAnswer({ user: {} })],
    ['refuses with a code that nobody knows', refusal('teapot', 418)],
    ['refuses the site itself', siteRefused],
  ])('is 503 and reported when the CMS %s', async (_, reply) => {
    const faults: unknown[] = [];
    const api = new FakeCms().reply('POST /api/account/login', reply).api({ onError: (error) => faults.push(error) });
    expect((await api.request('/api/auth/login', postJson(credentials))).status).toBe(503);
    expect(faults).toHaveLength(1);
  });

  it('names wrong fields in the caller’s language, and asks nobody', async () => {
    const cms = new FakeCms();
    const body = { email: 'lina', password: '123', remember: true };
    const response = await cms.api().request('/api/auth/login', postJson(body, { cookie: 'language=ar' }));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      fields: {
        email: 'عنوان البريد الإلكتروني غير صالح',
        password: 'يجب ألا تقل كلمة المرور عن 6 أحرف',
        remember: 'هذا الحقل ليس جزءًا من الطلب',
      },
    });
    expect(cms.asked).toEqual([]);
  });
});

describe('GET /api/auth/me', () => {
  it('tells the account and the session’s name, and nothing else the CMS may have said', async () => {
    const cms = new FakeCms().signedIn('user');
    const response = await cms.api().request('/api/auth/me', { headers: withCookie() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(await response.json()).toEqual({ success: true, data: user, token: SESSION_TOKEN });
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });

  it.each([
    ['nothing', {}],
    ['the session’s name as a bearer token', { authorization: `Bearer ${SESSION_TOKEN}` }],
    ['the secret itself as a bearer token', { authorization: `Bearer ${SESSION_SECRET}` }],
    ['the cookie’s name of a site without https', withCookie(SESSION_SECRET, 'session')],
    ['headers that stand for a session elsewhere', { 'x-session-secret': SESSION_SECRET, 'x-middleware-subrequest': 'middleware' }],
  ])('is 401 with only %s, and the CMS isn’t asked', async (_, headers) => {
    const cms = new FakeCms().signedIn('user');
    const response = await cms.api().request('/api/auth/me', { headers: headers as Record<string, string> });
    expect(response.status).toBe(401);
    expect((await errorOf(response)).code).toBe('unauthorized');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(cms.asked).toEqual([]);
  });

  it.each([
    ['no session any more', OLD_SECRET],
    ['no secret at all', 'x'],
    ['the session’s name', SESSION_TOKEN],
  ])('refuses a cookie that holds %s and leaves it where it is, as a login may have replaced it', async (_, secret) => {
    const response = await new FakeCms().signedIn('user').api().request('/api/auth/me', { headers: withCookie(secret) });
    expect(response.status).toBe(401);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['can’t be asked', new Error('unreachable')],
    ['doesn’t know the site', siteRefused],
  ])('leaves the cookie where it is while the CMS %s', async (_, reply) => {
    const response = await new FakeCms()
      .reply('GET /api/account/me', reply)
      .api({ onError: () => undefined })
      .request('/api/auth/me', { headers: withCookie() });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await new FakeCms().signedIn('user').api().request('/api/auth/me', { method: 'HEAD', headers: withCookie() });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('POST /api/auth/logout', () => {
  const logout = (cms: FakeCms, headers: Record<string, string>, body: unknown = {}) =>
    cms.api().request('/api/auth/logout', postJson(body, headers));

  it.each([{}, ''])('ends the session and takes the cookie away; body %j', async (body) => {
    const cms = new FakeCms().reply('POST /api/account/logout', cmsAnswer('', 204));
    const response = await logout(cms, withCookie(), body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: 'You are signed out.' });
    expect(response.headers.getSetCookie()).toEqual([CLEARED]);
    expect(cms.asked[0]?.options.headers).toMatchObject({ 'x-session-secret': SESSION_SECRET });
  });

  it('succeeds for somebody who isn’t signed in', async () => {
    const cms = new FakeCms();
    expect((await logout(cms, {})).status).toBe(200);
    expect(cms.asked).toEqual([]);
  });

  it('signs this browser out even when the CMS can’t be told, and says that it couldn’t', async () => {
    const response = await logout(new FakeCms().reply('POST /api/account/logout', new Error('unreachable')), withCookie());
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([CLEARED]);
  });

  it('is never done by a GET', async () => {
    const cms = new FakeCms();
    expect((await cms.api().request('/api/auth/logout', { headers: withCookie() })).status).toBe(405);
    expect(cms.asked).toEqual([]);
  });
});
