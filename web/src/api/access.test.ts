/** @jest-environment node */
import { accessOfPage, accessOfRoute, apiAccess, isCheckedByCms, mayEnter, rolesFor, takesFile } from '@/contracts/access';
import { errorEnvelope } from '@/contracts/errors';
import { postJson } from '@/testing/build-api';
import { FakeCms, refusal, SESSION_SECRET, withCookie } from '@/testing/fake-cms';

/** What stands for each parameter of a path. */
const samples: Readonly<Record<string, string>> = {
  id: 'w1x2y3z4a5b6c7d8',
  token: 'L'.repeat(43),
  serviceId: 'social-media',
  subService: 'Reels%20pack',
  reference: 'Q-2026-000123',
  slug: 'a-post',
};
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const entries = Object.entries(apiAccess).map(([key, access]) => {
  const [method = '', pattern = ''] = key.split(' ');
  return { key, method, pattern, access, path: pattern.replace(/:(\w+)/g, (parameter, name: string) => samples[name] ?? parameter) };
});
const guarded = entries.filter(({ access }) => access !== 'anyone' && access !== 'cms');
const checkedByCms = entries.filter(({ method, pattern }) => isCheckedByCms(method, pattern));
const OLD_SECRET = 'o'.repeat(43);

/** A body that the route's contract takes. */
const completeBody = (path: string): object => {
  if (path.endsWith('/cart/add')) return { serviceId: 'seo', subServiceId: 'audit' };
  if (path.includes('/cart/update')) return { quantity: 2 };
  if (path.endsWith('/quote-request')) return { serviceName: 'SEO', subServiceName: 'Audit' };
  if (path.endsWith('/link-current')) return { sessionId: 'session_abc_1' };
  if (path.endsWith('/decline')) return { reason: 'Too late' };
  return path.endsWith('/messages') ? { text: 'Hello' } : {};
};

const send = (api: ReturnType<FakeCms['api']>, method: string, path: string, headers: Record<string, string>) =>
  api.request(path, method === 'GET' ? { method, headers } : { ...postJson({}, headers), method });

describe('the table of who may', () => {
  it('names exactly the routes that the app has', () => {
    const routes = new FakeCms().api().routes.filter(({ method }) => method !== 'ALL');
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(Object.keys(apiAccess)));
  });

  it('lets nobody call a route it doesn’t name', () => {
    expect(accessOfRoute('GET', '/api/unheard-of')).toBeUndefined();
    expect(accessOfRoute('POST', '/api/auth/me')).toBeUndefined();
    expect(accessOfRoute('constructor', '')).toBeUndefined();
  });

  it('is enforced for a route that is added without a line in it', async () => {
    const api = new FakeCms().api();
    api.get('/forgotten', (c) => c.text('reached'));
    const response = await api.request('/api/forgotten');
    expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining('reached')]);
  });

  it('leaves forms to the one route that takes a file', () => {
    expect(entries.filter(({ method, pattern }) => takesFile(method, pattern)).map(({ key }) => key)).toEqual(['POST /api/uploads']);
  });

  it('gives each step up fewer roles', () => {
    expect(rolesFor('account')).toEqual(['user', 'admin', 'marketing_responsible']);
    expect(rolesFor('staff')).toEqual(['admin', 'marketing_responsible']);
    expect(rolesFor('admin')).toEqual(['admin']);
    expect(mayEnter('cms', 'admin')).toBe(false);
  });

  it.each([
    ['/', 'anyone'],
    ['/dashboards', 'anyone'],
    ['/quotes', 'account'],
    ['/dashboard', 'staff'],
    ['/dashboard/services/new', 'staff'],
    ['/dashboard/staff', 'admin'],
    ['/dashboard/staff/anything', 'admin'],
    ['/constructor', 'anyone'],
  ])('knows who may see %s: %s', (path, access) => expect(accessOfPage(path)).toBe(access));
});

describe('the matrix of roles and routes', () => {
  const roles = ['nobody', 'user', 'marketing_responsible', 'admin'] as const;

  it.each(entries)('$key is for $access', async ({ method, path, access }) => {
    for (const role of roles) {
      const cms = role === 'nobody' ? new FakeCms() : new FakeCms().signedIn(role);
      const response = await send(cms.api({ onError: () => undefined }), method, path, role === 'nobody' ? {} : withCookie());
      if (access === 'cms') expect(response.status).toBe(401);
      else if (access !== 'anyone' && role === 'nobody') expect(response.status).toBe(401);
      else if (role !== 'nobody' && !mayEnter(access, role)) expect(response.status).toBe(403);
      else expect([401, 403]).not.toContain(response.status);
    }
  });

  it.each(entries)('$pattern answers its own methods alone', async ({ pattern, path }) => {
    const own = entries.filter((entry) => entry.pattern === pattern).map(({ method }) => method);
    const cms = new FakeCms().signedIn('admin');
    for (const method of METHODS.filter((other) => !own.includes(other))) {
      const response = await send(cms.api(), method, path, withCookie());
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')?.split(', ').filter((name) => name !== 'HEAD')).toEqual(own);
    }
    expect(cms.asked).toEqual([]);
  });
});

describe('a route whose caller the CMS checks itself', () => {
  /** A CMS that answers every call of the route alike, and knows the one session of `SESSION_SECRET`. */
  const answering = (answer: ReturnType<typeof refusal>) => {
    const cms = new FakeCms().signedIn('user');
    return { cms, api: cms.api({ askCms: (path, options) => (path === '/api/account/me' ? cms.ask(path, options) : Promise.resolve(answer)) }) };
  };

  it('is one for every account, and no other', () => {
    expect(checkedByCms.map(({ key }) => key)).toEqual(
      guarded.filter(({ access, key }) => access === 'account' && key !== 'GET /api/auth/me').map(({ key }) => key),
    );
    expect(isCheckedByCms('HEAD', '/api/cart')).toBe(true);
    expect(isCheckedByCms('GET', '/api/dashboard/quotes')).toBe(false);
  });

  it.each(checkedByCms)('asks it once, and passes on that nobody is signed in: $key', async ({ method, path }) => {
    for (const [code, status] of [['unauthorized', 401], ['forbidden', 403]] as const) {
      const { cms, api } = answering(refusal(code, status));
      const response = await api.request(path, method === 'GET' ? { headers: withCookie() } : { ...postJson(completeBody(path), withCookie()), method });
      expect(errorEnvelope.parse(await response.json()).error.code).toBe(code);
      expect(response.status).toBe(status);
      expect(cms.asked).toEqual([]);
    }
  });

  it.each(checkedByCms.filter(({ method }) => method !== 'GET'))('is 401 before anything is said about the body: $key', async ({ method, path }) => {
    for (const body of ['{broken', '{"unknown":1}', `{"a":"${'x'.repeat(70_000)}"}`]) {
      const cms = new FakeCms().signedIn('user');
      const ended = await cms.api().request(path, { ...postJson(body, withCookie(OLD_SECRET)), method });
      expect([ended.status, errorEnvelope.parse(await ended.json()).error]).toEqual([401, expect.not.objectContaining({ fields: expect.anything() as unknown })]);
      expect(cms.calls()).toEqual(['GET /api/account/me']);
      const nobody = await cms.api().request(path, { ...postJson(body), method });
      expect(nobody.status).toBe(401);
      expect(cms.calls()).toHaveLength(1);
    }
  });

  it('is 503, not 400, where nobody can say who calls', async () => {
    const cms = new FakeCms().reply('GET /api/account/me', new Error('unreachable'));
    const response = await cms.api().request('/api/cart/add', postJson('{broken', withCookie()));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it.each(['/api/cart?language=%00', '/api/quotes?page=0', '/api/quotes/%00', '/api/quotes/nonsense'])('is 401 before 400 at %s', async (path) => {
    const api = new FakeCms().signedIn('user').api();
    expect((await api.request(path, { headers: withCookie() })).status).toBe(400);
    expect((await api.request(path, { headers: withCookie(OLD_SECRET) })).status).toBe(401);
  });
});

describe('a call that changes something', () => {
  const unsafe = entries.filter(({ method, access }) => method !== 'GET' && access !== 'cms');
  const codeOf = async (response: Response) => errorEnvelope.parse(await response.json()).error.code;

  it.each(unsafe)('is refused from another site, and as what a form can send: $key', async ({ method, path }) => {
    const cms = new FakeCms().signedIn('admin');
    const from = (headers: Record<string, string>) => cms.api().request(path, { ...postJson({}, { ...withCookie(), ...headers }), method });
    for (const [name, value] of [['sec-fetch-site', 'cross-site'], ['origin', 'https://evil.example'], ['origin', 'null']] as const) {
      const response = await from({ [name]: value });
      expect([response.status, await codeOf(response)]).toEqual([403, 'cross_site']);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const response = await from({ 'content-type': type });
      expect([response.status, await codeOf(response)]).toEqual([415, 'unsupported_media_type']);
    }
    expect(cms.asked).toEqual([]);
  });

  it.each(unsafe.filter(({ method, pattern }) => !takesFile(method, pattern)))('is refused with a body that no honest client sends: $key', async ({ method, path }) => {
    const bodies = ['{"email":', '[]', '"x"', 'null', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, '{"__proto__":{"role":"admin"}}',
      '{"email":"\\u0000"}', '{"email":"\\udc00"}', `{"email":"${'x'.repeat(70_000)}"}`];
    for (const body of bodies) {
      const cms = new FakeCms().signedIn('admin');
      const response = await cms.api().request(path, { ...postJson(body, withCookie()), method });
      expect([body.slice(0, 30), response.status]).toEqual([body.slice(0, 30), body.length > 65_536 ? 413 : 400]);
      expect(await codeOf(response)).toMatch(/^(?:invalid_json|invalid_request|payload_too_large)$/);
      expect(cms.calls().filter((call) => call !== 'GET /api/account/me')).toEqual([]);
    }
  });
});

describe('another way to write an address', () => {
  const variants = ({ path }: { path: string }) => [
    path.replace('/api', '/API'),
    path.toUpperCase(),
    `${path}/`,
    `/${path}`,
    path.replace('/api/', '/api//'),
    `/ar${path}`,
    path.replace('/api', '/api;a=b'),
    path.replace(/\/([a-z])/g, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
    path.replace('/api/', '/api/%2e/'),
    path.replace(/\/(?=[^/]+$)/, '%2f'),
    `${path}%00`,
    `${path}.json`,
  ];

  it.each(guarded)('opens nothing: $key', async (entry) => {
    for (const path of variants(entry)) {
      const cms = new FakeCms();
      const headers = { 'x-middleware-subrequest': 'src/middleware:src/middleware', rsc: '1', 'x-original-url': '/', 'x-session-secret': SESSION_SECRET };
      const response = await send(cms.api(), entry.method, path, headers);
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
      expect(cms.asked).toEqual([]);
    }
  });
});
