/** @jest-environment node */
import { mayBeKept, treatmentOf } from './rules';

const ORIGIN = 'https://site.example';
const treat = (path: string, mode: RequestMode = 'navigate') => treatmentOf({ url: new URL(path, ORIGIN), origin: ORIGIN, mode });

describe('treatmentOf', () => {
  it.each(['/', '/ar', '/about', '/services/seo', '/ar/services/seo', '/blog/page/2', '/ar/blog/how-to-log-in', '/loginless'])('%s is a page', (path) => {
    expect(treat(path)).toBe('page');
  });

  it.each([
    '/login', '/ar/login?from=/quotes', '/register', '/forgot-password', '/ar/reset-password/abc', '/verify?token=abc', '/unauthorized', '/cart', '/ar/cart',
    '/quotes', '/ar/quotes/Q-2026-000001', '/dashboard', '/ar/dashboard/staff/audit', '/dashboard/services/new', '/api/dashboard/quotes/export', '/media/x.png', '/blog/rss.xml',
    '/preview/start?path=/blog/draft', '/preview/exit',
  ])('%s is gone to, and never kept', (path) => {
    expect(treat(path)).toBe('private');
  });

  it.each(['/api/cart', '/api/auth/me', '/about', '/version.json', '/media/x.png', '/_next/image'])('%s, asked for by a page, is left alone', (path) => {
    expect(treat(path, 'cors')).toBe('untouched');
  });

  it('knows the files of the build', () => {
    expect(treat('/_next/static/chunks/a.js', 'no-cors')).toBe('file');
  });

  it('has nothing to do with other sites', () => {
    expect(treat('https://elsewhere.example/_next/static/chunks/a.js', 'no-cors')).toBe('untouched');
  });
});

describe('mayBeKept', () => {
  const answer = (cacheControl: string | null, more: { status?: number; type?: ResponseType; redirected?: boolean; contentType?: string } = {}) => {
    const { status = 200, type = 'basic', redirected = false, contentType = 'text/html; charset=utf-8' } = more;
    return { status, type, redirected, headers: new Headers({ 'content-type': contentType, ...(cacheControl === null ? {} : { 'cache-control': cacheControl }) }) };
  };
  const PUBLIC = 'public, max-age=0, must-revalidate';

  it.each([PUBLIC, 's-maxage=60, stale-while-revalidate=31535940'])('keeps a page that says "%s"', (caching) => {
    expect(mayBeKept(`${ORIGIN}/about`, answer(caching))).toBe(true);
  });

  it.each(['no-store', 'private, no-cache, no-store, max-age=0, must-revalidate', 'public, no-store', 'private', null])('keeps none that says %j', (caching) => {
    expect(mayBeKept(`${ORIGIN}/about`, answer(caching))).toBe(false);
  });

  it.each([
    ['an answer that is no success', `${ORIGIN}/about`, answer(PUBLIC, { status: 404 })],
    ['an outage', `${ORIGIN}/about`, answer(PUBLIC, { status: 503 })],
    ['a redirect', `${ORIGIN}/`, answer(PUBLIC, { redirected: true })],
    ['what can’t be looked into', `${ORIGIN}/`, answer(PUBLIC, { type: 'opaqueredirect' })],
    ['what is no page', `${ORIGIN}/about`, answer(PUBLIC, { contentType: 'application/json' })],
    ['an address with a query', `${ORIGIN}/about?utm_source=x`, answer(PUBLIC)],
  ])('keeps not %s', (_what, address, given) => {
    expect(mayBeKept(address, given)).toBe(false);
  });
});
