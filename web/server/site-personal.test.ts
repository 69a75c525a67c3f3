/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http';
import { getScriptNonceFromHeaders } from 'next/dist/server/app-render/get-script-nonce-from-header';
import { PAGE, startSite, type RunningSite } from './testing/running-site';

let site: RunningSite;
let next: RunningSite['next'];
const ask: RunningSite['ask'] = (target, options) => site.ask(target, options);
/** The nonce that Next would write into a page, by its request's headers. */
const nonceIn = (headers: IncomingHttpHeaders) => getScriptNonceFromHeaders(headers) ?? 'none';
const as = (visitor: string) => ({ headers: { cookie: `__Host-session=${visitor}` } });

beforeEach(async () => {
  site = await startSite();
  ({ next } = site);
});

afterEach(() => site.stop());

describe('a page for one visitor', () => {
  const personal = (headers: { cookie?: string }) => `<p>for ${headers.cookie ?? 'nobody'}</p>`;

  it.each(['/dashboard', '/ar/dashboard/staff', '/quotes', '/unauthorized', '/reset-password/abc'])(
    'is made for each of them and kept by nobody: %s',
    async (path) => {
      next.pages.set(path, { html: '', personal });
      for (const visitor of ['ann', 'omar']) {
        const { status, headers, body } = await ask(path, as(visitor));
        expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
        expect(headers).not.toHaveProperty('etag');
        expect(body.toString()).toBe(`<p>for __Host-session=${visitor}</p>`);
      }
      expect((await ask(path)).body.toString()).toBe('<p>for nobody</p>');
      expect(site.cache.paths()).toEqual([]);
    },
  );

  it.each(['/%64ashboard', '/Dashboard', '/dashboard/', '//dashboard', '/dashboard;a'])('stays one in another spelling: %s', async (path) => {
    next.pages.set(path, { html: '', personal });
    const { headers, body } = await ask(path, as('ann'));
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toContain('ann');
    expect(site.cache.paths()).toEqual([]);
  });

  it('is not taken from memory even where a page of its address got in there', async () => {
    next.publish('/dashboard', PAGE);
    await site.source.load('/dashboard');
    next.pages.set('/dashboard', { html: '', personal });
    expect((await ask('/dashboard', as('ann'))).body.toString()).toContain('ann');
  });

  it('is asked for once, with its query, and with no host but the configured one', async () => {
    next.pages.set('/dashboard/staff', { html: '', personal });
    await ask('/dashboard/staff?page=2', { headers: { ...as('ann').headers, host: 'evil.example' } });
    expect(next.asked).toMatchObject([{ url: '/dashboard/staff?page=2', headers: { host: 'site.example' } }]);
  });

  it('sends on whoever isn’t let in, and nobody keeps that', async () => {
    const to = '/login?from=%2Fdashboard';
    next.pages.set('/dashboard', { html: '', personal: () => '', status: 307, headers: { Location: to } });
    for (const options of [{}, as('ann'), { headers: { rsc: '1' } }]) {
      const { status, headers } = await ask('/dashboard', options);
      expect([status, headers.location, headers['cache-control']]).toEqual([307, to, 'no-store']);
    }
  });

  it('is 503 while nobody can say who the visitor is, never shown', async () => {
    next.failing = true;
    const { status, headers } = await ask('/dashboard', as('ann'));
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  });

  it.each(['/dashboard', '/ar/dashboard/staff', '/quotes', '/search', '/unauthorized'])(
    'allows the scripts of this one answer, by a nonce of its own: %s',
    async (path) => {
      next.pages.set(path, { html: '', personal: (headers) => `<script nonce="${nonceIn(headers)}">hydrate()</script><script>theirs()</script>` });
      const seen = new Set<string>();
      for (let time = 0; time < 3; time += 1) {
        const { headers, body } = await ask(path, { headers: { 'content-security-policy': "script-src 'nonce-evil'", ...as('ann').headers } });
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(body.toString()) ?? [];
        expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
        seen.add(nonce);
      }
      expect(seen.size).toBe(3);
      expect([...seen].every((nonce) => nonce.length === 24)).toBe(true);
    },
  );

  it('is allowed by hashes where Next had kept it, without a nonce', async () => {
    next.publish('/dashboard', PAGE);
    expect((await ask('/dashboard')).headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });
});

describe('a page for everyone', () => {
  it.each(['content-security-policy', 'content-security-policy-report-only'])('gets no nonce that a caller sends as its %s', async (name) => {
    next.publish('/services', PAGE);
    next.pages.set('/blog/draft', { html: '', personal: (headers) => `<p>draft ${nonceIn(headers)}</p>` });
    const headers = { [name]: "script-src 'nonce-ZXZpbA=='" };
    await ask('/services', { headers });
    await ask('/services', { headers: { ...headers, rsc: '1' } });
    const preview = await ask('/blog/draft', { headers: { ...headers, cookie: '__prerender_bypass=abc' } });
    expect(preview.body.toString()).toBe('<p>draft none</p>');
    expect(next.asked.map(({ headers: seen }) => nonceIn(seen))).toEqual(['none', 'none', 'none']);
  });

  it.each([
    ['/login', '/login?from=%2Fdashboard'],
    ['/verify', `/verify?token=${'L'.repeat(43)}`],
  ])('is the same and from memory, whatever its address asks for: %s', async (path, target) => {
    next.publish(path, PAGE);
    for (const address of [target, path, `${target}&again=1`]) {
      const { body, headers } = await ask(address, as('ann'));
      expect(body.toString()).toBe(PAGE);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    // Neither a link's secret nor a visitor's cookie gets to where pages are made that are kept.
    expect(next.asked.map(({ url, headers }) => [url, headers.cookie])).toEqual([[path, undefined]]);
    expect(site.cache.paths()).toEqual([path]);
  });

  it('that comes with a cookie is kept by nobody', async () => {
    next.pages.set('/services', { html: PAGE, headers: { 'Set-Cookie': 'a=b' } });
    const { headers } = await ask('/services');
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([['a=b'], 'no-store']);
    expect(site.cache.paths()).toEqual([]);
  });
});

describe('a preview', () => {
  const previewing = { headers: { cookie: '__prerender_bypass=abc' } };

  it.each(['/blog/draft', '/ar/blog/draft'])('is made anew each time and kept by nobody: %s', async (path) => {
    next.pages.set(path, { html: '', personal: () => '<p>draft</p>', headers: { 'X-Robots-Tag': 'noindex, nofollow' } });
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await ask(path, previewing);
      expect([headers['cache-control'], headers['x-robots-tag'], body.toString()]).toEqual(['no-store', 'noindex, nofollow', '<p>draft</p>']);
    }
    expect(next.asked).toHaveLength(2);
    expect(site.cache.paths()).toEqual([]);
  });

  it.each(['/preview/start?path=%2Fblog%2Fdraft&signature=x', '/preview/exit'])('begins and ends by what Next answers itself: %s', async (address) => {
    next.pages.set(address.split('?')[0] ?? '', { html: '', status: 307, personal: () => '', headers: { Location: '/blog/draft', 'Set-Cookie': ['a=b', 'c=d'], 'Cache-Control': 'no-store' } });
    const { status, headers } = await ask(address);
    expect([status, headers.location, headers['set-cookie'], headers['cache-control']]).toEqual([307, '/blog/draft', ['a=b', 'c=d'], 'no-store']);
    expect(next.asked.map(({ url }) => url)).toEqual([address]);
  });
});
