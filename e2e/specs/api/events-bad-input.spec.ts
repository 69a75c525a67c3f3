import type { APIRequestContext } from '@playwright/test';

import { newPerson, newVisitor, readAnswer, signedIn, verifiedPerson } from '../../fixtures/account';
import { EVENT_CALL_NAMES, EVENT_CALLS, eventsOf, expectAccepted, newSessionId, sendEvent, storedPaths } from '../../fixtures/analytics';
import { DESKTOP_CHROME } from '../../fixtures/browser';
import { expect, test } from '../../fixtures/test';

const PATHS = [...EVENT_CALL_NAMES.map((name) => `/api${EVENT_CALLS[name].path}`), '/api/visitor/link-current'];

const send = async (visitor: APIRequestContext, path: string, data: string | Buffer, headers: Record<string, string> = {}) =>
  readAnswer(await visitor.fetch(path, { method: 'POST', data, maxRedirects: 0, headers: { 'content-type': 'application/json', 'user-agent': DESKTOP_CHROME, ...headers } }));

const nested = (depth: number): string => `${'{"pageName":'.repeat(depth)}1${'}'.repeat(depth)}`;

const bodies = (sessionId: string): readonly [string, string | Buffer][] => {
  const whole = (more: string) => `{"sessionId":"${sessionId}","path":"/about","type":"visit","action":"add"${more}}`;
  return [
    ['half a body', `{"sessionId":"${sessionId}"`],
    ['no object', '"x"'],
    ['an array', `[${whole('')}]`],
    ['null', 'null'],
    ['unknown fields', whole(',"role":"admin"')],
    ['wrong types', '{"sessionId":{"$ne":null},"path":["/"],"type":1,"action":true,"duration":"1","buttonText":{}}'],
    ['a prototype', whole(',"__proto__":{"kind":"visit"}')],
    ['a constructor', whole(',"constructor":{"prototype":{"kind":"visit"}}')],
    ['depth 10,000', nested(10_000)],
    ['a null character', `{"sessionId":"session_\\u0000","path":"/\\u0000","type":"visit","action":"add"}`],
    ['a lone surrogate', whole(',"pageName":"\\ud800","serviceName":"\\udfff"')],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['10 MB', whole(`,"pageName":"${'a'.repeat(10 * 1024 * 1024)}"`)],
  ];
};

test('a body that no page sends is refused by every call in the one envelope, and nothing is stored', async ({ stack }) => {
  test.setTimeout(120_000);
  const visitor = await signedIn(stack, await verifiedPerson(stack, newPerson('bodies')));
  const sessionId = newSessionId();
  for (const [what, data] of bodies(sessionId)) {
    for (const path of PATHS) {
      const where = `${what} at ${path}`;
      const { status, headers, body } = await send(visitor, path, data);
      expect([400, 413], where).toContain(status);
      if (what === '10 MB') expect(status, where).toBe(413);
      expect(body, where).toMatchObject({ success: false, error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) } });
      expect([headers['cache-control'], headers['set-cookie']], where).toEqual(['no-store', undefined]);
    }
  }
  expect(await storedPaths(stack, sessionId)).toEqual([]);
});

test('a call that another site makes through a visitor’s browser is refused, and nothing is stored', async ({ stack }) => {
  const visitor = await signedIn(stack, await verifiedPerson(stack, newPerson('cross')));
  const sessionId = newSessionId();
  const data = (path: string) => JSON.stringify({ sessionId, ...(path.endsWith('link-current') ? {} : { path: '/about' }), ...leastOf(path) });
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { origin: 'null' }, { origin: `${stack.siteUrl}.evil.example` },
  ];
  for (const path of PATHS) {
    for (const headers of foreign) {
      const { status, body } = await send(visitor, path, data(path), headers);
      expect([status, body.error?.code], `${path} ${JSON.stringify(headers)}`).toEqual([403, 'cross_site']);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp']) {
      expect((await send(visitor, path, data(path), { 'content-type': type })).status, `${path} ${type}`).toBe(415);
    }
  }
  expect(await storedPaths(stack, sessionId)).toEqual([]);
  const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin', origin: stack.siteUrl }, {}];
  for (const headers of own) {
    for (const path of PATHS) expect((await send(visitor, path, data(path), headers)).status, `${path} ${JSON.stringify(headers)}`).toBeLessThan(300);
  }
});

/** What a call takes besides session and page. */
const leastOf = (path: string): object => EVENT_CALL_NAMES.map((name) => EVENT_CALLS[name]).find((one) => path.endsWith(one.path))?.least ?? {};

test('nobody keeps an answer about an event', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  for (const what of EVENT_CALL_NAMES) {
    const answer = await sendEvent(visitor, what, { sessionId: newSessionId() });
    expectAccepted(answer, what);
    expect([answer.headers['cache-control'], answer.headers['set-cookie'], answer.headers['x-powered-by']], what).toEqual(['no-store', undefined, undefined]);
  }
});

test('what turns text around is left out of names; lines are one line', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const sessionId = newSessionId();
  const hostile = 'SEO\u202Egnp.exe\u2066\u2069 \u202aend\u001b[31m\r\ninjected: 1';
  const names = { pageName: hostile, blogTitle: hostile, serviceName: hostile, subServiceName: hostile };
  expectAccepted(await sendEvent(visitor, 'track', { sessionId, ...names, source: hostile, country: hostile, region: hostile, city: hostile }));
  expectAccepted(await sendEvent(visitor, 'click', { sessionId, buttonText: hostile, buttonId: hostile, buttonType: hostile, pageName: hostile }));
  expectAccepted(await sendEvent(visitor, 'cart', { sessionId, serviceName: hostile, subServiceName: hostile }));
  const stored = await eventsOf(stack, sessionId);
  expect(stored).toHaveLength(3);
  const texts = JSON.stringify(stored);
  expect(texts).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  // Control characters would be written as escapes.
  expect(texts).not.toMatch(/\\[urnt]/);
  expect(texts).toContain('SEOgnp.exe end');
});

test('markup and formulas in names are stored as they were typed: they are text, wherever they are shown', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const sessionId = newSessionId();
  for (const name of ['</script><img src=x onerror=alert(1)>', '=HYPERLINK("https://evil.example")', "'; drop table app.events; --", '%00', '{{7*7}}', '{"$ne":null}']) {
    expectAccepted(await sendEvent(visitor, 'track', { sessionId, pageName: name }), name);
    expect((await eventsOf(stack, sessionId)).map(({ pageName }) => pageName), name).toContain(name);
  }
});
