import { randomUUID } from 'node:crypto';

import { call, newVisitor } from '../../fixtures/account';
import {
  droppedSoFar, EVENT_CALL_NAMES, EVENT_CALLS, eventsOf, expectAccepted, type EventRow, newSessionId, sendEvent, storedPaths,
} from '../../fixtures/analytics';
import { DESKTOP_CHROME } from '../../fixtures/browser';
import { expect, test } from '../../fixtures/test';

/** Rows are compared as a whole: what isn't named here isn't there. */
const row = (fields: Partial<Record<keyof EventRow, unknown>>) => ({
  kind: 'pageview', account: null, language: 'en', path: '/about', pageName: null, blogTitle: null, serviceName: null, subServiceName: null, duration: 0,
  source: 'direct', referrerHost: null, country: null, region: null, city: null, locationSource: 'none', device: 'desktop', target: null, at: expect.any(Number),
  ...fields,
});

test('what is answered with 202 is stored by then, with every field', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const sessionId = newSessionId();
  const at = (ago: number) => new Date(Date.now() - ago * 1000);
  const times = [at(40), at(30), at(20), at(10)];
  const [seen, viewed, pressed, added] = times.map((time) => ({ sessionId, timestamp: time.toISOString() }));
  const steps = [
    () => sendEvent(visitor, 'track', {
      ...seen, type: 'visit', path: '/ar/services/seo?utm_source=google', duration: 12.5, referrer: 'https://www.example.org/page?q=secret', userAgent: DESKTOP_CHROME, source: 'organic',
      country: 'Testland', region: 'North', city: 'Testville', locationSource: 'ip', pageName: 'تحسين محركات البحث', serviceName: 'SEO', subServiceName: 'Audit',
    }),
    () => sendEvent(visitor, 'track', { ...viewed, path: '/blog/a-post', pageName: 'A post', blogTitle: 'A post', source: 'organic' }),
    () => sendEvent(visitor, 'click', {
      ...pressed, path: '/blog/a-post', buttonText: 'Read on', buttonId: 'more', buttonType: 'link', buttonHref: 'https://other.example/page?token=secret', pageName: 'A post',
      pageTitle: 'A post | Brand', referrer: '', userAgent: DESKTOP_CHROME, source: 'organic',
    }),
    () => sendEvent(visitor, 'cart', {
      ...added, path: '/services/seo', action: 'remove', serviceName: 'SEO', subServiceName: 'Technical SEO Audit', subServiceDescription: 'Crawling', userEmail: 'somebody@else.example', userName: 'Else',
    }),
  ];
  for (const [index, step] of steps.entries()) {
    expectAccepted(await step());
    expect(await eventsOf(stack, sessionId), 'there when it is answered').toHaveLength(index + 1);
  }
  const [first, second, third, fourth] = times.map((time) => time.getTime());
  expect(await eventsOf(stack, sessionId)).toEqual([
    row({
      kind: 'visit', language: 'ar', path: '/services/seo', pageName: 'تحسين محركات البحث', serviceName: 'SEO', subServiceName: 'Audit', duration: 12_500, source: 'organic',
      referrerHost: 'www.example.org', country: 'Testland', region: 'North', city: 'Testville', locationSource: 'ip', at: first,
    }),
    row({ path: '/blog/a-post', pageName: 'A post', blogTitle: 'A post', source: 'organic', at: second }),
    row({
      kind: 'click', path: '/blog/a-post', pageName: 'A post', source: 'organic', at: third,
      target: { text: 'Read on', id: 'more', type: 'link', href: 'https://other.example/page' },
    }),
    row({ kind: 'cart_remove', path: '/services/seo', serviceName: 'SEO', subServiceName: 'Technical SEO Audit', at: fourth }),
  ]);
});

test('nothing about a person is kept: no network address, nobody’s name, no query', async ({ stack, clientAddress }) => {
  const visitor = await newVisitor(stack, clientAddress);
  const sessionId = newSessionId();
  expectAccepted(await sendEvent(visitor, 'track', { sessionId, path: '/search?q=secret', referrer: 'https://a.example/?secret=1' }));
  expectAccepted(await sendEvent(visitor, 'cart', { sessionId, userEmail: 'secret@client.example', userName: 'secret' }));
  const stored = await stack.sql('select * from app.events where session_id = $1', [sessionId]);
  expect(stored).toHaveLength(2);
  for (const secret of ['secret', clientAddress]) expect(JSON.stringify(stored)).not.toContain(secret);
});

test('one event twenty times at once is one row, whose duration only grows', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  for (const what of EVENT_CALL_NAMES) {
    const sessionId = newSessionId();
    const same = { sessionId, eventId: randomUUID(), timestamp: new Date().toISOString() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendEvent(visitor, what, { ...same, ...(what === 'track' && { duration: index }) })),
    );
    for (const answer of answers) expectAccepted(answer, what);
    const stored = await eventsOf(stack, sessionId);
    expect(stored, what).toHaveLength(1);
    expect(stored[0]?.duration, what).toBe(what === 'track' ? 19_000 : 0);
    expectAccepted(await sendEvent(visitor, what, { ...same, ...(what === 'track' && { duration: 3 }) }));
    expect(await eventsOf(stack, sessionId), 'as it was').toEqual(stored);
  }
});

test('an event without an id is always a new one', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const sessionId = newSessionId();
  const same = { sessionId, eventId: undefined, timestamp: new Date().toISOString() };
  for (let time = 0; time < 3; time += 1) expectAccepted(await sendEvent(visitor, 'click', same));
  expect(await eventsOf(stack, sessionId)).toHaveLength(3);
});

test('a time that can’t be right is replaced, and a stay has an end', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const day = 24 * 60 * 60 * 1000;
  const before = Date.now();
  for (const offset of [-30 * day, -day - 60_000, 6 * 60_000, 400 * day]) {
    const sessionId = newSessionId();
    expectAccepted(await sendEvent(visitor, 'track', { sessionId, timestamp: new Date(before + offset).toISOString(), duration: 1e9 }));
    const [stored] = await eventsOf(stack, sessionId);
    expect(stored?.at, `${offset} ms off`).toBeGreaterThanOrEqual(before - 1_000);
    expect(stored?.at, `${offset} ms off`).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(stored?.duration).toBe(30 * 60 * 1000);
  }
  const late = newSessionId();
  expectAccepted(await sendEvent(visitor, 'track', { sessionId: late, timestamp: new Date(before - day + 3_600_000).toISOString() }));
  expect((await eventsOf(stack, late))[0]?.at, 'kept back for a while').toBe(before - day + 3_600_000);
});

test('phones and tablets are told by what their browser calls itself', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const devices = {
    desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    tablet: 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1',
  };
  for (const [device, userAgent] of Object.entries(devices)) {
    const sessionId = newSessionId();
    expectAccepted(await sendEvent(visitor, 'track', { sessionId }, { 'user-agent': userAgent }));
    expect((await eventsOf(stack, sessionId)).map((event) => event.device)).toEqual([device]);
  }
});

test('bots get the same answer, and nothing of theirs is stored; how many there were is', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const before = await droppedSoFar(stack, 'bot');
  const bots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
  ];
  const sessionId = newSessionId();
  for (const bot of bots) {
    for (const what of EVENT_CALL_NAMES) expectAccepted(await sendEvent(visitor, what, { sessionId }, { 'user-agent': bot }), `${what} of ${bot}`);
    expectAccepted(await sendEvent(visitor, 'track', { sessionId, userAgent: bot }), `${bot}, as it says itself`);
  }
  // They are counted together with the next events of others, or after ten seconds.
  const expected = before + bots.length * (EVENT_CALL_NAMES.length + 1);
  await expect.poll(() => droppedSoFar(stack, 'bot'), { timeout: 30_000 }).toBeGreaterThanOrEqual(expected);
  expect(await storedPaths(stack, sessionId)).toEqual([]);
});

test('the contract of each call is in the API’s description', async ({ request }) => {
  const description = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Operation>> };
  interface Operation {
    requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown>; additionalProperties?: unknown } }> };
    responses: Record<string, unknown>;
  }
  const told = (method: string, path: string) => {
    const operation = description.paths[path]?.[method];
    const schema = operation?.requestBody?.content['application/json']?.schema;
    return { fields: Object.keys(schema?.properties ?? {}).sort(), strict: schema?.additionalProperties, answers: Object.keys(operation?.responses ?? {}) };
  };
  const common = ['eventId', 'path', 'sessionId', 'timestamp'];
  const fields = {
    track: [
      ...common, 'blogTitle', 'city', 'country', 'duration', 'locationSource', 'pageName', 'referrer', 'region', 'serviceName', 'source', 'subServiceName', 'type', 'userAgent',
    ],
    click: [...common, 'buttonHref', 'buttonId', 'buttonText', 'buttonType', 'pageName', 'pageTitle', 'referrer', 'source', 'userAgent'],
    cart: [...common, 'action', 'serviceName', 'subServiceDescription', 'subServiceName', 'userEmail', 'userName'],
  };
  for (const what of EVENT_CALL_NAMES) {
    const { fields: known, strict, answers } = told('post', `/api${EVENT_CALLS[what].path}`);
    expect([known, strict], what).toEqual([fields[what].sort(), false]);
    expect(answers, what).toEqual(expect.arrayContaining(['202', '400', '429', '503']));
  }
  expect(told('post', '/api/visitor/link-current').answers).toEqual(expect.arrayContaining(['401']));
  for (const path of ['/api/visitor/location', '/api/dashboard/analytics', '/api/dashboard/analytics/export']) {
    expect(told('get', path).answers, path).toContain('200');
  }
});

test('the CMS takes no event and tells no figure without the site’s secret', async ({ stack, request }) => {
  const sessionId = newSessionId();
  const event = { id: randomUUID(), kind: 'visit', sessionId, occurredAt: new Date().toISOString(), language: 'en', path: '/', durationMs: 0, device: 'desktop', locationSource: 'none' };
  const calls = [
    ['POST', '/api/analytics/events', { events: [event] }], ['POST', '/api/analytics/link', { sessionId }], ['GET', '/api/analytics/figures?from=2026-01-01&to=2026-01-02', undefined],
  ] as const;
  for (const [method, path, data] of calls) {
    for (const authorization of ['', 'Bearer', 'Bearer guess-guess-guess-guess']) {
      const response = await request.fetch(stack.cmsUrl + path, { method, data, headers: authorization ? { authorization } : {} });
      expect(response.status(), `${method} ${path}`).toBe(401);
    }
  }
  expect(await storedPaths(stack, sessionId)).toEqual([]);
});

test('an event needs a page and a browser session of the usual shape, and each wrong field is named', async ({ stack }) => {
  const visitor = await newVisitor(stack);
  const sessionId = newSessionId();
  const wrong: readonly [string, unknown][] = [
    ['sessionId', undefined], ['sessionId', 'abc'], ['sessionId', `session_${'x'.repeat(101)}`], ['sessionId', { $ne: null }], ['path', undefined], ['path', 'about'], ['path', `/${'x'.repeat(2_000)}`],
    ['eventId', '1'], ['timestamp', 'yesterday'], ['pageName', 1],
  ];
  const ofTrack: readonly [string, unknown][] = [['type', 'scroll'], ['duration', -1], ['duration', '5'], ['locationSource', 'gps'], ['source', 'x'.repeat(101)]];
  for (const what of EVENT_CALL_NAMES) {
    const fields = what === 'track' ? [...wrong, ...ofTrack] : wrong.filter(([field]) => what !== 'cart' || field !== 'pageName');
    for (const [field, value] of fields) {
      const { status, body } = await call(visitor, 'POST', EVENT_CALLS[what].path, { ...EVENT_CALLS[what].least, sessionId, path: '/about', [field]: value });
      expect([status, Object.keys(body.error?.fields ?? {})], `${what}: ${field} ${JSON.stringify(value)?.slice(0, 40)}`).toEqual([400, [field]]);
    }
    for (const field of ['price', 'userId', 'ip']) {
      const { status, body } = await sendEvent(visitor, what, { sessionId, [field]: 1 });
      expect([status, Object.keys(body.error?.fields ?? {})], `${what}: unknown ${field}`).toEqual([400, [field]]);
    }
  }
  expect(await storedPaths(stack, sessionId)).toEqual([]);
});
