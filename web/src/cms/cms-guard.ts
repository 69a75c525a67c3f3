import { circuitBreaker, CircuitState, ConsecutiveBreaker, ExponentialBackoff, halfJitterGenerator, handleType, handleWhen, retry } from 'cockatiel';

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
/** How long none is put then, in ms; the next one afterwards is the trial. Short, as one trial at a time is no load for a CMS that starts. */
export const PAUSE_MS = 200;
/** A call that may take longer can't be the trial: all others wait in vain as long as that lasts. */
const LONGEST_TRIAL_MS = 5_000;

/** How often a read is repeated. */
export const REPETITIONS = 2;
/** How often a spared call looks again whether it may be put: with the pauses below for 0.25 to 0.5 s in all, so that each outlasts a whole `PAUSE_MS`. */
const LOOKS = 4;
/** Between repetitions, and between looks, in ms. Half of each pause is chance, so that replicas and visitors don't come back together. */
const pauses = (longest: number) => new ExponentialBackoff({ initialDelay: 60, maxDelay: longest, generator: halfJitterGenerator });

const states: Partial<Record<CircuitState, CmsGuardState>> = { [CircuitState.Closed]: 'closed', [CircuitState.HalfOpen]: 'trial' };

/** The CMS hasn't answered for a while, and isn't asked. */
export class CmsSpared extends Error {
  override readonly name = 'CmsSpared';

  constructor() {
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

/** Whether a read is put again: not where its time is up. */
const isWorthRepeating = (error: Error): boolean => isSilence(error) && !isTimeout(error);

/**
 * Stands around every call of the CMS: asks again where that is harmless and there is time, and spares it, and whoever waits, further questions
 * while it doesn't answer. A call that was spared was never sent, so it may look again, a change too: else calls would fail in the moment after the
 * CMS has come back.
 */
export class CmsGuard {
  readonly #breaker = circuitBreaker(handleWhen(isSilence), { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(SILENCES) });
  readonly #repeat = retry(handleWhen(isWorthRepeating), { maxAttempts: REPETITIONS, backoff: pauses(400) });
  readonly #lookAgain = retry(handleType(CmsSpared), { maxAttempts: LOOKS, backoff: pauses(160) });
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
   * @throws {CmsSpared} after half a second at most, where the CMS isn't asked; else whatever the last attempt threw
   */
  async run<T>({ timeoutMs, isRead, mayTry = timeoutMs <= LONGEST_TRIAL_MS }: GuardedCall, attempt: (timeoutMs: number) => Promise<T>): Promise<T> {
    const until = performance.now() + timeoutMs;
    const askOnce = () => this.#askOnce(mayTry, () => attempt(Math.max(1, Math.ceil(until - performance.now()))));
    const ask = isRead ? () => this.#repeat.execute(askOnce) : askOnce;
    try {
      return await this.#lookAgain.execute(ask);
    } catch (error) {
      if (error instanceof CmsSpared) this.#tell('spared', performance.now());
      throw error;
    }
  }

  async #askOnce<T>(mayTry: boolean, attempt: () => Promise<T>): Promise<T> {
    const { state } = this;
    // The library would let all others wait for the trial, however long that takes.
    if (state === 'trial' || (state === 'open' && !mayTry)) throw new CmsSpared();
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
      if (!wasAsked) throw new CmsSpared();
      this.#tell(isSilence(error) ? 'silent' : 'answered', startedAt);
      throw error;
    }
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
