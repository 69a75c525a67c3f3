import { readEntry, writeEntry } from './browser-storage';

const ID = 'sessionId';
const STARTED_AT = 'sessionTimestamp';
const RANDOM_BYTES = 12;
/** As the contracts want it; anything else in the storage isn't ours. */
const SHAPE = /^session_[A-Za-z0-9_-]{1,100}$/;

/**
 * Id of this browser session, made on first use and kept until the tab is closed. It goes along with sign-ins, carts and
 * visits so that they can be told to belong together; it identifies nobody and opens nothing.
 */
export function visitorSessionId(): string {
  const known = readEntry('session', ID);
  if (known !== null && SHAPE.test(known)) return known;
  const startedAt = String(Date.now());
  const id = `session_${randomPart()}_${startedAt}`;
  writeEntry('session', ID, id);
  writeEntry('session', STARTED_AT, startedAt);
  return id;
}

/** Not `randomUUID`, which browsers offer over https only. */
const randomPart = (): string =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
