import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { SharedPage, SharedPages } from '@/lib/page-registry';

/** What is needed of Redis; each call rejects soon where there is none. */
export interface PageStore {
  getBuffer(key: string): Promise<Buffer | null>;
  set(key: string, value: Buffer, unit: 'EX', seconds: number): Promise<unknown>;
  del(key: string): Promise<unknown>;
}

interface StoreOptions {
  store: PageStore;
  /** Which build this is: pages name its scripts, so that no other can use them. */
  buildId: string;
  /** The changes that are known of; see there. */
  changes: { readonly known: number; covers: (number: number, tags: readonly string[]) => boolean };
}

/** A page that nobody asked any replica for as long as that is rendered anew. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Larger pages are rendered by each replica for itself. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Between the number of the last change before the page was rendered and the page. */
const SEPARATOR = 0x0a;

const compressed = promisify(gzip);
const decompressed = promisify(gunzip);

/**
 * Rendered pages that all replicas of a build share. What Redis can't do at the moment simply isn't done: every replica can render
 * each page itself.
 */
export function createSharedPages({ store, buildId, changes }: StoreOptions): SharedPages {
  // Hashed, because a key holds whatever a visitor asked for.
  const nameOf = (key: string): string => `rukn:page:${buildId}:${createHash('sha256').update(key).digest('hex')}`;

  return {
    now: () => changes.known,

    async read(key): Promise<SharedPage | undefined> {
      try {
        const stored = await store.getBuffer(nameOf(key));
        const end = stored?.indexOf(SEPARATOR) ?? -1;
        if (!stored || end < 0) return undefined;
        const number = Number(stored.toString('latin1', 0, end));
        const content = await decompressed(stored.subarray(end + 1), { maxOutputLength: MAX_BYTES });
        return { content, isCurrent: (tags) => changes.covers(number, tags) };
      } catch {
        return undefined;
      }
    },

    async write(key, content, number): Promise<void> {
      if (content.length > MAX_BYTES) return;
      try {
        const body = await compressed(content, { level: constants.Z_BEST_SPEED });
        await store.set(nameOf(key), Buffer.concat([Buffer.from(`${number}\n`), body]), 'EX', KEPT_SECONDS);
      } catch {
        // The others render it themselves.
      }
    },

    async remove(key): Promise<void> {
      await store.del(nameOf(key)).catch(() => undefined);
    },
  };
}
