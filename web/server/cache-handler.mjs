// @ts-check
/**
 * Where Next keeps rendered pages (`cacheHandler` of next.config). Loaded by Next as it stands, hence no TypeScript.
 *
 * Next's own handler writes into the build; this one leaves the build alone and keeps pages in PAGE_CACHE_DIR, one folder
 * per build, so that a restart finds them again even while the CMS is down. What `next build` prerendered is still read
 * from the build. Besides it tells `src/lib/page-registry.ts` which tags each page has and which became stale.
 *
 * Where the site has several replicas that can share pages (`server/shared-pages.ts`), one that another has rendered is taken
 * before it is rendered once more.
 *
 * Only pages found (status 200) go to disk: a not-found page per made-up address, or a fetch per made-up slug, would fill it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import nextHandler from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} CacheHandlerValue */
/** @typedef {import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} FileSystemCacheType */
/** @typedef {ConstructorParameters<typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default>[0]} Context */

/** Next's handler: CommonJS, so that its class may sit one `default` deeper. */
const FileSystemCache = /** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} */ (
  'default' in nextHandler ? nextHandler.default : nextHandler
);

/** Bytes of pages and fetches that Next keeps in memory of its own. */
const MEMORY_BYTES = 48 * 1024 * 1024;

/** The one memory of all handlers in this process: Next makes a handler per request. */
const memory = () => getMemoryCache(MEMORY_BYTES);

/** Bytes of the checksum in front of each file. */
const CHECKSUM = 32;

const TAGS_HEADER = 'x-next-cache-tags';

/** Set by Next while it builds; then nothing differs from its own handler. */
const BUILDING = process.env.NEXT_PHASE === 'phase-production-build';

/** @returns {import('../src/lib/page-registry').PageRegistry} */
function pageRegistry() {
  const key = Symbol.for('rukn.page-registry');
  const holder = /** @type {Record<symbol, import('../src/lib/page-registry').PageRegistry | undefined>} */ (globalThis);
  return (holder[key] ??= { tagsByPath: new Map(), onRevalidate: new Set(), pages: 'ok' });
}

/** @type {Map<string, string>} */
const folders = new Map();

/**
 * The folder of this build's pages; made, and older builds' folders cleared away, on first use.
 * The newest other folder stays: during a rolling restart it is still in use.
 * @param {string} serverDistDir Next's `<dist>/server`
 */
function pagesFolder(serverDistDir) {
  const known = folders.get(serverDistDir);
  if (known) return known;

  const dist = path.join(serverDistDir, '..');
  const root = process.env.PAGE_CACHE_DIR || path.join(dist, 'cache', 'pages');
  const buildId = readFileSync(path.join(dist, 'BUILD_ID'), 'utf8').trim();
  const folder = path.join(root, buildId);
  mkdirSync(folder, { recursive: true });
  folders.set(serverDistDir, folder);

  const others = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== buildId && existsSync(path.join(root, entry.name, MARKER)))
    .map((entry) => path.join(root, entry.name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of others.slice(1)) rmSync(old, { recursive: true, force: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.tmp')) rmSync(path.join(folder, name), { force: true });
  writeFile(path.join(folder, MARKER), '').catch(() => undefined);
  return folder;
}

/** File that marks a folder as one of ours, so that clearing away never touches anything else in PAGE_CACHE_DIR. */
const MARKER = '.pages';

/** @param {Buffer} content */
const checksum = (content) => createHash('sha256').update(content).digest();

/**
 * The page's path as Next names it, out of a key of Next's response cache (`/route-cache/<kind>/<hash>/$/en/services`).
 * @param {string} key
 */
const pathOfKey = (key) => key.slice(key.indexOf('/$/') + 2);

/** @param {CacheHandlerValue} entry @returns {string[]} */
function tagsOf({ value }) {
  const tags = value?.kind === 'APP_PAGE' ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Whether what the page shows has changed since. @param {CacheHandlerValue} entry */
const isStale = (entry) => areTagsStale(tagsOf(entry), entry.lastModified ?? 0);

/**
 * @param {Buffer} content
 * @param {string} key
 * @returns {CacheHandlerValue | undefined} undefined where it is another page's
 */
function entryIn(content, key) {
  const stored = /** @type {{ key: string, entry: CacheHandlerValue }} */ (deserialize(content));
  return stored.key === key ? stored.entry : undefined;
}

export default class PageCacheHandler extends FileSystemCache {
  /** @type {string} */
  #distDir;

  /** When each entry was asked for: what is rendered afterwards can't be newer than that. @type {Map<string, { at: number, moment: number }>} */
  #asked = new Map();

  /** @param {Context} context */
  constructor(context) {
    super(BUILDING ? context : { ...context, flushToDisk: false, maxMemoryCacheSize: MEMORY_BYTES });
    this.#distDir = context.serverDistDir;
  }

  /**
   * @override
   * @param {Parameters<FileSystemCacheType['get']>} args
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async get(...args) {
    if (BUILDING) return super.get(...args);
    const [key, { kind }] = args;
    const asked = { at: Date.now(), moment: pageRegistry().shared?.now() ?? 0 };
    this.#asked.set(key, asked);
    if (kind === 'APP_PAGE' && !memory().has(key)) {
      const stored = await this.#read(key);
      if (stored) memory().set(key, stored);
    }
    let entry = await super.get(...args);
    if (kind === 'APP_PAGE' && (!entry || isStale(entry))) {
      const shared = await this.#readShared(key, asked.at, !entry);
      if (shared) {
        memory().set(key, shared);
        entry = await super.get(...args);
      }
    }
    if (entry?.value?.kind === 'APP_PAGE') this.#record(key, entry.value.headers);
    return entry;
  }

  /** @override @param {Parameters<FileSystemCacheType['set']>} args */
  async set(...args) {
    if (BUILDING) return super.set(...args);
    const [key, value, context] = args;
    const isPage = value?.kind === 'APP_PAGE';
    if (isPage && value.status !== undefined && value.status !== 200) {
      // Not stored at all, so that the page appears with its first publication and not one request later.
      memory().remove(key);
      pageRegistry().tagsByPath.delete(pathOfKey(key));
      await Promise.all([rm(this.#file(key), { force: true }), pageRegistry().shared?.remove(key)]);
      return;
    }
    const asked = this.#asked.get(key);
    /** @type {CacheHandlerValue} */
    const entry = {
      value,
      // The time of the question: content that changed while the page was being rendered makes it stale at once.
      lastModified: asked?.at ?? Date.now(),
      cacheControl: 'cacheControl' in context ? context.cacheControl : undefined,
    };
    memory().set(key, entry);
    if (!isPage) return;
    this.#record(key, value.headers);
    const content = serialize({ key, entry });
    void pageRegistry().shared?.write(key, content, asked?.moment ?? 0);
    await this.#write(key, content);
  }

  /** @override @param {Parameters<FileSystemCacheType['revalidateTag']>} args */
  async revalidateTag(...args) {
    await super.revalidateTag(...args);
    const tags = typeof args[0] === 'string' ? [args[0]] : args[0];
    for (const listener of pageRegistry().onRevalidate) listener(tags);
  }

  /**
   * @param {string} key
   * @param {import('node:http').OutgoingHttpHeaders | undefined} headers
   */
  #record(key, headers) {
    const tags = headers?.[TAGS_HEADER];
    if (typeof tags === 'string') pageRegistry().tagsByPath.set(pathOfKey(key), tags.split(','));
  }

  /** Hashed, because a key holds whatever a visitor asked for. @param {string} key */
  #file(key) {
    return path.join(pagesFolder(this.#distDir), `${createHash('sha256').update(key).digest('hex')}.page`);
  }

  /**
   * @param {string} key
   * @returns {Promise<CacheHandlerValue | undefined>} undefined where there is no whole file of this page
   */
  async #read(key) {
    try {
      const file = await readFile(this.#file(key));
      const content = file.subarray(CHECKSUM);
      if (!checksum(content).equals(file.subarray(0, CHECKSUM))) return undefined;
      return entryIn(content, key);
    } catch {
      return undefined;
    }
  }

  /**
   * A page that another replica rendered.
   * @param {string} key
   * @param {number} at when it was asked for
   * @param {boolean} takesAny there is none here: one that is out of date is better than none, as at a start while the CMS is down
   * @returns {Promise<CacheHandlerValue | undefined>}
   */
  async #readShared(key, at, takesAny) {
    const page = await pageRegistry().shared?.read(key);
    const entry = page && entryIn(page.content, key);
    if (!entry) return undefined;
    const isCurrent = page.isCurrent(tagsOf(entry));
    // By this replica's clock: the other's may be ahead. Time 1 is before every change, and unlike 0 a time to Next.
    return isCurrent || takesAny ? { ...entry, lastModified: isCurrent ? at : 1 } : undefined;
  }

  /**
   * Written aside and renamed, so that a reader or a crash never meets half a page.
   * @param {string} key
   * @param {Buffer} content
   */
  async #write(key, content) {
    const file = this.#file(key);
    const aside = `${file}.${randomUUID()}.tmp`;
    try {
      await writeFile(aside, Buffer.concat([checksum(content), content]));
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }
}
