/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { onBehalfOf } from '@/lib/request-context';
import type { askAsVisitor as AskAsVisitor, askForVisitor as AskForVisitor } from './account';
import { CmsUnavailable } from './site-calls';

const SECRET = 's'.repeat(43);
let cookie: string | undefined;

jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (name === '__Host-session' && cookie !== undefined ? { name, value: cookie } : undefined) }),
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }),
}));

let server: Server;
let asked: IncomingHttpHeaders[];
let respond: (response: ServerResponse) => void;
let readAccount: () => Promise<unknown>;
let askAsVisitor: typeof AskAsVisitor;
let askForVisitor: typeof AskForVisitor;

beforeEach(async () => {
  asked = [];
  cookie = SECRET;
  server = createServer((request, response) => {
    asked.push(request.headers);
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    SITE_URL: 'https://site.example',
    CMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    REVALIDATE_SECRET: 'x'.repeat(16),
    SITE_API_SECRET: 'y'.repeat(16),
    TRUSTED_PROXY_HOPS: '',
  });
  jest.resetModules();
  ({ readAccount, askAsVisitor, askForVisitor } = await import('./account'));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const say = (status: number, body: unknown) => {
  respond = (response) => response.writeHead(status).end(JSON.stringify(body));
};

it('tells who is signed in, from the CMS each time', async () => {
  say(200, { user: { id: 'a1', email: 'a@b.example', name: 'A', role: 'admin', blocked: false }, token: 't' });
  for (let i = 0; i < 2; i += 1) {
    expect(await onBehalfOf('proxy-0001', readAccount)).toEqual({ _id: 'a1', email: 'a@b.example', name: 'A', role: 'admin' });
  }
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ authorization: `Bearer ${'y'.repeat(16)}`, 'x-session-secret': SECRET, 'x-request-id': 'proxy-0001' });
});

it('tells that nobody is, without asking where there is no cookie', async () => {
  say(401, { error: { code: 'unauthorized' } });
  expect(await readAccount()).toBeNull();
  for (const none of [undefined, '', 'x', `${SECRET}x`]) {
    cookie = none;
    expect(await readAccount()).toBeNull();
  }
  expect(asked).toHaveLength(1);
});

it.each([
  ['fails', 500, { error: { code: 'internal' } }],
  ['lets too much through', 200, { user: { id: 'a1', email: 'a@b.example', name: 'A', role: 'superadmin' }, token: 't' }],
])('throws when the CMS %s, so that no page is shown', async (_, status, body) => {
  say(status, body);
  await expect(readAccount()).rejects.toMatchObject({ name: CmsUnavailable.name });
});

it('throws when the CMS is away', async () => {
  say(200, {});
  await new Promise((resolve) => server.close(resolve));
  await expect(readAccount()).rejects.toMatchObject({ name: CmsUnavailable.name });
});

describe('asking as the visitor', () => {
  const call = { method: 'GET', path: '/api/quotes/Q-2026-000001', answer: z.object({ data: z.string() }) } as const;

  it('passes the session on, and the answer back', async () => {
    say(200, { data: 'theirs' });
    expect(await askAsVisitor(call)).toEqual({ data: 'theirs' });
    expect(asked[0]).toMatchObject({ 'x-session-secret': SECRET });
  });

  it('has no answer for somebody who is not signed in', async () => {
    say(401, { error: { code: 'unauthorized' } });
    expect(await askAsVisitor(call)).toBeNull();
    cookie = undefined;
    expect(await askAsVisitor(call)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('throws whatever else is refused', async () => {
    say(404, { error: { code: 'not_found' } });
    await expect(askAsVisitor(call)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('asking for whoever visits', () => {
  const call = { method: 'GET', path: '/api/search?q=seo', answer: z.object({ data: z.string() }) } as const;

  it.each([
    ['', 'unknown'],
    ['1', '198.51.100.7'],
    ['2', '203.0.113.9'],
  ])('counts for the address that %s trusted proxies name', async (hops, address) => {
    process.env.TRUSTED_PROXY_HOPS = hops;
    say(200, { data: 'found' });
    expect(await askForVisitor(call)).toEqual({ data: 'found' });
    expect(asked[0]).toMatchObject({ authorization: `Bearer ${'y'.repeat(16)}`, 'x-client-address': address });
    expect(asked[0]).not.toHaveProperty('x-session-secret');
  });

  it('throws what is refused', async () => {
    say(429, { error: { code: 'too_many_requests', retryAfter: 9 } });
    await expect(askForVisitor(call)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
