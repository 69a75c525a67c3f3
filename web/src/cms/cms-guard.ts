import { circuitBreaker, CircuitState, ConsecutiveBreaker, ExponentialBackoff, halfJitterGenerator, handleWhen, retry } from 'cockatiel';

/** What became of one question to the CMS; `spared` where it wasn't asked, because it hasn't answered others. */
export type CmsOutcome = 'answered' | 'silent' | 'spared';

/** `trial`: one call finds out whether the CMS is back. */
export type CmsGuardState = 'closed' | 'open' | 'trial';

interface GuardedCall {
  /** Milliseconds for the answer, repetitions included. */
  timeoutMs: number;
  /** Only what changes nothing is asked again. */
  isRead: boolean;
  /** Whether it may find out that the CMS is back; not, where an answer may take long. */
  mayTry?: boolean;
}

/** Questions in a row without an answer after which no more are put. */
export const SILENCES = 5;
/** How long none is put then, in ms; the next one afterwards is the trial. */
export const PAUSE_MS = 1_000;
/** A call that may take longer can't be the trial: all others are turned away as long as that lasts. */
const LONGEST_TRIAL_MS = 5_000;

/** How often a read is repeated, and the pauses before that in ms. Half of each pause is chance, so that replicas and visitors don't come back together. */
export const REPETITIONS = 2;
const FIRST_PAUSE_MS = 60;
const LAST_PAUSE_MS = 400;

const states: Partial<Record<CircuitState, CmsGuardState>> = { [CircuitState.Closed]: 'closed', [CircuitState.HalfOpen]: 'trial' };

/** The CMS hasn't answered for a while, and isn't asked. */
export class CmsSpared extends Error {
  override readonly name = 'CmsSpared';

  /** @param duringTrial whether it is just being found out if it is back */
  constructor(readonly duringTrial: boolean) {
    super('the CMS is not asked: it has not answered for a while');
  }
}

const isTimeout = (error: object): boolean => 'name' in error && error.name === 'TimeoutError';

/**
 * Whether an error means that there was no answer: a time-out, or something the network said. A visitor who left (AbortError), and an answer that couldn't be used, are no silence.
 */
export function isSilence(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (isTimeout(error)) return true;
  // Node's own objections are mistakes of ours.
  if ('code' in error) return typeof error.code === 'string' && !error.code.startsWith('ERR_');
  return 'cause' in error && isSilence(error.cause);
}

/** Whether a read is put again: not where its time is up; but for a trial it waits, as that is a matter of moments where the CMS is back. */
const isWorthRepeating = (error: Error): boolean => (error instanceof CmsSpared ? error.duringTrial : isSilence(error) && !isTimeout(error));

/**
 * Stands around every call of the CMS: asks again where that is harmless and there is time, and spares it, and whoever waits, further questions
 * while it doesn't answer.
 */
export class CmsGuard {
  readonly #breaker = circuitBreaker(handleWhen(isSilence), { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(SILENCES) });
  readonly #repeat = retry(handleWhen(isWorthRepeating), {
    maxAttempts: REPETITIONS,
    backoff: new ExponentialBackoff({ initialDelay: FIRST_PAUSE_MS, maxDelay: LAST_PAUSE_MS, generator: halfJitterGenerator }),
  });
  /** Told of every question that was put, or spared, and how long its answer took in ms. */
  readonly onOutcome = new Set<(outcome: CmsOutcome, ms: number) => void>();

  get state(): CmsGuardState {
    return states[this.#breaker.state] ?? 'open';
  }

  /** @param told when the CMS is spared from now on, and when it is asked again; not of trials that failed */
  onChange(told: (isSpared: boolean) => void): void {
    let isSpared = false;
    this.#breaker.onStateChange((state) => {
      const changed = state === CircuitState.Closed ? isSpared : state === CircuitState.Open && !isSpared;
      if (changed) told((isSpared = !isSpared));
    });
  }

  /**
   * @param attempt puts the question; rejects without an answer, at the latest after the milliseconds it is given
   * @throws {CmsSpared} at once, while the CMS isn't asked, for a read after the pauses while a trial is on; else whatever the last attempt threw
   */
  run<T>({ timeoutMs, isRead, mayTry = timeoutMs <= LONGEST_TRIAL_MS }: GuardedCall, attempt: (timeoutMs: number) => Promise<T>): Promise<T> {
    const until = performance.now() + timeoutMs;
    const ask = () => this.#askOnce(mayTry, () => attempt(Math.max(1, Math.ceil(until - performance.now()))));
    return isRead ? this.#repeat.execute(ask) : ask();
  }

  async #askOnce<T>(mayTry: boolean, attempt: () => Promise<T>): Promise<T> {
    const { state } = this;
    // The library would let all others wait for the trial, however long that takes.
    if (state === 'trial' || (state === 'open' && !mayTry)) throw this.#spared(state === 'trial');
    const startedAt = performance.now();
    let wasAsked = false;
    try {
      const answer = await this.#breaker.execute(() => {
        wasAsked = true;
        return attempt();
      });
      this.#tell('answered', startedAt);
      return answer;
    } catch (error) {
      if (!wasAsked) throw this.#spared(false);
      this.#tell(isSilence(error) ? 'silent' : 'answered', startedAt);
      throw error;
    }
  }

  #spared(duringTrial: boolean): CmsSpared {
    this.#tell('spared', performance.now());
    return new CmsSpared(duringTrial);
  }

  #tell(outcome: CmsOutcome, startedAt: number): void {
    for (const told of this.onOutcome) told(outcome, performance.now() - startedAt);
  }
}

const KEY = Symbol.for('rukn.cms-guard');

/** The guard of this process: Next's side and the production server's side are bundled apart, and one shall know what the other has met. */
export function cmsGuard(): CmsGuard {
  const holder = globalThis as { [KEY]?: CmsGuard };
  return (holder[KEY] ??= new CmsGuard());
}
