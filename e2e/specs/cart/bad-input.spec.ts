import type { APIRequestContext } from '@playwright/test';
import { newVisitor, readAnswer } from '../../fixtures/account';
import { apiRoutes, pathOf } from '../../fixtures/api-routes';
import { cartOf, type Client, tryToAdd, WANTED } from '../../fixtures/cart';
import { inboxQuoteOf, quoteOf, staffVisitor, submittedQuote } from '../../fixtures/quotes';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

/** Every call of carts and quotes, as the table of the code has them. */
const routes = apiRoutes.filter(({ pattern }) => /^\/api\/(?:cart|quotes|visitor\/quote-request|dashboard\/quotes)(?:\/|$)/.test(pattern));
const unsafe = routes.filter(({ method }) => method !== 'GET');

interface Scene extends Client {
  staff: APIRequestContext;
  reference: string;
  /** Everything that a call could have changed. */
  look: () => Promise<unknown>;
  /** Calls a route in the name of whom it is for, about what really is there. */
  send: (route: (typeof routes)[number], options: { data?: string | Buffer; headers?: Record<string, string> }) => ReturnType<typeof readAnswer>;
}

/** A client with a cart and a request, and somebody of the staff. */
async function setScene(stack: Stack, label: string): Promise<Scene> {
  const client = await submittedQuote(stack, label);
  await tryToAdd(client.visitor, WANTED.audit, 2);
  const staff = await staffVisitor(stack);
  const { reference, visitor } = client;
  const there = { reference, serviceId: WANTED.audit.service, subService: WANTED.audit.subService };
  return {
    ...client,
    staff,
    look: async () => [await cartOf(visitor), await quoteOf(visitor, reference), await inboxQuoteOf(staff, reference)],
    send: async ({ method, pattern, access }, { data, headers }) =>
      readAnswer(await (access === 'staff' ? staff : visitor).fetch(pathOf(pattern, there), { method, data, maxRedirects: 0, headers: { 'content-type': 'application/json', ...headers } })),
  };
}

const nested = (depth: number): string => `${'{"text":'.repeat(depth)}1${'}'.repeat(depth)}`;

const BODIES: readonly [string, string | Buffer][] = [
  ['half a body', '{"quantity":1'],
  ['no object', '"x"'],
  ['an array', '[]'],
  ['null', 'null'],
  ['unknown fields', '{"role":"admin"}'],
  ['wrong types', '{"serviceId":{"$ne":null},"subServiceId":[1],"quantity":"1","text":{"a":1},"reason":7,"assignee":["me"],"offer":"1","version":"0","lines":{},"serviceName":1}'],
  ['a prototype', '{"__proto__":{"role":"admin"},"quantity":1,"text":"x","reason":"x"}'],
  ['a constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ['depth 10,000', nested(10_000)],
  ['a null character', '{"serviceId":"\\u0000","subServiceId":"x","quantity":1,"text":"\\u0000","reason":"\\u0000"}'],
  ['a lone surrogate', '{"serviceId":"\\ud800","subServiceId":"x","quantity":1,"text":"\\udfff","reason":"\\ud800"}'],
  ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['10 MB', `{"text":"${'a'.repeat(10 * 1024 * 1024)}"}`],
];

test('a body that no honest client sends is refused by every call in the one envelope, and changes nothing', async ({ stack }) => {
  test.setTimeout(180_000);
  const scene = await setScene(stack, 'bodies');
  const before = await scene.look();
  for (const [what, data] of BODIES) {
    for (const route of unsafe) {
      const where = `${what} at ${route.method} ${route.pattern}`;
      const { status, headers, body } = await scene.send(route, { data });
      expect([400, 413], where).toContain(status);
      if (what === '10 MB') expect(status, where).toBe(413);
      expect(body, where).toMatchObject({ success: false, error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) } });
      expect(headers['cache-control'], where).toBe('no-store');
    }
  }
  expect(await scene.look()).toEqual(before);
});

test('a call that another site makes through a visitor’s browser is refused, and changes nothing', async ({ stack }) => {
  const scene = await setScene(stack, 'cross');
  const before = await scene.look();
  const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { origin: 'null' }];
  for (const route of unsafe) {
    const where = `${route.method} ${route.pattern}`;
    for (const headers of foreign) {
      const { status, body } = await scene.send(route, { data: '{}', headers });
      expect([status, body.error?.code], `${where} ${JSON.stringify(headers)}`).toEqual([403, 'cross_site']);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await scene.send(route, { data: '{}', headers: { 'content-type': type } })).status, `${where} ${type}`).toBe(415);
    }
  }
  expect(await scene.look()).toEqual(before);
});

test('nobody keeps an answer about a cart or a request, whatever it says', async ({ stack }) => {
  const scene = await setScene(stack, 'store');
  const nobody = await newVisitor(stack);
  for (const route of routes) {
    const where = `${route.method} ${route.pattern}`;
    // The reads as they are meant, the changes refused: all that matters here is how they are answered.
    const { headers } = await scene.send(route, route.method === 'GET' ? {} : { data: '{"unknown":1}' });
    expect([headers['cache-control'], headers['set-cookie']], where).toEqual(['no-store', undefined]);
    const anonymous = await readAnswer(await nobody.fetch(route.path, { method: route.method, ...(route.method !== 'GET' && { data: {} }) }));
    expect([anonymous.status, anonymous.headers['cache-control']], `${where} as nobody`).toEqual([401, 'no-store']);
  }
});

test('an address or a query that no honest client sends is answered with 4xx', async ({ stack }) => {
  const scene = await setScene(stack, 'address');
  const before = await scene.look();
  const odd = ['%00', 'a%00b', '%ED%A0%80', '%ff', '%', '%E0%A4%A', '..%2F..%2Faccount%2Fme', '%0D%0Ax-injected%3A1', 'x'.repeat(5_000), '%F0%9F%98%80'.repeat(60), "'%3B--"];
  for (const value of odd) {
    const calls: readonly (readonly [APIRequestContext, string, string])[] = [
      [scene.visitor, 'DELETE', `/api/cart/remove/${value}`],
      [scene.visitor, 'DELETE', `/api/cart/remove/seo/${value}`],
      [scene.visitor, 'PUT', `/api/cart/update/${value}/${value}`],
      [scene.visitor, 'GET', `/api/quotes/${value}`],
      [scene.visitor, 'POST', `/api/quotes/${value}/accept`],
      [scene.visitor, 'GET', `/api/quotes?page=${value}`],
      [scene.staff, 'GET', `/api/dashboard/quotes/${value}`],
      [scene.staff, 'POST', `/api/dashboard/quotes/${value}/review`],
      [scene.staff, 'GET', `/api/dashboard/quotes?assignee=${value}`],
      [scene.staff, 'GET', `/api/dashboard/quotes?filters[reference]=${value}`],
      [scene.staff, 'GET', `/api/dashboard/quotes/export?status=${value}`],
    ];
    for (const [visitor, method, path] of calls) {
      // As it stands: an address that can't be read is sent all the same.
      const response = await visitor.fetch(`${stack.siteUrl}${path}`, { method, maxRedirects: 0, ...(method !== 'GET' && { data: path.includes('update') ? { quantity: 5 } : {} }) });
      const where = `${method} ${path.slice(0, 80)}`;
      expect([response.status() >= 400 && response.status() < 500, response.status()], where).toEqual([true, expect.any(Number)]);
      expect(await response.json(), where).toMatchObject({ success: false, error: { requestId: expect.any(String) } });
      expect(response.headers()['x-injected'], where).toBeUndefined();
    }
    // A search may be for anything: it finds nothing, or is refused.
    const search = await scene.staff.fetch(`${stack.siteUrl}/api/dashboard/quotes?search=${value}`);
    expect([200, 400, 414, 431], `a search for ${value.slice(0, 40)}`).toContain(search.status());
  }
  expect(await scene.look()).toEqual(before);
});

test('the CMS answers no call of carts and quotes without the site’s secret', async ({ stack, request }) => {
  const { reference } = await submittedQuote(stack, 'direct');
  const calls = [
    ['GET', '/api/cart'], ['POST', '/api/cart/add'], ['POST', '/api/cart/update'], ['POST', '/api/cart/remove'], ['POST', '/api/cart/clear'],
    ['POST', '/api/quote-requests'], ['GET', '/api/quotes'], ['GET', `/api/quotes/${reference}`], ['POST', `/api/quotes/${reference}/accept`],
    ['POST', `/api/quotes/${reference}/messages`], ['GET', '/api/staff-quotes'], ['GET', '/api/staff-quotes/export'], ['GET', '/api/staff-quotes/assignees'],
    ['GET', `/api/staff-quotes/${reference}`], ['PUT', `/api/staff-quotes/${reference}/offer`], ['POST', `/api/staff-quotes/${reference}/notes`],
  ] as const;
  for (const [method, path] of calls) {
    for (const authorization of ['', 'Bearer', 'Bearer guess-guess-guess-guess']) {
      const response = await request.fetch(stack.cmsUrl + path, { method, ...(method !== 'GET' && { data: {} }), headers: authorization ? { authorization } : {} });
      expect(response.status(), `${method} ${path}`).toBe(401);
    }
  }
});
