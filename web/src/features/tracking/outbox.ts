import { readEntry, writeEntry } from '@/lib/browser-storage';
import { FIRST_RETRY_MS, LAST_RETRY_MS, MAX_WAITING, SEND_TIMEOUT_MS } from './constants';

/** A call that has to arrive. */
export interface Letter {
  /** One with the same id takes the place of the one before. */
  id: string;
  /** Path of the call. */
  to: string;
  body: object;
}

interface OutboxOptions {
  /** Whether a letter may go now. */
  mayGo: (letter: Letter) => boolean;
  /** What is added to a letter as it goes, and not kept with it. */
  complete: (letter: Letter) => object;
  onDelivered: (letter: Letter) => void;
}

export interface Outbox {
  put: (letter: Letter) => void;
  /** Sends what may go, one after the other. */
  pump: () => void;
  /** Sends everything at once: the page is about to be gone. What isn't confirmed then, the next page sends again. */
  flush: () => void;
  /** Gives up everything. */
  clear: () => void;
}

const ENTRY = 'trackingOutbox';

/** Too many at once, a failure that passes, or no answer at all; anything else would be refused the next time too. */
const isWorthRepeating = (status: number): boolean => status === 0 || status === 429 || status >= 500;

function read(): Letter[] {
  try {
    const kept: unknown = JSON.parse(readEntry('session', ENTRY) ?? '[]');
    return Array.isArray(kept) ? (kept as Letter[]) : [];
  } catch {
    return [];
  }
}

const write = (letters: readonly Letter[]): void => writeEntry('session', ENTRY, JSON.stringify(letters.slice(-MAX_WAITING)));

/**
 * Events on their way. They stay in the session's storage until the server has confirmed them, across pages; the storage is asked each time, as
 * another page may have been here meanwhile (back and forward). Sent twice, an event is still one: its id says so.
 */
export function createOutbox({ mayGo, complete, onDelivered }: OutboxOptions): Outbox {
  /** Letters that are under way, as they were written. */
  const flying = new Set<string>();
  let isPumping = false;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** @returns whether the next one may go now */
  const deliver = async (letter: Letter): Promise<boolean> => {
    const written = JSON.stringify(letter);
    flying.add(written);
    let status = 0;
    let wait = 0;
    try {
      const answer = await fetch(letter.to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...letter.body, ...complete(letter) }),
        keepalive: true,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      status = answer.status;
      wait = Number(answer.headers.get('retry-after')) * 1_000;
      // A body that nobody reads keeps its connection until the time is up.
      void answer.text().catch(() => undefined);
    } catch {
      // No answer: as if none had been asked.
    }
    flying.delete(written);
    if (isWorthRepeating(status)) {
      const longer = Math.max(wait || 0, FIRST_RETRY_MS * 2 ** failures);
      failures += 1;
      pause ??= setTimeout(() => {
        pause = undefined;
        pump();
      }, Math.min(longer, LAST_RETRY_MS));
      return false;
    }
    failures = 0;
    // What has been written anew meanwhile still has to go.
    write(read().filter((other) => JSON.stringify(other) !== written));
    if (status < 400) onDelivered(letter);
    return true;
  };

  const nextLetter = () => read().find((letter) => mayGo(letter) && !flying.has(JSON.stringify(letter)));

  const pumpAll = async () => {
    isPumping = true;
    for (let letter = nextLetter(); letter && !pause; letter = nextLetter()) if (!(await deliver(letter))) break;
    isPumping = false;
  };
  const pump = () => {
    if (!isPumping && !pause) void pumpAll();
  };

  return {
    pump,
    put: (letter) => {
      const letters = read();
      const index = letters.findIndex(({ id }) => id === letter.id);
      if (index < 0) letters.push(letter);
      else letters[index] = letter;
      write(letters);
      pump();
    },
    flush: () => {
      for (const letter of read()) if (mayGo(letter) && !flying.has(JSON.stringify(letter))) void deliver(letter);
    },
    clear: () => write([]),
  };
}
