'use client';

import { useEffect } from 'react';
import type { Locale } from '@/i18n/locales';
import { forgetMessages } from '@/components/toast/toast-state';
import { USER_LOGGED_OUT_EVENT } from '@/lib/auth-events';
import { useAuthState, type AuthState } from '@/lib/auth-state';
import { STALE_AFTER_MS } from './constants';
import { useCartState } from './cart-state';
import { emptyCart, loadCart } from './cart-sync';
import { followTabs } from './cart-tabs';
import { readIntent } from './intent';

const ownerOf = ({ status, user }: AuthState): string | null => (status === 'authenticated' ? (user?._id ?? null) : null);

/** Reads the cart of whoever is signed in, keeps it up to date, and puts into it what was wanted before signing in. */
export function CartBoot({ locale }: { locale: Locale }) {
  useEffect(() => {
    let owner: string | null = null;
    const followAccount = (auth: AuthState) => {
      const next = ownerOf(auth);
      if (next === owner) return;
      owner = next;
      emptyCart();
      if (next === null) return;
      void loadCart();
      if (readIntent()) void import('./resume-intent').then(({ resumeIntent }) => resumeIntent(locale));
    };
    const onLoggedOut = () => {
      // It is told a moment later; somebody else may have signed in by then.
      if (ownerOf(useAuthState.getState()) === null) emptyCart();
      forgetMessages();
    };
    const readAgain = () => {
      if (useCartState.getState().status !== 'idle') void loadCart();
    };

    let hiddenAt: number | null = null;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== null && Date.now() - hiddenAt >= STALE_AFTER_MS) readAgain();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) readAgain();
    };

    followAccount(useAuthState.getState());
    const stops = [useAuthState.subscribe(followAccount), followTabs(readAgain)];
    window.addEventListener(USER_LOGGED_OUT_EVENT, onLoggedOut);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener(USER_LOGGED_OUT_EVENT, onLoggedOut);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [locale]);
  return null;
}
