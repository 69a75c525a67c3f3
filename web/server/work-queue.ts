import { onNobodysBehalf } from '@/lib/request-context';

/**
 * Runs background work, a few pieces at a time: what somebody waits for first, the rest in the order it came. The work handles its own errors.
 */
export class WorkQueue {
  readonly #waiting = new Map<string, () => Promise<void>>();
  /** Keys of waiting work that shall come first. */
  readonly #urgent: string[] = [];
  readonly #concurrency: number;
  #running = 0;
  #idle: (() => void)[] = [];

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  add(key: string, work: () => Promise<void>): void {
    this.#waiting.set(key, work);
    this.#startNext();
  }

  /** Lets waiting work overtake the rest; nothing happens where none waits under this key. */
  hurry(key: string): void {
    if (this.#waiting.has(key) && !this.#urgent.includes(key)) this.#urgent.push(key);
  }

  /** Resolves when nothing waits or runs. */
  idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  #take(): (() => Promise<void>) | undefined {
    const key = this.#urgent.shift() ?? this.#waiting.keys().next().value;
    if (key === undefined) return undefined;
    const work = this.#waiting.get(key);
    this.#waiting.delete(key);
    return work;
  }

  #startNext(): void {
    if (this.#running >= this.#concurrency) return;
    const work = this.#take();
    if (!work) return;
    this.#running += 1;
    void onNobodysBehalf(work).finally(() => {
      this.#running -= 1;
      this.#startNext();
      if (this.#running === 0) for (const resolve of this.#idle.splice(0)) resolve();
    });
  }
}
