import { LRUCache } from 'lru-cache';
import type { PageEntry } from './page-entry';

/** What an entry costs besides its bodies. */
const OVERHEAD_BYTES = 4_096;

/**
 * Rendered public pages by path, within a bound of bytes. It knows nothing of where pages come from.
 */
export class PageCache {
  readonly #entries: LRUCache<string, PageEntry>;

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry, path) => entry.bytes + path.length * 2 + OVERHEAD_BYTES,
    });
  }

  get(path: string): PageEntry | undefined {
    return this.#entries.get(path);
  }

  /** The same without counting as a visit. */
  peek(path: string): PageEntry | undefined {
    return this.#entries.peek(path);
  }

  /** A page larger than the whole bound is not kept; the old copy goes all the same. */
  set(path: string, entry: PageEntry): void {
    this.#entries.set(path, entry);
  }

  delete(path: string): void {
    this.#entries.delete(path);
  }

  /** Every path held, the one asked for last first. */
  paths(): string[] {
    return [...this.#entries.keys()];
  }
}
