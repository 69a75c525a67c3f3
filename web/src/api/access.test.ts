/** @jest-environment node */
import { accessOfPage, accessOfRoute, apiAccess, mayEnter, rolesFor } from '@/contracts/access';
import { errorEnvelope } from '@/contracts/errors';
import { postJson } from '@/testing/build-api';
import { FakeCms, SESSION_SECRET, withCookie } from '@/testing/fake-cms';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const entries = Object.entries(apiAccess).map(([key, access]) => {
  const [method = '', pattern = ''] = key.split(' ');
  return { key, method, pattern, access, path: pattern.replace(':id', 'w1x2y3z4a5b6c7d8').replace(':token', 'L'.repeat(43)) };
});
const guarded = entries.filter(({ access }) => access !== 'anyone' && access !== 'cms');

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

  it.each(unsafe)('is refused with a body that no honest client sends: $key', async ({ method, path }) => {
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
