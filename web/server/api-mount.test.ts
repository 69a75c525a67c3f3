/** @jest-environment node */
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { cmsAnswer } from '@/testing/build-api';
import { cmsAccount, FakeCms, SESSION_SECRET, withCookie } from '@/testing/fake-cms';

let server: Server;
let cms: FakeCms;

const start = async (trustedProxyHops: number) => {
  cms = new FakeCms()
    .signedIn('user')
    .reply('POST /api/account/login', cmsAnswer({ ...cmsAccount(), secret: SESSION_SECRET, maxAge: 60 }));
  const { fetch } = cms.api({ trustedProxyHops });
  server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }) as RequestListener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
};

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Sends exactly what it is given, which `fetch` would not. */
const ask = (method: string, path: string, headers: Record<string, string>, body = ''): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const all = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response));
    });
    request.on('error', reject).end(body);
  });

const seenAddresses = () => cms.asked.map(({ options }) => options.headers?.['x-client-address']);

describe('the API as the production server mounts it', () => {
  it('knows visitors by their connection, whatever they claim', async () => {
    await start(0);
    await ask('GET', '/api/auth/me', { ...withCookie(), 'x-forwarded-for': '198.51.100.7', 'x-client-address': '198.51.100.8' });
    expect(seenAddresses()).toEqual(['127.0.0.1']);
  });

  it('knows visitors by what a trusted proxy writes', async () => {
    await start(1);
    await ask('GET', '/api/auth/me', { ...withCookie(), 'x-forwarded-for': '203.0.113.9, 198.51.100.7' });
    await ask('GET', '/api/auth/me', { ...withCookie(), 'x-forwarded-for': 'nonsense' });
    expect(seenAddresses()).toEqual(['198.51.100.7', '127.0.0.1']);
  });

  it('hands the session over in a cookie, and takes it back at logout', async () => {
    await start(0);
    const body = JSON.stringify({ email: 'lina@client.example', password: 'correct horse' });
    const login = await ask('POST', '/api/auth/login', { 'content-type': 'application/json' }, body);
    expect([login.statusCode, login.headers['set-cookie'], login.headers['cache-control']]).toEqual([
      200,
      [`__Host-session=${SESSION_SECRET}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`],
      'no-store',
    ]);
    expect((await ask('GET', '/api/auth/me', withCookie())).statusCode).toBe(200);
    const gone = await ask('POST', '/api/auth/logout', { ...withCookie(), 'content-type': 'application/json' }, '{}');
    expect(gone.headers['set-cookie']?.[0]).toContain('Max-Age=0');
  });

  it.each(['TRACE', 'PROPFIND', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    await start(0);
    expect((await ask(method, '/api/auth/me', { ...withCookie(), 'content-type': 'application/json' })).statusCode).toBe(405);
    expect(cms.asked).toEqual([]);
  });
});
