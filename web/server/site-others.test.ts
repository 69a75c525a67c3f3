/** @jest-environment node */
import { CLOSED_POLICY } from '@/config/security-headers';
import { currentRequestId } from '@/lib/request-context';
import { PAGE, startSite, type RunningSite } from './testing/running-site';

let site: RunningSite;
let next: RunningSite['next'];
let cache: RunningSite['cache'];
const ask: RunningSite['ask'] = (target, options) => site.ask(target, options);

beforeEach(async () => {
  site = await startSite();
  ({ next, cache } = site);
});

afterEach(() => site.stop());

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
    const { status, headers } = await ask('/services/seo', { headers: { 'x-request-id': 'proxy-0001' } });
    expect([status, headers['x-request-id']]).toEqual([503, 'proxy-0001']);
    expect(site.faults).toEqual([new Error('render crashed')]);
    expect(site.faultIds).toEqual(['proxy-0001']);
  });

  it('is rendered on behalf of the request that asks for it, and renewed on nobody’s', async () => {
    const renderedFor: (string | undefined)[] = [];
    next.onAsk = () => renderedFor.push(currentRequestId());
    next.publish('/services/seo', PAGE);
    await ask('/services/seo', { headers: { 'x-request-id': 'proxy-0002' } });
    site.source.renew('/services/seo');
    await site.source.settled();
    expect(renderedFor).toEqual(['proxy-0002', undefined]);
  });

  it('is counted by whether it was in memory', async () => {
    next.publish('/services/seo', PAGE);
    for (const path of ['/services/seo', '/services/seo', '/services/seo', '/api/health', '/icon.png']) await ask(path);
    expect(site.visits).toEqual({ hits: 2, misses: 1 });
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

  it('names the target of a redirect once, however often Next does', async () => {
    next.pages.set('/services/id', { html: '', status: 308, headers: { Location: ['/services/seo', '/services/seo'] } });
    const { rawHeaders } = await ask('/services/id');
    expect(rawHeaders.filter((line) => line === '/services/seo')).toHaveLength(1);
  });

  it('is asked by its query alone where that decides what is shown, and never kept', async () => {
    for (const path of ['/search', '/ar/search']) next.pages.set(path, { html: '', personal: () => '<p>hits</p>' });
    for (const address of ['/search?q=a', '/search?q=b', '/ar/search?q=a']) {
      const { body, headers } = await ask(address);
      expect([body.toString(), headers['cache-control']]).toEqual(['<p>hits</p>', 'no-store']);
    }
    expect(next.paths()).toEqual(['/search?q=a', '/search?q=b', '/ar/search?q=a']);
    expect(cache.paths()).toEqual([]);
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

  it.each(['/dashboard', '/ar/dashboard/staff', '/quotes'])('asks for %s in the name of its visitor only', async (path) => {
    const headers = { cookie: 'session=of-a-visitor' };
    next.pages.set(path, { html: '', status: 307, headers: { Location: '/login' } });
    expect((await ask(path, { headers })).headers['cache-control']).toBe('no-store');
    expect(next.asked.map((request) => request.headers.cookie)).toEqual([headers.cookie]);
    expect(cache.get(path)).toBeUndefined();
  });

  it.each(['/bad%', '/blog/%E0%A4%A', '/media/%zz'])('is 400 where an address can’t be read: %s', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-security-policy']]).toEqual([400, CLOSED_POLICY]);
    expect(next.asked).toEqual([]);
  });

  it('may run nothing where it is no page', async () => {
    next.pages.set('/robots.txt', { html: 'User-agent: *', headers: { 'Content-Type': 'text/plain' } });
    expect((await ask('/robots.txt')).headers['content-security-policy']).toBe(CLOSED_POLICY);
    expect((await ask('/services', { method: 'POST' })).headers['content-security-policy']).toBe(CLOSED_POLICY);
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
