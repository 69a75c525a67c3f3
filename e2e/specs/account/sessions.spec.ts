import { call, meStatus, newPerson, newVisitor, signedIn, signIn, verifiedPerson, type Person } from '../../fixtures/account';
import { expect, test } from '../../fixtures/test';

const COOKIE = 'session';
let client: Person;

test.beforeAll(async ({ stack }) => {
  client = await verifiedPerson(stack, newPerson('sessions'));
});

/** Value of the session's cookie in an answer's Set-Cookie. */
const secretOf = (setCookie = ''): string => /(?:^|\n)session=([^;]*)/.exec(setCookie)?.[1] ?? '';

test('the cookie is out of reach for scripts and other sites, and no body holds it', async ({ request }) => {
  const { status, headers, body } = await signIn(request, client);
  expect(status).toBe(200);
  const setCookie = headers['set-cookie'] ?? '';
  expect(setCookie).toMatch(/^session=[A-Za-z0-9_-]{43};/);
  for (const attribute of [/; *HttpOnly/i, /; *SameSite=Lax/i, /; *Path=\/(;|$)/i, /; *Max-Age=[1-9]\d+/i]) expect(setCookie).toMatch(attribute);
  expect(setCookie, 'this host only').not.toMatch(/Domain=/i);
  expect(JSON.stringify(body)).not.toContain(secretOf(setCookie));

  const me = await call(request, 'GET', '/auth/me');
  expect(Object.keys(me.body).sort()).toEqual(['data', 'success', 'token']);
  expect(Object.keys(me.body.data ?? {}).sort()).toEqual(['_id', 'email', 'name', 'role']);
  expect(me.body.data).toMatchObject({ email: client.email, name: client.name, role: 'user' });
  expect(me.body.token).toBe(body.token);
});

test('a cookie planted before the login is replaced', async ({ request, stack }) => {
  const planted = 'A'.repeat(43);
  await request.fetch('/api/auth/login', {
    method: 'POST', data: { email: client.email, password: client.password }, headers: { cookie: `${COOKIE}=${planted}` },
  });
  expect(await meStatus(request), 'signed in with what the login has set').toBe(200);
  const stranger = await newVisitor(stack);
  const withPlanted = await stranger.get('/api/auth/me', { headers: { cookie: `${COOKIE}=${planted}` } });
  expect(withPlanted.status()).toBe(401);
});

test('signing in again ends the session that was there', async ({ request, stack }) => {
  const first = secretOf((await signIn(request, client)).headers['set-cookie']);
  const second = secretOf((await signIn(request, client)).headers['set-cookie']);
  expect(second).not.toBe(first);
  const stranger = await newVisitor(stack);
  expect((await stranger.get('/api/auth/me', { headers: { cookie: `${COOKIE}=${first}` } })).status()).toBe(401);
  expect(await meStatus(request)).toBe(200);
});

test('the token alone opens nothing', async ({ stack }) => {
  const visitor = await signedIn(stack, client);
  const { token = '' } = (await call(visitor, 'GET', '/auth/me')).body;
  expect(token).not.toBe('');
  const stranger = await newVisitor(stack);
  const attempts: [string, string][] = [['authorization', `Bearer ${token}`], ['cookie', `${COOKIE}=${token}`], ['cookie', `auth-token=${token}; token=${token}`]];
  for (const [name, value] of attempts) {
    expect((await stranger.get('/api/auth/me', { headers: { [name]: value } })).status(), name).toBe(401);
  }
});

test('a logout ends the session at once, and the cookie with it', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const secret = secretOf((await signIn(visitor, client)).headers['set-cookie']);
  const other = await signedIn(stack, client);
  const { status, headers } = await call(visitor, 'POST', '/auth/logout');
  expect(status).toBe(200);
  expect(headers['set-cookie']).toMatch(/^session=; /);
  expect(headers['set-cookie']).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
  const stranger = await newVisitor(stack);
  expect((await stranger.get('/api/auth/me', { headers: { cookie: `${COOKIE}=${secret}` } })).status()).toBe(401);
  expect(await meStatus(other), 'another device stays signed in').toBe(200);
  expect((await call(stranger, 'POST', '/auth/logout')).status, 'for whom isn’t signed in too').toBe(200);
});

test('parallel requests never sign anyone out', async ({ stack }) => {
  const visitor = await signedIn(stack, client);
  const statuses = await Promise.all(Array.from({ length: 40 }, () => meStatus(visitor)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await meStatus(visitor)).toBe(200);
});

test('what is about somebody is stored nowhere, and no page for everybody sets a cookie', async ({ stack }) => {
  const visitor = await signedIn(stack, client);
  for (const path of ['/api/auth/me', '/api/auth/me?language=ar', '/api/dashboard/staff', '/dashboard', '/ar/dashboard/staff', '/quotes', '/ar/quotes']) {
    const response = await visitor.get(path, { maxRedirects: 0 });
    expect(response.headers()['cache-control'], path).toContain('no-store');
  }
  for (const path of ['/', '/ar', '/services', '/blog', '/login', '/ar/login', '/forgot-password']) {
    const response = await visitor.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});
