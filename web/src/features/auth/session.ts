import type { AccountUser, SessionResponse } from '@/contracts/account';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { callApi, type ApiResult } from '@/lib/api-client';
import { announceLogin, announceLogout } from '@/lib/auth-events';
import { useAuthState } from '@/lib/auth-state';
import { visitorSessionId } from '@/lib/visitor-session';
import { AuthFailure } from './auth-failure';
import { tellTabs, type TabMessage } from './auth-tabs';
import { isOnProtectedPage, leaveFor, loginPathFromHere, pageLocale, reload } from './leave';
import { clearStoredAuth, keepTemporaryToken, storeAuth, storedToken, storedUser } from './stored-auth';

/** How long `/auth/me` may take. */
const ME_TIMEOUT_MS = 10_000;
/** How long after a logout everybody else is told. */
const LOGOUT_EVENT_DELAY_MS = 100;

type MeAnswer = ApiResult<Partial<SessionResponse>>;

/** Counts sign-ins and sign-outs: an answer that was asked for before the last one says nothing any more. */
let changes = 0;
let check: Promise<void> | undefined;

async function askMe(): Promise<MeAnswer> {
  const ask = () => callApi<Partial<SessionResponse>>('GET', '/auth/me', { timeoutMs: ME_TIMEOUT_MS, announceUnauthorized: false });
  const answer = await ask();
  return answer.ok || answer.status === 401 ? answer : ask();
}

function setSignedIn(user: AccountUser, token: string): void {
  storeAuth(user, token);
  useAuthState.setState({ status: 'authenticated', user });
}

function setSignedOut(): void {
  clearStoredAuth();
  useAuthState.setState({ status: 'unauthenticated', user: null });
}

interface CheckOptions {
  /** Asks also where this browser remembers nobody, as on pages that the server shows to people with an account only. */
  evenWithoutToken?: boolean;
}

/**
 * Finds out who is signed in: at most one `/auth/me` per page load, and none for a visitor who never signed in.
 * A 401 forgets the stored sign-in; every other failure is logged and means nobody is signed in for now. Never redirects.
 */
export function checkSession({ evenWithoutToken = false }: CheckOptions = {}): Promise<void> {
  if (check) return check;
  if (storedToken() === null && !evenWithoutToken) {
    setSignedOut();
    return Promise.resolve();
  }
  useAuthState.setState({ status: 'unknown', user: storedUser() });
  return (check = askAtPageLoad());
}

async function askAtPageLoad(): Promise<void> {
  const before = changes;
  const answer = await askMe();
  if (changes !== before) return;
  const user = answer.ok ? answer.data.data : undefined;
  if (answer.ok && user) return setSignedIn(user, answer.data.token ?? storedToken() ?? '');
  if (!answer.ok && answer.status === 401) return setSignedOut();
  console.warn('auth/me failed:', answer.ok ? 'no user in the answer' : answer.code);
  useAuthState.setState({ status: 'unauthenticated', user: null });
}

/**
 * Signs in and finds out as whom.
 * @returns the account, after everybody was told
 * @throws AuthFailure; nothing of the attempt is left then
 */
export async function login(credentials: { email: string; password: string }, locale: Locale): Promise<AccountUser> {
  changes += 1;
  setSignedOut();
  try {
    return await tryLogin(credentials, locale);
  } catch (error) {
    setSignedOut();
    throw error;
  }
}

async function tryLogin({ email, password }: { email: string; password: string }, locale: Locale): Promise<AccountUser> {
  const answer = await callApi<Partial<SessionResponse>>('POST', '/auth/login', {
    body: { email, password, sessionId: visitorSessionId() },
    locale,
  });
  if (!answer.ok) throw new AuthFailure(answer);
  const { token } = answer.data;
  if (token) keepTemporaryToken(token);

  const me = await askMe();
  const user = me.ok ? me.data.data : undefined;
  if (!me.ok || !user) {
    throw new AuthFailure({ status: me.status, code: 'no_user', message: 'Failed to load user data after login' });
  }
  check = Promise.resolve();
  setSignedIn(user, me.data.token ?? token ?? '');
  announceLogin(user);
  tellTabs({ user });
  return user;
}

/**
 * Signs out. Even where the server can't be reached, this browser forgets who was signed in, in all of its tabs.
 * @returns after that; a protected page is being left then
 */
export async function logout(): Promise<void> {
  await callApi('POST', '/auth/logout', { announceUnauthorized: false });
  changes += 1;
  setSignedOut();
  tellTabs({ user: null });
  window.setTimeout(announceLogout, LOGOUT_EVENT_DELAY_MS);
  if (isOnProtectedPage()) leaveFor(localePath(pageLocale(), paths.login));
}

/** The server refused a call because nobody is signed in: forgets who was, and goes to sign in unless the page is public. */
export function onUnauthorized(): void {
  const wasSignedIn = useAuthState.getState().status === 'authenticated';
  changes += 1;
  setSignedOut();
  if (wasSignedIn) {
    tellTabs({ user: null });
    announceLogout();
  }
  if (isOnProtectedPage()) leaveFor(loginPathFromHere());
}

/** Another tab signed in or out: this one follows. */
export function onTabMessage({ user }: TabMessage): void {
  const before = useAuthState.getState();
  changes += 1;
  if (user === null) {
    setSignedOut();
    if (before.status === 'authenticated') announceLogout();
    if (isOnProtectedPage()) leaveFor(loginPathFromHere());
    return;
  }
  if (before.status === 'authenticated' && before.user?._id === user._id) return;
  useAuthState.setState({ status: 'authenticated', user });
  announceLogin(user);
  // What a protected page shows belongs to whoever was signed in before.
  if (before.user && isOnProtectedPage()) reload();
}

/** A page from the browser's back-forward cache remembers what was true when it was left. */
export function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && useAuthState.getState().status === 'authenticated' && storedToken() === null) onTabMessage({ user: null });
}
