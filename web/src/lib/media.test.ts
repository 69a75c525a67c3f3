/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveMedia } from './media';

const PICTURE = Buffer.from('not really a picture');
const asked: string[] = [];
let server: Server;
let cms: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answers: Record<string, [number, Record<string, string>]> = {
      '/uploads/a.png': [200, { 'content-type': 'image/png', 'content-length': String(PICTURE.length), 'set-cookie': 'a=b', 'x-powered-by': 'x' }],
      '/uploads/evil.svg': [200, { 'content-type': 'image/svg+xml' }],
      '/uploads/page.png': [200, { 'content-type': 'text/html; charset=utf-8' }],
      '/uploads/moved.png': [302, { location: 'http://169.254.169.254/' }],
      '/uploads/broken.png': [500, {}],
    };
    const [status, headers] = answers[request.url ?? ''] ?? [404, {}];
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : PICTURE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cms = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (...segments: string[]) => serveMedia(cms, segments, new Request('http://site/media/x'));

describe('serveMedia', () => {
  it('keeps a picture without a version for a day, as another may take its name', async () => {
    expect((await get('a.png')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('passes a version of a picture on, for ever, with no header of the CMS but its length', async () => {
    const response = await serveMedia(cms, ['a.png'], new Request('http://site/media/a.png?v=1'));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'image/png',
      'content-length': String(PICTURE.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
  });

  it.each(['evil.svg', 'page.png', 'moved.png', 'none.png'])('answers 404 to %s and keeps nothing', async (name) => {
    const response = await get(name);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([[['..', 'secret']], [['a', 'b.png']], [['..']], [['a%2fb.png']], [['a b.png']], [['http:']], [[]]])(
    'does not even ask the CMS for %j',
    async (segments) => {
      asked.length = 0;
      expect((await get(...segments)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('answers 503 when the CMS fails or is away', async () => {
    const failing = await get('broken.png');
    const away = await serveMedia('http://127.0.0.1:9', ['a.png'], new Request('http://site/media/a.png'));
    for (const response of [failing, away]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});
