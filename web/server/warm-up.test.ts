/** @jest-environment node */
import type { Loaded } from './page-source';
import { warmUp } from './warm-up';
import type { NextHandler } from './next-render';

const sitemap = (...paths: string[]) => `<urlset>${paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('')}</urlset>`;
const answering = (...answers: [number, string][]): NextHandler => {
  const left = [...answers];
  return async (_, response) => {
    const [status, body] = left.length > 1 ? (left.shift() as [number, string]) : (left[0] as [number, string]);
    response.writeHead(status).end(body);
  };
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
    const { pages, loaded } = await run(answering([200, sitemap('/', '/ar', '/services/seo', '/', '/feed.xml')]));
    expect(pages).toBe(5);
    expect(loaded).toEqual(['/', '/ar', '/services/seo', ...NOT_FOUND]);
  });

  it('tries again until the sitemap can be had, and says so once', async () => {
    const { pages, errors, pauses } = await run(answering([500, ''], [503, ''], [200, sitemap('/')]));
    expect(pages).toBe(3);
    expect(errors).toHaveLength(1);
    expect(pauses).toEqual([500, 1_000]);
  });

  it('tries again when a page could not be rendered', async () => {
    let failures = 1;
    const { pages, loaded } = await run(answering([200, sitemap('/', '/ar')]), (path) => (path === '/ar' && failures-- > 0 ? 500 : 200));
    expect(pages).toBe(4);
    expect(loaded).toEqual(['/', '/ar', ...NOT_FOUND, '/', '/ar', ...NOT_FOUND]);
  });

  it('ends when the site stops', async () => {
    const { pages, pauses } = await run(answering([500, '']));
    expect(pages).toBe(0);
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });
});
