/** @jest-environment node */
import { connect } from 'node:net';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createEventIntake } from '@/api/events/accept-event';
import { EVENTS_PER_MINUTE } from '@/api/events/event-limits';
import { createCallCms } from '@/cms/site-calls';
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, SITE, SITE_API_SECRET } from '@/testing/build-api';
import { FakeCms, refusal, SESSION_SECRET, withCookie } from '@/testing/fake-cms';
import { createEventDoor } from './event-door';

const STORE = 'POST /api/analytics/events';
const TRACK = '/api/analytics/track';
const page = { path: '/ar/services', sessionId: 'session_abc_1', type: 'visit', eventId: '3e2f0c1a-9f3c-4d5e-8a6b-1c2d3e4f5a6b', timestamp: '2026-11-22T10:00:00.000Z', duration: 3 };
const bodies = {
  [TRACK]: page,
  '/api/analytics/click': { path: '/', sessionId: page.sessionId, eventId: page.eventId, timestamp: page.timestamp, buttonText: 'Go' },
  '/api/visitor/cart-action': { path: '/', sessionId: page.sessionId, eventId: page.eventId, timestamp: page.timestamp, action: 'add', serviceName: 'SEO' },
};
const BROWSER = { 'content-type': 'application/json', origin: SITE, 'sec-fetch-site': 'same-origin', 'x-request-id': 'proxy-0001', 'user-agent': 'Mozilla/5.0 (iPhone; Mobile) Safari/604.1' };

let server: Server;
let cms: FakeCms;
let faults: unknown[];
/** How many calls the app had to answer. */
let handedOn: number;

/** The app on a free port, with the door before it or without. */
async function start(withDoor: boolean): Promise<void> {
  cms = new FakeCms().reply(STORE, cmsAnswer({ data: { stored: 1, staff: 0 } }));
  faults = [];
  handedOn = 0;
  const onError = (error: unknown) => void faults.push(error);
  const intake = createEventIntake({ siteUrl: SITE, callCms: createCallCms(cms.ask, SITE_API_SECRET), onError });
  const app = getRequestListener(cms.api({ intake, trustedProxyHops: 1, onError }).fetch, { overrideGlobalObjects: false }) as RequestListener;
  const api: RequestListener = (request, response) => {
    handedOn += 1;
    app(request, response);
  };
  server = createServer(withDoor ? createEventDoor({ intake, siteUrl: SITE, trustedProxyHops: 1, api }) : api);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Sends exactly what it is given; in pieces where they are several. */
const send = (path: string, body: unknown, headers: Record<string, string> = {}, pieces = 1): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.from(Buffer.isBuffer(body) ? body : typeof body === 'string' ? body : JSON.stringify(body));
    const { port } = server.address() as AddressInfo;
    const all = { ...BROWSER, 'content-length': String(bytes.length), ...headers };
    const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? '']] : []));
        resolve({ status: statusCode, headers: pairs.filter(([name]) => name !== 'date').sort(), body: Buffer.concat(chunks).toString() });
      });
    });
    request.on('error', reject);
    const size = Math.ceil(bytes.length / pieces);
    const writeFrom = (from: number): void => {
      if (from + size >= bytes.length) request.end(bytes.subarray(from));
      else request.write(bytes.subarray(from, from + size), () => setImmediate(writeFrom, from + size));
    };
    writeFrom(0);
  });

/** The same call once with the door and once without. */
async function both(path: string, body: unknown, headers?: Record<string, string>, reply?: Parameters<FakeCms['reply']>[1]) {
  const seen: { answer: Answer; asked: unknown[]; handedOn: number }[] = [];
  for (const withDoor of [true, false]) {
    if (seen.length > 0) await new Promise((resolve) => server.close(resolve));
    await start(withDoor);
    if (reply) cms.reply(STORE, reply);
    const answer = await send(path, body, headers);
    seen.push({ answer, asked: cms.asked.map(({ call, options }) => [call, options]), handedOn });
  }
  const [door, app] = seen;
  if (!door || !app) throw new Error('both were asked');
  return { door, app };
}

describe('the door for events', () => {
  it.each(Object.entries(bodies))('answers %s as the app does, header by header, without it', async (path, body) => {
    const { door, app } = await both(path, body, withCookie());
    expect(door.answer).toEqual(app.answer);
    expect(door.answer).toMatchObject({ status: 202, body: '{"success":true}' });
    expect(door.asked).toEqual(app.asked);
    expect(door.asked).toEqual([[STORE, expect.objectContaining({ json: { events: [expect.objectContaining({ id: page.eventId, device: 'mobile', sessionSecret: SESSION_SECRET })] } })]]);
    expect([door.handedOn, app.handedOn]).toEqual([0, 1]);
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['broken JSON', '{"path":', {}, 400],
    ['no body', '', {}, 400],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0x7d]), {}, 400],
    ['a key that reaches prototypes', '{"__proto__":{}}', {}, 400],
    ['fields that don’t fit', { ...page, sessionId: 'x', more: 1 }, {}, 400],
    ['fields that don’t fit, to somebody who reads Arabic', { ...page, duration: -1 }, { cookie: 'language=ar' }, 400],
    ['too large a body', { ...page, pageName: 'x'.repeat(70_000) }, {}, 413],
    ['another site', page, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a foreign origin', page, { origin: 'https://evil.example' }, 403],
    ['a form', page, { 'content-type': 'text/plain' }, 415],
  ])('leaves %s to the app, which says the same as ever', async (_, body, headers, status) => {
    const { door, app } = await both(TRACK, body, headers);
    expect(door.answer).toEqual(app.answer);
    expect(door.answer.status).toBe(status);
    expect([door.handedOn, door.asked, app.asked]).toEqual([1, [], []]);
  });

  it.each<[string, string, unknown, Record<string, string>]>([
    ['a byte order mark', TRACK, `\uFEFF${JSON.stringify(page)}`, {}],
    ['a charset', TRACK, page, { 'content-type': 'application/json; charset=utf-8' }],
    ['a query', `${TRACK}?language=ar`, page, {}],
  ])('leaves %s to the app, which takes it', async (_, path, body, headers) => {
    const { door, app } = await both(path, body, headers);
    expect(door.answer).toEqual(app.answer);
    expect([door.answer.status, door.handedOn, door.asked.length]).toEqual([202, 1, 1]);
  });

  it.each([
    ['can’t be reached', new Error('unreachable'), 503],
    ['has a fault', refusal('internal', 500), 503],
    ['doesn’t take the event', refusal('invalid_request', 400, { fields: { path: 'invalid' } }), 400],
  ])('lets the app say that the CMS %s, and asks it once', async (_, reply, status) => {
    const { door, app } = await both(TRACK, page, {}, reply);
    expect(door.answer).toEqual(app.answer);
    expect([door.answer.status, door.handedOn, door.asked.length]).toEqual([status, 1, 1]);
  });

  it('takes a body that comes in pieces', async () => {
    await start(true);
    expect((await send(TRACK, { ...page, pageName: 'صفحة' }, {}, 40)).status).toBe(202);
    expect(cms.asked[0]?.options.json).toMatchObject({ events: [{ pageName: 'صفحة' }] });
  });

  it('leaves a body whose length isn’t told, and other addresses and methods, to the app', async () => {
    await start(true);
    const { port } = server.address() as AddressInfo;
    const text = JSON.stringify(page);
    const raw = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end(`POST ${TRACK} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`);
      });
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('end', () => resolve(answer)).on('error', reject);
    });
    expect(raw).toMatch(/^HTTP\/1\.1 202 /);
    expect((await send('/api/analytics/tracks', page)).status).toBe(404);
    expect((await send('/api/visitor/link-current', {})).status).toBe(401);
    expect(handedOn).toBe(3);
  });

  it('counts each call once, whoever answers it', async () => {
    await start(true);
    const from = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'curl/8' };
    for (let call = 0; call < EVENTS_PER_MINUTE; call += 1) {
      const answer = await send(TRACK, call % 2 === 0 ? page : '{broken', from);
      expect(answer.status).toBe(call % 2 === 0 ? 202 : 400);
    }
    const refused = await send(TRACK, page, from);
    expect([refused.status, errorEnvelope.parse(JSON.parse(refused.body)).error.code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers.map(([name]) => name)).toContain('retry-after');
    expect((await send(TRACK, page, { ...from, 'x-forwarded-for': '203.0.113.8' })).status).toBe(202);
  }, 60_000);
});
