import { internalRequest, renderWithNext, type NextHandler } from './next-render';
import type { PageSource } from './page-source';
import { locales } from '@/i18n/locales';
import { isPagePath, notFoundPathFor } from './paths';

interface WarmUpOptions {
  next: NextHandler;
  source: Pick<PageSource, 'load'>;
  host: string;
  onError: (error: unknown) => void;
  wait: (ms: number) => Promise<void>;
  /** Ends the attempts, for shutdown. */
  signal: AbortSignal;
}

const LOCATION = /<loc>([^<]+)<\/loc>/g;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5_000;
const CONCURRENCY = 2;

/** Pages rendered ahead at most, and of one part of the sitemap: a start takes as long however many posts there are. */
export const MAX_PAGES = 400;
export const MAX_PAGES_PER_PART = 100;

/**
 * Renders the pages that matter most, so that no visitor waits for one: of each part of the sitemap the first. Tried again until the
 * sitemap can be had.
 * @returns how many pages there are; 0 when ended early
 */
export async function warmUp({ next, source, host, onError, wait, signal }: WarmUpOptions): Promise<number> {
  let reported = false;
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      const paths = await readSitemap(next, host);
      await loadAll(paths, source, signal);
      return paths.length;
    } catch (error) {
      if (!reported) onError(error);
      reported = true;
      await wait(pause);
    }
  }
  return 0;
}

async function readSitemap(next: NextHandler, host: string): Promise<string[]> {
  const pages = new Set(locales.map((locale) => notFoundPathFor(`/${locale}`)));
  const limit = MAX_PAGES + pages.size;
  for (const part of await readLocations(next, host, '/sitemap.xml')) {
    if (pages.size >= limit) break;
    const listed = (await readLocations(next, host, part)).filter(isPagePath).slice(0, MAX_PAGES_PER_PART);
    for (const path of listed) if (pages.size < limit) pages.add(path);
  }
  return [...pages];
}

/** The paths that a sitemap, or a list of sitemaps, names. */
async function readLocations(next: NextHandler, host: string, url: string): Promise<string[]> {
  const { status, body } = await renderWithNext(next, internalRequest({ url, headers: { host } }));
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return [...body.toString('utf8').matchAll(LOCATION)].map(([, address = '']) => new URL(address).pathname);
}

async function loadAll(paths: readonly string[], source: Pick<PageSource, 'load'>, signal: AbortSignal): Promise<void> {
  const left = [...paths];
  let failed = 0;
  const worker = async () => {
    for (let path = left.shift(); path !== undefined && !signal.aborted; path = left.shift()) {
      const loaded = await source.load(path);
      if (loaded.kind === 'other' && loaded.rendered.status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (failed) throw new Error(`${failed} of ${paths.length} pages could not be rendered`);
}
