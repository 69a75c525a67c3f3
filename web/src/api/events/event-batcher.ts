import { CmsRefusal } from '@/cms/site-calls';
import { ApiFailure } from '../http/answers';
import type { StoredEvent } from './stored-event';

/** What one call of the CMS stores, and how many events of bots were dropped since the last. */
export interface EventBatch {
  events: readonly StoredEvent[];
  bots: number;
}

interface BatcherOptions {
  /** Resolves once the batch is committed. */
  send: (batch: EventBatch) => Promise<void>;
  /** Told why a batch was not stored, once for all its events. */
  onFailure?: (error: unknown) => void;
}

/** Calls at a time: while one is committed, the next is already on its way. More of them would only make each smaller. */
const MAX_CALLS = 2;
const MAX_BATCH = 500;
/** Events that may wait for their turn; beyond, the sender waits. */
export const MAX_WAITING = 5_000;
/** How long an event may take in all, in ms. */
export const MAX_WAIT_MS = 2_500;
/** How often late events are looked for. */
const SWEEP_MS = 100;
/** A bot's event waits so long for others to go along with its count. */
export const BOTS_ALONE_MS = 10_000;

interface Entry {
  event: StoredEvent;
  /** By the clock of `performance.now`. */
  until: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Stores events many at a time, without ever making one wait for others: what arrives while calls are under way goes together in the next.
 * Nothing here outlives the process, and nobody is told that an event is stored before it is.
 */
export class EventBatcher {
  readonly #options: BatcherOptions;
  #waiting: Entry[] = [];
  readonly #underWay = new Set<readonly Entry[]>();
  readonly #calls = new Set<Promise<void>>();
  #isScheduled = false;
  #sweep: NodeJS.Timeout | undefined;
  #bots = 0;
  #botTimer: NodeJS.Timeout | undefined;

  constructor(options: BatcherOptions) {
    this.#options = options;
  }

  /**
   * @returns settled when the event is committed
   * @throws {ApiFailure} unavailable where too many wait, it takes too long, or its batch was not stored: sent again, it is the same event.
   * {CmsRefusal} where the CMS doesn't take this one
   */
  add(event: StoredEvent): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) return Promise.reject(new ApiFailure('unavailable'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, until: performance.now() + MAX_WAIT_MS, resolve, reject });
      this.#sweep ??= setTimeout(this.#rejectLate, SWEEP_MS);
      this.#schedule();
    });
  }

  /** How many events wait for their batch, and how many are on their way in one. */
  depth(): { waiting: number; underWay: number } {
    let underWay = 0;
    for (const entries of this.#underWay) underWay += entries.length;
    return { waiting: this.#waiting.length, underWay };
  }

  /** Counts an event of a bot; the count goes along with the next batch, or alone after a while. */
  countBot(): void {
    this.#bots += 1;
    this.#botTimer ??= setTimeout(this.#sendBots, BOTS_ALONE_MS).unref();
  }

  /** Sends whatever is left; for the end of the process. */
  async drain(): Promise<void> {
    this.#flush();
    while (this.#calls.size > 0) {
      await Promise.all(this.#calls);
      this.#flush();
    }
    if (this.#bots > 0) await this.#store([]);
    clearTimeout(this.#botTimer);
  }

  /** All requests that can be read in this turn of the loop share a call. */
  #schedule(): void {
    if (this.#isScheduled || this.#calls.size >= MAX_CALLS) return;
    this.#isScheduled = true;
    setImmediate(this.#flush);
  }

  readonly #flush = (): void => {
    this.#isScheduled = false;
    while (this.#waiting.length > 0 && this.#calls.size < MAX_CALLS) {
      const entries = this.#waiting.splice(0, MAX_BATCH);
      this.#underWay.add(entries);
      this.#track(this.#store(entries).finally(() => this.#underWay.delete(entries)));
    }
  };

  #track(call: Promise<void>): void {
    const tracked = call.finally(() => {
      this.#calls.delete(tracked);
      this.#schedule();
    });
    this.#calls.add(tracked);
  }

  /** Never rejects: each event's sender is told. */
  async #store(entries: readonly Entry[]): Promise<void> {
    const bots = this.#bots;
    this.#bots = 0;
    clearTimeout(this.#botTimer);
    this.#botTimer = undefined;
    try {
      await this.#options.send({ events: entries.map(({ event }) => event), bots });
      for (const { resolve } of entries) resolve();
    } catch (error) {
      this.#countAgain(bots);
      if (error instanceof CmsRefusal && entries.length > 1) return this.#storeHalves(entries);
      // Refused alone, it would be refused again.
      const failure = error instanceof CmsRefusal ? error : new ApiFailure('unavailable', {}, { cause: error });
      for (const { reject } of entries) reject(failure);
      this.#options.onFailure?.(error);
    }
  }

  /** One event that the CMS doesn't take mustn't keep the others out. */
  async #storeHalves(entries: readonly Entry[]): Promise<void> {
    const middle = Math.ceil(entries.length / 2);
    await this.#store(entries.slice(0, middle));
    await this.#store(entries.slice(middle));
  }

  #countAgain(bots: number): void {
    if (bots === 0) return;
    this.#bots += bots;
    this.#botTimer ??= setTimeout(this.#sendBots, BOTS_ALONE_MS).unref();
  }

  readonly #sendBots = (): void => {
    this.#botTimer = undefined;
    this.#track(this.#store([]));
  };

  /** Tells those whose time is up. What is already on its way may still be stored, which a resend finds out. */
  readonly #rejectLate = (): void => {
    const now = performance.now();
    const late = this.#waiting.findIndex(({ until }) => until > now);
    const expired = this.#waiting.splice(0, late < 0 ? this.#waiting.length : late);
    for (const entries of [expired, ...this.#underWay]) {
      for (const { until, reject } of entries) {
        if (until > now) break;
        reject(new ApiFailure('unavailable'));
      }
    }
    const isIdle = this.#waiting.length === 0 && this.#underWay.size === 0;
    this.#sweep = isIdle ? undefined : setTimeout(this.#rejectLate, SWEEP_MS);
  };
}
