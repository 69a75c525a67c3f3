/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CmsGuard, CmsSpared, SILENCES } from '@/cms/cms-guard';
import { onBehalfOf } from '@/lib/request-context';
import { guardFetch } from './guarded-fetch';

let server: Server;
let cmsUrl: string;
let listener: RequestListener;
let asked: { url?: string; requestId?: string | string[]; body: string }[];
let guard: CmsGuard;
let guarded: typeof fetch;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, requestId: request.headers['x-request-id'], body });
      listener(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  guard = new CmsGuard();
  guarded = guardFetch(fetch, cmsUrl, guard);
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const question = () => guarded(new URL('/graphql', cmsUrl), { method: 'POST', body: '{"query":"x"}', headers: { accept: 'application/json' } });

it('asks the CMS again where it gives no answer, with the same body', async () => {
  listener = (request, response) => (asked.length === 1 ? request.socket.destroy() : response.end('whole'));
  expect(await (await question()).text()).toBe('whole');
  expect(asked.map(({ body }) => body)).toEqual(['{"query":"x"}', '{"query":"x"}']);
});

it('spares the CMS once it hasn’t answered for a while, and nobody else', async () => {
  listener = (request) => request.socket.destroy();
  for (let call = 0; call < SILENCES; call += 1) await question().catch(() => undefined);
  const before = asked.length;
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await expect(question()).rejects.toBeInstanceOf(CmsSpared);
  expect(asked).toHaveLength(before);

  listener = (_, response) => response.end('other');
  const other = guardFetch(fetch, 'http://cms.example:1337', guard);
  expect(await (await other(`${cmsUrl}/elsewhere`)).text()).toBe('other');
});

it('hands on the id of the request it asks for', async () => {
  listener = (_, response) => response.end();
  await onBehalfOf('request-0001', question);
  await question();
  expect(asked.map(({ requestId }) => requestId)).toEqual(['request-0001', undefined]);
});

it('leaves the signal of a question in charge, and gives one to those without', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const seeing = guardFetch(((_, init) => {
    signals.push(init?.signal);
    return Promise.resolve(new Response());
  }) as typeof fetch, cmsUrl, guard);
  const { signal } = new AbortController();
  await seeing(`${cmsUrl}/api/x`, { signal });
  await seeing(`${cmsUrl}/api/x`);
  expect(signals).toEqual([signal, expect.any(AbortSignal)]);
});

it('doesn’t take a visitor who leaves for a silence', async () => {
  listener = () => undefined;
  for (let call = 0; call <= SILENCES; call += 1) {
    const leaving = new AbortController();
    const asking = guarded(`${cmsUrl}/uploads/a.png`, { signal: leaving.signal });
    leaving.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  }
  expect(guard.state).toBe('closed');
});
