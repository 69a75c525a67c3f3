/** @jest-environment node */
import type { Loaded } from './page-source';
import { MAX_PAGES, MAX_PAGES_PER_PART, warmUp } from './warm-up';
import type { NextHandler } from './next-render';

const xml = (paths: readonly string[]) => paths.map((path) => `<loc>https://site.example${path}</loc>`).join('');
const partPath = (name: string) => `/sitemaps/${name}.xml`;

/** A site whose sitemap has these parts; `failures` are answered instead, before anything else. */
const siteOf = (parts: Record<string, readonly string[]>, failures: number[] = []): NextHandler => async (request, response) => {
  const failure = failures.shift();
  if (failure !== undefined) return void response.writeHead(failure).end();
  const name = Object.keys(parts).find((one) => partPath(one) === request.url);
  const body = request.url === '/sitemap.xml' ? xml(Object.keys(parts).map(partPath)) : xml(name === undefined ? [] : (parts[name] ?? []));
  response.writeHead(200).end(body);
};
const rendered = (status: number): Loaded => ({ kind: 'other', rendered: { status, headers: {}, body: Buffer.alloc(0) } });

async function run(next: NextHandler, statusOf: (path: string) => number = () => 200) {
  const loaded: string[] = [];
  const errors: unknown[] = [];
  const pauses: number[] = [];
  const stop = new AbortController();
  const pages = await warmUp({
    next,
    source: {
      load: (path) => {
        loaded.push(path);
        return Promise.resolve(rendered(statusOf(path)));
      },
    },
    host: 'site.example',
    onError: (error) => errors.push(error),
    wait: (ms) => {
      pauses.push(ms);
      if (pauses.length === 6) stop.abort();
      return Promise.resolve();
    },
    signal: stop.signal,
  });
  return { pages, loaded, errors, pauses };
}

/** Pages that no sitemap lists. */
const NOT_FOUND = ['/page-not-found', '/ar/page-not-found'];

describe('warmUp', () => {
  it('loads every page of the sitemap once', async () => {
    const { pages, loaded } = await run(siteOf({ pages: ['/', '/ar', '/', '/feed.xml'], services: ['/services/seo', '/ar'] }));
    expect(pages).toBe(5);
    expect(loaded).toEqual([...NOT_FOUND, '/', '/ar', '/services/seo']);
  });

  it('loads the first of each part, and no more than it may', async () => {
    const many = (name: string) => Array.from({ length: 1_000 }, (_, index) => `/${name}/${index}`);
    const { pages, loaded } = await run(siteOf(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, many(name)]))));
    expect(pages).toBe(MAX_PAGES + NOT_FOUND.length);
    expect(loaded.filter((path) => path.startsWith('/a/'))).toHaveLength(MAX_PAGES_PER_PART);
    expect(loaded.at(-1)).toBe(`/d/${MAX_PAGES_PER_PART - 1}`);
  });

  it('tries again until the sitemap can be had, and says so once', async () => {
    const { pages, errors, pauses } = await run(siteOf({ pages: ['/'] }, [500, 503]));
    expect(pages).toBe(3);
    expect(errors).toHaveLength(1);
    expect(pauses).toEqual([500, 1_000]);
  });

  it('tries again when a page could not be rendered', async () => {
    let failures = 1;
    const { pages, loaded } = await run(siteOf({ pages: ['/', '/ar'] }), (path) => (path === '/ar' && failures-- > 0 ? 500 : 200));
    expect(pages).toBe(4);
    expect(loaded).toEqual([...NOT_FOUND, '/', '/ar', ...NOT_FOUND, '/', '/ar']);
  });

  it('ends when the site stops', async () => {
    const { pages, pauses } = await run(siteOf({}, Array.from({ length: 9 }, () => 500)));
    expect(pages).toBe(0);
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });
});
