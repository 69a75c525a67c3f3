import type { CmsGuardState } from '@/cms/cms-guard';

interface ReadinessOptions {
  /** How far the warm-up is. */
  pages: () => 'warming' | 'ok';
  /** Whether home can be shown in each language. */
  hasContent: () => boolean;
  breaker: () => CmsGuardState;
  now?: () => number;
}

/** Time for the warm-up in ms; afterwards a page that can't be rendered doesn't keep visitors from all the others. */
const WARM_UP_MS = 120_000;

export interface ReadinessDetails {
  ready: boolean;
  stopping: boolean;
  pages: 'warming' | 'ok';
  /** By the last question whether content has changed; unknown before the first. */
  cms: 'ok' | 'down' | 'unknown';
  /** Whether there is content to show, of whatever age. */
  content: boolean;
  breaker: CmsGuardState;
}

/**
 * Whether visitors shall be sent here. That is not whether the process lives: one that warms up, or is about to end, is left alone and not killed.
 * Nobody is asked for it, so that it may be asked as often as one likes.
 */
export class Readiness {
  readonly #options: ReadinessOptions;
  readonly #now: () => number;
  readonly #impatientAt: number;
  #isStopping = false;
  #cms: ReadinessDetails['cms'] = 'unknown';

  constructor(options: ReadinessOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#impatientAt = this.#now() + WARM_UP_MS;
  }

  /** From here on visitors are to go elsewhere. */
  stop(): void {
    this.#isStopping = true;
  }

  /** What the last question to the CMS has shown. */
  noteCms(isAnswering: boolean): void {
    this.#cms = isAnswering ? 'ok' : 'down';
  }

  /** With every page at hand; or with home, where the CMS is away and no more can be had, or where that has been waited for long enough. */
  isReady(): boolean {
    const { pages, hasContent } = this.#options;
    if (this.#isStopping) return false;
    if (pages() === 'ok') return true;
    return (this.#cms === 'down' || this.#now() >= this.#impatientAt) && hasContent();
  }

  details(): ReadinessDetails {
    const { pages, hasContent, breaker } = this.#options;
    return { ready: this.isReady(), stopping: this.#isStopping, pages: pages(), cms: this.#cms, content: hasContent(), breaker: breaker() };
  }
}
