import type { AccountUser } from '@/contracts/account';
import { readEntry, removeEntry, writeEntry } from '@/lib/browser-storage';
import { normaliseRole } from '@/lib/roles';

/*
 * What the browser keeps about who is signed in. The token is the session's name and opens nothing by itself (the
 * httpOnly cookie does); here it only says that asking the server makes sense.
 */
const TOKEN = 'auth-token';
const USER = 'user';
const TEMPORARY_TOKEN = 'temp_token';
/** The state as a whole; its changes tell other tabs where there is no BroadcastChannel. */
export const AUTH_ENTRY = 'auth';

export const storedToken = (): string | null => readEntry('session', TEMPORARY_TOKEN) ?? readEntry('local', TOKEN);

/** Who was signed in when this browser last knew; null where the entry is missing or isn't a user. */
export const storedUser = (): AccountUser | null => userOf(parse(readEntry('local', USER)));

/** Keeps what a login answered until the server has said who it is. */
export const keepTemporaryToken = (token: string): void => writeEntry('session', TEMPORARY_TOKEN, token);

export function storeAuth(user: AccountUser, token: string): void {
  writeEntry('local', TOKEN, token);
  writeEntry('local', USER, JSON.stringify(user));
  writeEntry('local', AUTH_ENTRY, JSON.stringify({ isAuthenticated: true, user, token }));
}

export function clearStoredAuth(): void {
  removeEntry('session', TEMPORARY_TOKEN);
  for (const key of [TOKEN, USER, AUTH_ENTRY]) removeEntry('local', key);
}

/** The user in a value of the `auth` entry, or null where it says that nobody is signed in. */
export function userInAuthEntry(value: string | null): AccountUser | null {
  const entry = parse(value) as { isAuthenticated?: unknown; user?: unknown } | null;
  return entry?.isAuthenticated === true ? userOf(entry.user) : null;
}

function parse(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}

/** By hand, because every public page carries this and zod would weigh more than the rest of it. */
function userOf(value: unknown): AccountUser | null {
  const { _id, email, name, role } = (value ?? {}) as Partial<Record<keyof AccountUser, unknown>>;
  const knownRole = typeof role === 'string' ? normaliseRole(role) : null;
  if (typeof _id !== 'string' || typeof email !== 'string' || typeof name !== 'string' || knownRole === null) return null;
  return { _id, email, name, role: knownRole };
}
