import type { PageRegistry } from '@/lib/page-registry';
import type { PageCache } from './page-cache';
import { buildPageEntry, pageDigest, type PageEntry } from './page-entry';
import { internalRequest, isHtml, renderWithNext, type NextHandler, type Rendered } from './next-render';
import { isNotFoundPath, nextPathOf } from './paths';
import { WorkQueue } from './work-queue';

/** What a path turned out to be: a page that may be kept, or an answer that is passed on as it is. */
export type Loaded = { kind: 'page'; entry: PageEntry } | { kind: 'other'; rendered: Rendered };

interface PageSourceOptions {
  next: NextHandler;
  cache: PageCache;
  registry: Pick<PageRegistry, 'tagsByPath'>;
  /** Host header of internal requests: the site's configured one. */
  host: string;
  /** Flat list of headers that every answer carries. */
  baseHeaders: readonly string[];
  onError: (path: string, error: unknown) => void;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/** How long a page is served without asking Next whether it has a newer one. A change by tag doesn't wait for it. */
const FRESH_MS = 5_000;
/** How long a visitor waits for a page that Next calls stale, and how long background work does. */
const VISITOR_PATIENCE_MS = 1_500;
const BACKGROUND_PATIENCE_MS = 15_000;
const MAX_PAUSE_MS = 1_000;
/** Pages renewed at the same time; visitors' own requests don't queue. */
const CONCURRENCY = 3;

const cacheState = ({ headers }: Rendered): string => String(headers['x-nextjs-cache'] ?? '');

/** A page that Next prerendered, whole and the same for everyone. */
const mayBeKept = (rendered: Rendered): boolean =>
  rendered.status === 200 &&
  cacheState(rendered) !== '' &&
  String(rendered.headers['cache-control'] ?? '').includes('s-maxage') &&
  isHtml(rendered) &&
  rendered.headers['set-cookie'] === undefined;

/**
 * Gets pages from Next into the cache: once per path at a time, again when they are out of date, and never worse than
 * what is there. A page whose renewal fails stays.
 */
export class PageSource {
  readonly #options: Required<PageSourceOptions>;
  readonly #queue = new WorkQueue(CONCURRENCY);
  readonly #loading = new Map<string, Promise<Loaded>>();
  /** Paths being renewed; true where a change came in meanwhile, so that it has to be done once more. */
  readonly #renewing = new Map<string, boolean>();
  #changes = 0;

  constructor(options: PageSourceOptions) {
    this.#options = {
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      ...options,
    };
  }

  /** A page from the cache, or from Next where it isn't there yet; undefined where there is none to be had. */
  async get(path: string): Promise<PageEntry | undefined> {
    const entry = this.#options.cache.get(path);
    if (entry) {
      if (entry.freshUntil < this.#options.now()) this.renew(path);
      return entry;
    }
    const loaded = await this.load(path);
    return loaded.kind === 'page' ? loaded.entry : undefined;
  }

  /** Gets a path that isn't in the cache, for a visitor who waits. */
  load(path: string): Promise<Loaded> {
    const known = this.#loading.get(path);
    if (known) return known;
    const loading = this.#loadOnce(path).finally(() => this.#loading.delete(path));
    this.#loading.set(path, loading);
    return loading;
  }

  /** Asks Next again in the background, until it has a page that is not out of date. Asked for once more, it comes before the others. */
  renew(path: string): void {
    if (this.#renewing.has(path)) return this.#queue.hurry(path);
    this.#renewing.set(path, false);
    this.#queue.add(path, () => this.#renewUntilSettled(path));
  }

  /** Content behind these tags changed: every page that shows it is renewed at once, those being visited first. */
  invalidate(tags: readonly string[]): void {
    this.#changes += 1;
    const changed = new Set(tags);
    for (const path of this.#options.cache.paths()) {
      const own = this.#options.registry.tagsByPath.get(nextPathOf(path));
      if (own && !own.some((tag) => changed.has(tag))) continue;
      const entry = this.#options.cache.peek(path);
      if (entry) entry.freshUntil = 0;
      if (this.#renewing.has(path)) this.#renewing.set(path, true);
      else this.renew(path);
    }
  }

  /** Resolves when no background work is left. */
  settled(): Promise<void> {
    return this.#queue.idle();
  }

  async #loadOnce(path: string): Promise<Loaded> {
    const changesBefore = this.#changes;
    const loaded = await this.#keep(path, await this.#askUntilFresh(path, VISITOR_PATIENCE_MS));
    // Rendered from content of before a change. Out of date from the start, so that the next visitor's asking hurries its renewal.
    if (loaded.kind === 'page' && this.#changes !== changesBefore) {
      loaded.entry.freshUntil = 0;
      this.renew(path);
    }
    return loaded;
  }

  async #renewUntilSettled(path: string): Promise<void> {
    try {
      do {
        this.#renewing.set(path, false);
        await this.#keep(path, await this.#askUntilFresh(path, BACKGROUND_PATIENCE_MS));
      } while (this.#renewing.get(path));
    } catch (error) {
      this.#options.onError(path, error);
      this.#postpone(path);
    } finally {
      this.#renewing.delete(path);
    }
  }

  /** Next answers an outdated page at once and renders the new one afterwards; the pauses between asking grow. */
  async #askUntilFresh(path: string, patienceMs: number): Promise<Rendered> {
    const { now, wait, next, host } = this.#options;
    const giveUpAt = now() + patienceMs;
    for (let pause = 20; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      const rendered = await renderWithNext(next, internalRequest({ url: path, headers: { host, accept: 'text/html' } }));
      if (cacheState(rendered) !== 'STALE' || now() + pause > giveUpAt) return rendered;
      await wait(pause);
    }
  }

  async #keep(path: string, rendered: Rendered): Promise<Loaded> {
    const { cache, baseHeaders, now } = this.#options;
    const present = cache.get(path);
    if (mayBeKept(rendered)) {
      const isStale = cacheState(rendered) === 'STALE';
      // An out-of-date page is better than waiting for one that doesn't come, and never better than what is there.
      if (isStale && present) return { kind: 'page', entry: present };
      const freshUntil = isStale ? 0 : now() + FRESH_MS;
      if (present && present.digest === pageDigest(rendered.body)) {
        present.freshUntil = freshUntil;
        return { kind: 'page', entry: present };
      }
      const entry = await buildPageEntry(rendered.body, {
        contentType: String(rendered.headers['content-type']),
        vary: [rendered.headers.vary ?? ''].flat().join(', '),
        baseHeaders,
        freshUntil,
        status: isNotFoundPath(path) ? 404 : 200,
      });
      cache.set(path, entry);
      return { kind: 'page', entry };
    }
    if (present && rendered.status >= 500) {
      this.#postpone(path);
      return { kind: 'page', entry: present };
    }
    cache.delete(path);
    return { kind: 'other', rendered };
  }

  /** The page stays as it is and Next is asked again a little later. */
  #postpone(path: string): void {
    const present = this.#options.cache.get(path);
    if (present) present.freshUntil = this.#options.now() + FRESH_MS;
  }
}
