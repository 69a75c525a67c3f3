/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAskCms, type AskCms } from './ask-cms';
import { CmsGuard } from './cms-guard';

let server: Server;
let listener: RequestListener;
let ask: AskCms;
let connections: number;

beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => listener(request, response));
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ask = createAskCms(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, new CmsGuard());
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('askCms', () => {
  it('sends method, path, headers and JSON, and gives back the whole answer', async () => {
    listener = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const seen = { method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() };
        response.writeHead(201, { 'x-a': '1' }).end(JSON.stringify(seen));
      });
    };
    const answer = await ask('/api/x?a=1', { method: 'PUT', json: { name: 'لينا' }, headers: { 'x-b': '2' }, timeoutMs: 1_000 });
    expect(answer).toMatchObject({ status: 201, ok: true, headers: { 'x-a': '1' } });
    expect(answer.json()).toMatchObject({
      method: 'PUT',
      url: '/api/x?a=1',
      headers: { 'x-b': '2', accept: 'application/json', 'content-type': 'application/json' },
      body: '{"name":"لينا"}',
    });
  });

  it('sends a form with its file', async () => {
    listener = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { 'content-type': type, 'content-length': length } = request.headers;
        response.end(JSON.stringify({ type, length, body: Buffer.concat(chunks).toString('base64') }));
      });
    };
    const form = new FormData();
    form.append('file', new File(['bytes'], 'صورة.png', { type: 'image/png' }));
    const { type, length, body } = (await ask('/', { method: 'POST', form, timeoutMs: 1_000 })).json() as { type: string; length: string; body: string };
    const bytes = Buffer.from(body, 'base64');
    expect(Number(length)).toBe(bytes.length);
    const received = (await new Response(bytes, { headers: { 'content-type': type } }).formData()).get('file') as File;
    expect([received.name, received.type, await received.text()]).toEqual(['صورة.png', 'image/png', 'bytes']);
  });

  it('uses a connection again', async () => {
    listener = (_, response) => response.end('{}');
    for (let i = 0; i < 5; i += 1) await ask('/', { timeoutMs: 1_000 });
    expect(connections).toBe(1);
  });

  it('follows no redirect', async () => {
    listener = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    expect(await ask('/', { timeoutMs: 1_000 })).toMatchObject({ status: 302, ok: false });
  });

  it('gives back what is no JSON as no value', async () => {
    listener = (_, response) => response.end('<html>');
    const answer = await ask('/', { timeoutMs: 1_000 });
    expect([answer.text, answer.json()]).toEqual(['<html>', undefined]);
  });

  it.each<[string, RequestListener]>([
    ['never comes', () => undefined],
    ['stops in the middle', (_, response) => response.writeHead(200, { 'content-length': 10 }).write('{')],
  ])('gives up an answer that %s', async (_, hanging) => {
    listener = hanging;
    await expect(ask('/', { timeoutMs: 50 })).rejects.toThrow(/no answer within 50 ms|aborted/);
  });

  it('reads no more than it was told to', async () => {
    listener = (_, response) => response.end('x'.repeat(1_000));
    expect((await ask('/', { timeoutMs: 1_000, maxBytes: 1_000 })).text).toHaveLength(1_000);
    await expect(ask('/', { timeoutMs: 1_000, maxBytes: 999 })).rejects.toThrow('the answer is too large');
  });

  it('rejects when the connection breaks', async () => {
    listener = (request) => request.socket.destroy();
    await expect(ask('/', { timeoutMs: 1_000 })).rejects.toThrow();
  });

  it('asks once more where a kept connection turns out to be gone', async () => {
    listener = (_, response) => response.end('{}');
    await ask('/', { timeoutMs: 1_000 });
    let asked = 0;
    listener = (request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end('{}');
    };
    expect((await ask('/', { timeoutMs: 1_000 })).ok).toBe(true);
  });

  it('never sends a change twice', async () => {
    listener = (_, response) => response.end('{}');
    await ask('/', { timeoutMs: 1_000 });
    let asked = 0;
    listener = (request) => {
      asked += 1;
      request.socket.destroy();
    };
    await expect(ask('/', { method: 'POST', json: {}, timeoutMs: 1_000 })).rejects.toThrow();
    expect(asked).toBe(1);
  });
});
