/** A page as the replica that rendered it wrote it down. */
export interface SharedPage {
  content: Buffer;
  /** Whether nothing with these tags has changed since it was rendered. */
  isCurrent: (tags: readonly string[]) => boolean;
}

/** Pages that the replicas of the site share (`server/shared-pages.ts`). Nothing here ever rejects, or takes long. */
export interface SharedPages {
  /** The moment in the sequence of changes that goes with what is rendered from now on. */
  now: () => number;
  read: (key: string) => Promise<SharedPage | undefined>;
  write: (key: string, content: Buffer, moment: number) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

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
  /** Where there are several replicas that can share pages. */
  shared?: SharedPages;
}

const KEY = Symbol.for('rukn.page-registry');

/** The registry of this process; made on first use, by whichever side comes first. */
export function pageRegistry(): PageRegistry {
  const holder = globalThis as { [KEY]?: PageRegistry };
  return (holder[KEY] ??= { tagsByPath: new Map(), onRevalidate: new Set(), pages: 'ok' });
}
