import type { Core } from '@strapi/strapi';
import type { ModelName } from '../documents/models';

/** One changed document; slug is null where the model has none or the change concerns all of them. */
export interface ContentChange {
  model: ModelName;
  slug: string | null;
}

/** Time in ms to collect changes before they are sent, so that a bulk action is one request. */
export const COALESCE_MS = 50;

export interface NotifierOptions {
  /** The site's address inside the network; without it nothing is sent. */
  siteUrl: string | undefined;
  secret: string;
  log: { warn(message: string): void };
  /** Waiting time before each attempt, in milliseconds. */
  delays?: readonly number[];
  /** COALESCE_MS unless given. */
  coalesceMs?: number;
  /** Hears of every change at once. */
  onChange?: () => void;
  timeoutMs?: number;
}

/** Above this many changes the site is told the models only; it would refresh nearly everything anyway. */
const MAX_CHANGES = 100;

function summarize(changes: ContentChange[]): ContentChange[] {
  if (changes.length <= MAX_CHANGES) return changes;
  return [...new Set(changes.map(({ model }) => model))].map((model) => ({ model, slug: null }));
}

/** A failed fetch says why in its cause only. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Tells the website what has changed. Sends in the background, one request at a time, and retries with
 * growing delays; what happens meanwhile travels in the next request. A notification that is lost in the
 * end costs freshness only: the website compares /api/content-version every few seconds.
 */
export class SiteNotifier {
  private readonly pending = new Map<string, ContentChange>();
  private readonly closing = new AbortController();
  private readonly delays: readonly number[];
  private sending: Promise<void> | undefined;
  private held = 0;

  constructor(private readonly options: NotifierOptions) {
    this.delays = options.delays ?? [0, 500, 2_000, 5_000];
  }

  /** Announces a change. Returns at once and never throws. */
  announce(change: ContentChange): void {
    this.options.onChange?.();
    if (!this.options.siteUrl || this.closing.signal.aborted) return;
    this.pending.set(`${change.model}:${change.slug ?? ''}`, change);
    this.start();
  }

  /** Runs a task, such as the seed, and sends the changes it made together when it is done. */
  async hold<T>(task: () => Promise<T>): Promise<T> {
    this.held += 1;
    try {
      return await task();
    } finally {
      this.held -= 1;
      this.start();
    }
  }

  /**
   * Gives up what is unsent and waits until nothing is under way.
   * @param graceMs how long it may still be sent
   */
  async close(graceMs = 0): Promise<void> {
    if (this.sending && graceMs > 0) await Promise.race([this.sending, this.wait(graceMs)]);
    this.closing.abort();
    this.pending.clear();
    await this.sending;
  }

  private start(): void {
    if (this.sending || this.held > 0 || this.pending.size === 0) return;
    this.sending = this.sendAll().finally(() => {
      this.sending = undefined;
      this.start();
    });
  }

  private async sendAll(): Promise<void> {
    await this.wait(this.options.coalesceMs ?? COALESCE_MS);
    const changes = summarize([...this.pending.values()]);
    this.pending.clear();
    if (changes.length === 0) return;
    let reason = '';
    for (const delay of this.delays) {
      await this.wait(delay);
      if (this.closing.signal.aborted) return;
      try {
        await this.post(changes);
        return;
      } catch (error) {
        reason = describe(error);
      }
    }
    if (this.closing.signal.aborted) return;
    this.options.log.warn(
      `The website was not told of ${changes.length} change(s) after ${this.delays.length} attempts (${reason}); it will find them by itself.`,
    );
  }

  private async post(changes: ContentChange[]): Promise<void> {
    const response = await fetch(`${this.options.siteUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.options.secret}` },
      body: JSON.stringify({ changes }),
      redirect: 'error',
      signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(this.options.timeoutMs ?? 5_000)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the website answered ${response.status}`);
  }

  private wait(milliseconds: number): Promise<void> {
    const { signal } = this.closing;
    if (milliseconds === 0 || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', done);
    });
  }
}

const SERVICE = 'site-notifier';

/** Lets code far from where it was made tell the website of a change that doesn't pass the document service. */
export const provideNotifier = (strapi: Core.Strapi, notifier: SiteNotifier): void => {
  strapi.add(SERVICE, notifier);
};

export const notifierOf = (strapi: Core.Strapi): SiteNotifier => strapi.get(SERVICE) as SiteNotifier;
