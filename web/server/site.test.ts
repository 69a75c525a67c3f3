/** @jest-environment node */
import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestOptions, type Server } from 'node:http';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { FakeNext } from '@/testing/fake-next';
import { PageCache } from './page-cache';
import { PageSource } from './page-source';
import { createSite } from './site';
import { StaticFiles } from './static-files';

const PAGE = `<p>page</p><script>hydrate()</script>${'x'.repeat(2_000)}`;
const baseHeaders = ['X-Content-Type-Options', 'nosniff', 'X-Frame-Options', 'DENY'];

let folder: string;
let files: StaticFiles;
let next: FakeNext;
let cache: PageCache;
let source: PageSource;
let server: Server;
const faults: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-test-'));
  await mkdir(path.join(folder, 'static'));
  await mkdir(path.join(folder, 'public'));
  await writeFile(path.join(folder, 'static/chunk.js'), 'console.log(1)');
  await writeFile(path.join(folder, 'public/icon.png'), 'png');
  files = await StaticFiles.list({ hashed: path.join(folder, 'static'), plain: path.join(folder, 'public'), baseHeaders });
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  next = new FakeNext();
  cache = new PageCache();
  faults.length = 0;
  source = new PageSource({
    next: next.handler,
    cache,
    registry: { tagsByPath: new Map() },
    host: 'site.example',
    baseHeaders,
    onError: (_, error) => faults.push(error),
  });
  server = createServer(
    createSite({
      cache,
      source,
      files,
      next: next.handler,
      api: (request, response) => response.writeHead(200, { 'x-seen-host': request.headers.host }).end('api'),
      host: 'site.example',
      baseHeaders,
      onError: (error) => faults.push(error),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends exactly what it is given, which `fetch` would not. */
function ask(target: string, options: RequestOptions = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: target, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject).end();
  });
}

describe('a public page', () => {
  beforeEach(() => {
    next.publish('/services', PAGE);
    next.publish('/ar/services', PAGE);
    next.publish('/en/services', PAGE);
  });

  it('is rendered once and then served from memory, whatever the query', async () => {
    for (const target of ['/services', '/services?utm_source=x', '/services?a=1&_rsc=zzz']) {
      const { status, body } = await ask(target);
      expect(status).toBe(200);
      expect(body.toString()).toBe(PAGE);
    }
    expect(next.paths()).toEqual(['/services']);
  });

  it('is compressed as the visitor likes it', async () => {
    const { headers, body } = await ask('/services', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  });

  it('costs 304 when the visitor has it, until it changes', async () => {
    const { headers } = await ask('/services');
    const again = await ask('/services', { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);

    next.pages.set('/services', { html: `${PAGE} new` });
    source.invalidate(['services']);
    await source.settled();
    expect((await ask('/services', { headers: { 'if-none-match': headers.etag } })).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { status, headers, body } = await ask('/services', { method: 'HEAD' });
      expect(status).toBe(200);
      expect(headers['content-length']).toBe(String(PAGE.length));
      expect(body).toHaveLength(0);
    }
  });

  it('carries the security headers, and nothing that names the software', async () => {
    for (const target of ['/services', '/missing', '/missing.txt', '/_next/static/none.js', '/icon.png']) {
      const { headers } = await ask(target);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
    expect((await ask('/services')).headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect((await ask('/missing')).headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });

  it('is renewed in the background when it was not checked for a while', async () => {
    await ask('/services');
    const entry = cache.get('/services');
    if (entry) entry.freshUntil = 0;
    next.pages.set('/services', { html: `${PAGE} new` });
    expect((await ask('/services')).body.toString()).toBe(PAGE);
    await source.settled();
    expect((await ask('/services')).body.toString()).toBe(`${PAGE} new`);
  });

  it('is served from memory while Next fails', async () => {
    await ask('/services');
    next.failing = true;
    source.invalidate(['services']);
    await source.settled();
    expect((await ask('/services')).status).toBe(200);
  });

  it('never depends on the Host that a visitor sends', async () => {
    await ask('/services', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(next.asked[0]?.headers).toEqual({ host: 'site.example', accept: 'text/html' });
    expect((await ask('/api/x', { headers: { host: 'evil.example' } })).headers['x-seen-host']).toBe('site.example');
  });
});

describe('requests that are not for everyone', () => {
  beforeEach(async () => {
    next.publish('/services', PAGE);
    next.publish('/ar/services', PAGE);
    await ask('/services');
    await ask('/ar/services');
    next.asked.length = 0;
  });

  it.each([
    ['a client-side navigation', '/services?_rsc=abc', { rsc: '1' }],
    ['a reader who chose Arabic', '/services', { cookie: 'a=b; language=ar' }],
    ['a draft preview', '/services', { cookie: '__prerender_bypass=1' }],
    ['a draft preview in Arabic', '/ar/services', { cookie: '__prerender_bypass=1' }],
  ])('reach Next: %s', async (_, target, headers) => {
    await ask(target, { headers });
    expect(next.asked).toHaveLength(1);
    expect(next.asked[0]).toMatchObject({ url: target, headers });
  });

  it.each([
    ['English was chosen', '/services', 'language=en'],
    ['the address names its language', '/ar/services', 'language=ar'],
    ['a cookie only looks like the choice', '/services', 'xlanguage=ar; language=arabic'],
  ])('are few: memory serves where %s', async (_, target, cookie) => {
    expect((await ask(target, { headers: { cookie } })).status).toBe(200);
    expect(next.asked).toEqual([]);
  });

  it('are asked for once more when Next’s copy is out of date', async () => {
    next.publish('/services', `${PAGE} new`);
    const { body } = await ask('/services?_rsc=abc', { headers: { rsc: '1' } });
    expect(body.toString()).toBe(`${PAGE} new`);
  });

  it('hold nothing that a proxy could keep', async () => {
    const { headers } = await ask('/services', { headers: { rsc: '1' } });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('what is no public page', () => {
  it('is 503 with Retry-After where nothing could be rendered, and is not kept', async () => {
    next.failing = true;
    const { status, headers, body } = await ask('/services/seo');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(body.toString()).toBe('<p>broken</p>');
    next.failing = false;
    next.publish('/services/seo', PAGE);
    expect((await ask('/services/seo')).status).toBe(200);
  });

  it('is 503 and logged where Next throws', async () => {
    next.gate = Promise.reject(new Error('render crashed'));
    expect((await ask('/services/seo')).status).toBe(503);
    expect(faults).toEqual([new Error('render crashed')]);
  });

  it('is 404 without being kept', async () => {
    expect((await ask('/blog/later')).status).toBe(404);
    expect((await ask('/blog/later')).headers['cache-control']).toBe('no-store');
    next.publish('/blog/later', PAGE);
    expect((await ask('/blog/later')).status).toBe(200);
  });

  it('shows the not-found page of its language, as a 404 that nobody keeps', async () => {
    next.publish('/page-not-found', '<p>no page</p>');
    next.publish('/ar/page-not-found', '<p>لا صفحة</p>');
    for (const [path, words] of [['/blog/none', 'no page'], ['/ar/blog/none', 'لا صفحة'], ['/NONE.html', 'no page'], ['/page-not-found', 'no page']] as const) {
      const { status, headers, body } = await ask(path, { headers: { 'if-none-match': '*' } });
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body.toString()).toContain(words);
    }
  });

  it('keeps the query of a redirect', async () => {
    next.pages.set('/en/services', { html: '', status: 308, headers: { Location: '/services' } });
    expect((await ask('/en/services?utm=1')).status).toBe(308);
    expect(next.paths().at(-1)).toBe('/en/services?utm=1');
  });

  it.each(['/services/', '/SERVICES', '/%73ervices', '//evil.example', '/a.b'])('is not kept in another spelling: %s', async (target) => {
    next.publish(target, PAGE);
    await ask(target);
    expect(cache.paths()).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await ask('/services', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(next.asked).toEqual([]);
  });

  it('refuses an address of another server', async () => {
    expect((await ask('http://169.254.169.254/latest')).status).toBe(400);
    expect(next.asked).toEqual([]);
  });

  it('streams media and pictures straight from Next', async () => {
    next.publish('/media/a.png', 'picture');
    const { body, headers } = await ask('/media/a.png');
    expect(body.toString()).toBe('picture');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('files of the build', () => {
  it('come from memory, and cost 304 when the visitor has them', async () => {
    const { status, headers } = await ask('/_next/static/chunk.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/_next/static/chunk.js', { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
    expect(next.asked).toEqual([]);
  });

  it('are 404 without asking Next when there are none', async () => {
    expect((await ask('/_next/static/none.js')).status).toBe(404);
    expect(next.asked).toEqual([]);
  });
});
