import { create } from 'zustand';
import type { AccountUser } from '@/contracts/account';

/** `unknown` until the server has said who this is, or there is nothing to ask it for. */
export type AuthStatus = 'unknown' | 'authenticated' | 'unauthenticated';

export interface AuthState {
  status: AuthStatus;
  /** Who is signed in. While the status is `unknown`: who was, by this browser's memory; good for choosing what to show first, and for nothing else. */
  user: AccountUser | null;
}

/**
 * Who is signed in, for everything in the browser: `useAuthState((state) => state.user)`, outside of components
 * `useAuthState.getState()`. Written by features/auth only. What somebody may do is decided by the server alone.
 */
export const useAuthState = create<AuthState>(() => ({ status: 'unknown', user: null }));

/** Who this is, once the server has said so (or nobody, where it can't say). */
export const whenAccountKnown = (): Promise<AccountUser | null> =>
  new Promise((resolve) => {
    const { status, user } = useAuthState.getState();
    if (status !== 'unknown') return resolve(user);
    const stop = useAuthState.subscribe((known) => {
      if (known.status === 'unknown') return;
      stop();
      resolve(known.user);
    });
  });
