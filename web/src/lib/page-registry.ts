/**
 * What Next's side of this process tells the production server's side. The two are bundled apart and share only the
 * process, hence one object on globalThis. The cache handler (`server/cache-handler.mjs`) fills it; see there.
 */
export interface PageRegistry {
  /** Tags of every rendered page this process has seen, by Next's own path (`/en/services`). */
  readonly tagsByPath: Map<string, readonly string[]>;
  /** Called after tags have become stale in Next's cache, so that asking Next again gives new pages. */
  readonly onRevalidate: Set<(tags: readonly string[]) => void>;
  /** Whether the warm-up of the production server is still going on; without one there is none. */
  pages: 'warming' | 'ok';
}

const KEY = Symbol.for('rukn.page-registry');

/** The registry of this process; made on first use, by whichever side comes first. */
export function pageRegistry(): PageRegistry {
  const holder = globalThis as { [KEY]?: PageRegistry };
  return (holder[KEY] ??= { tagsByPath: new Map(), onRevalidate: new Set(), pages: 'ok' });
}
