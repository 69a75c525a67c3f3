import type { APIRequestContext } from '@playwright/test';
import { meStatus, newPerson, readAnswer, signedIn, verifiedPerson } from '../../fixtures/account';
import { expect, test } from '../../fixtures/test';

const CALLS: readonly { method: 'POST' | 'PUT'; path: string }[] = [
  { method: 'POST', path: '/api/auth/login' },
  { method: 'POST', path: '/api/auth/register' },
  { method: 'POST', path: '/api/auth/verify' },
  { method: 'POST', path: '/api/auth/resend' },
  { method: 'POST', path: '/api/auth/forgotpassword' },
  { method: 'PUT', path: `/api/auth/resetpassword/${'a'.repeat(43)}` },
];

const send = async (visitor: APIRequestContext, { method, path }: (typeof CALLS)[number], data: string | Buffer) =>
  readAnswer(await visitor.fetch(path, { method, data, headers: { 'content-type': 'application/json' } }));

test('calls that another site makes through a visitor’s browser are refused', async ({ stack }) => {
  const visitor = await signedIn(stack, await verifiedPerson(stack, newPerson('crosssite')));
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ];
  for (const headers of foreign) {
    const { status, body } = await readAnswer(await visitor.post('/api/auth/logout', { data: {}, headers }));
    expect([status, body.error?.code], JSON.stringify(headers)).toEqual([403, 'cross_site']);
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp']) {
    const { status } = await readAnswer(await visitor.post('/api/auth/logout', { data: '{}', headers: { 'content-type': type } }));
    expect(status, type).toBe(415);
  }
  expect(await meStatus(visitor), 'still signed in').toBe(200);
});

test('GET changes nothing: each changing call answers its own method only', async ({ stack }) => {
  const visitor = await signedIn(stack, await verifiedPerson(stack, newPerson('get')));
  for (const { method, path } of [...CALLS, { method: 'POST', path: '/api/auth/logout' }]) {
    for (const other of ['GET', 'DELETE', 'PATCH', method === 'PUT' ? 'POST' : 'PUT']) {
      const response = await visitor.fetch(path, { method: other, ...(other !== 'GET' && { data: {} }) });
      expect(response.status(), `${other} ${path}`).toBe(405);
      expect(response.headers().allow, `${other} ${path}`).toContain(method);
    }
  }
  expect(await meStatus(visitor)).toBe(200);
});

const nested = (depth: number): string => `${'{"email":'.repeat(depth)}1${'}'.repeat(depth)}`;

const BODIES: readonly [string, string | Buffer][] = [
  ['nothing', ''],
  ['half a body', '{"email":"a@client.example"'],
  ['no object', '"email"'],
  ['an array', '[]'],
  ['null', 'null'],
  ['wrong types', '{"email":{"$ne":null},"password":["x"],"name":1,"token":true}'],
  ['a prototype', '{"__proto__":{"role":"admin"},"email":"a@client.example","password":"123456","name":"Abc"}'],
  ['a constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ['depth 10,000', nested(10_000)],
  ['a null character', '{"email":"a\\u0000@client.example","password":"123456\\u0000","name":"A\\u0000b","token":"\\u0000"}'],
  ['a lone surrogate', '{"email":"\\ud800@client.example","password":"1","name":"\\ud800","token":"\\ud800"}'],
  ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['10 MB', `{"email":"${'a'.repeat(10 * 1024 * 1024)}"}`],
];

for (const [what, body] of BODIES) {
  test(`a body with ${what} is refused in the one envelope`, async ({ request }) => {
    for (const target of CALLS) {
      const { status, body: answer } = await send(request, target, body);
      expect(status, `${target.method} ${target.path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${target.method} ${target.path}`).toBeLessThan(500);
      expect(answer).toMatchObject({ success: false, error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) } });
    }
  });
}

test('the CMS answers none of its account calls without the site’s secret', async ({ request, stack }) => {
  const calls: [string, string][] = [
    ['GET', '/api/account/me'], ['POST', '/api/account/login'], ['POST', '/api/account/register'], ['POST', '/api/account/logout'],
    ['POST', '/api/account/forgot-password'], ['POST', '/api/account/reset-password'], ['POST', '/api/account/verify'], ['GET', '/api/staff'],
    ['POST', '/api/staff'], ['GET', '/api/staff/audit'],
  ];
  for (const [method, path] of calls) {
    for (const authorization of [undefined, 'Bearer', 'Bearer guess-guess-guess-guess']) {
      const response = await request.fetch(stack.cmsUrl + path, { method, ...(method === 'POST' && { data: {} }), headers: authorization ? { authorization } : {} });
      expect(response.status(), `${method} ${path}`).toBe(401);
    }
  }
  // Strapi's own sign-up and sign-in are closed: there is one way to an account.
  for (const path of ['/api/auth/local', '/api/auth/local/register', '/api/auth/forgot-password', '/api/auth/reset-password', '/api/auth/send-email-confirmation']) {
    const response = await request.post(stack.cmsUrl + path, { data: { identifier: 'client@rukn.example', password: stack.demoPassword } });
    expect([403, 404, 405], path).toContain(response.status());
  }
});
