import { readEntry, writeEntry } from '@/lib/browser-storage';
import { visitorSessionId } from '@/lib/visitor-session';
import type { Origin } from './source';

/** What is remembered of a browser session, as long as that lasts. */
export interface SessionState {
  sessionId: string;
  /** Where it came from; decided by its first page. */
  origin?: Origin;
  /** The event it began with; all others are page views. */
  visitId?: string;
  /** The account it was linked to last. */
  linkedTo?: string;
  /** Somebody of the agency was signed in: nothing of this session is told any more. */
  isStaff?: boolean;
}

const ENTRY = 'tracking';

/** The state as the storage has it now: another page of this session may have been here meanwhile. */
export function sessionState(): SessionState {
  const sessionId = visitorSessionId();
  try {
    const kept = JSON.parse(readEntry('session', ENTRY) ?? '{}') as SessionState;
    if (kept.sessionId === sessionId) return kept;
  } catch {
    // Not ours.
  }
  return { sessionId };
}

/** Remembers something more. @returns the state with it */
export function amendSession(change: Partial<Omit<SessionState, 'sessionId'>>): SessionState {
  const state = { ...sessionState(), ...change };
  writeEntry('session', ENTRY, JSON.stringify(state));
  return state;
}
