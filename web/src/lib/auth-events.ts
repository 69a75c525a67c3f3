import type { AccountUser } from '@/contracts/account';
import { tellUntilHeard } from './until-heard';

/*
 * What is told on `window` about signing in and out, so that features can follow without knowing each other.
 */

/** Somebody signed in, here or in another tab. */
export const USER_LOGGED_IN_EVENT = 'userLoggedIn';
/** Nobody is signed in any more. */
export const USER_LOGGED_OUT_EVENT = 'userLoggedOut';
/** The dialog with "Sign In" and "Create Account" is asked for. */
export const OPEN_AUTH_MODAL_EVENT = 'openAuthModal';

export type AuthTab = 'signIn' | 'createAccount';

export interface AuthModalRequest {
  /** Why it opens, in the page's language: "Please connect to your account to …". */
  message?: string;
  tab?: AuthTab;
}

declare global {
  interface WindowEventMap {
    userLoggedIn: CustomEvent<AccountUser>;
    userLoggedOut: CustomEvent<null>;
    openAuthModal: CustomEvent<AuthModalRequest>;
  }
}

/** Opens the sign-in dialog, on every page that has the site's header. */
export function openAuthModal(request: AuthModalRequest = {}): void {
  tellUntilHeard(OPEN_AUTH_MODAL_EVENT, request);
}

export function announceLogin(user: AccountUser): void {
  window.dispatchEvent(new CustomEvent(USER_LOGGED_IN_EVENT, { detail: user }));
}

export function announceLogout(): void {
  window.dispatchEvent(new CustomEvent(USER_LOGGED_OUT_EVENT, { detail: null }));
}
