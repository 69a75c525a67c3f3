/** Runs background work, a few pieces at a time, in the order it came. The work handles its own errors. */
export class WorkQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #concurrency: number;
  #running = 0;
  #idle: (() => void)[] = [];

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  add(work: () => Promise<void>): void {
    this.#waiting.push(work);
    this.#startNext();
  }

  /** Resolves when nothing waits or runs. */
  idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  #startNext(): void {
    if (this.#running >= this.#concurrency) return;
    const work = this.#waiting.shift();
    if (!work) return;
    this.#running += 1;
    void work().finally(() => {
      this.#running -= 1;
      this.#startNext();
      if (this.#running === 0) for (const resolve of this.#idle.splice(0)) resolve();
    });
  }
}
