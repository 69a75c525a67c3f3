/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { PAGE, startSite, type RunningSite } from './testing/running-site';

let site: RunningSite;
let next: RunningSite['next'];
let cache: RunningSite['cache'];
let source: RunningSite['source'];
const ask: RunningSite['ask'] = (target, options) => site.ask(target, options);

beforeEach(async () => {
  site = await startSite();
  ({ next, cache, source } = site);
});

afterEach(() => site.stop());

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
