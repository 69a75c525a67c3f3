'use client';

import { useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-style';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/i18n/locales';
import { openAuthModal } from '@/lib/auth-events';
import { useAuthState, whenAccountKnown } from '@/lib/auth-state';
import { classNames } from '@/lib/class-names';
import { loginPathFrom } from '@/lib/guard-paths';
import { useHydrated } from '@/lib/use-hydrated';
import { addToCart, type Addable } from './cart-actions';
import { cartToasts, explainRefusal } from './cart-toasts';
import { rememberIntent } from './intent';
import { loadCartMessages } from './load-cart-messages';

export interface AddLabels {
  add: string;
  adding: string;
  connect: string;
  connectMessage: string;
  failed: string;
  /** With `{label}` and `{item}`: names the button among many alike. */
  item: string;
}

interface AddToCartButtonProps {
  locale: Locale;
  labels: AddLabels;
  item: Required<Addable>;
  /** Page to come back to after signing in, with its language. */
  returnTo: string;
}

/**
 * Puts a sub-service into the cart; a visitor is asked to sign in first, and finds it there afterwards. Until the page's scripts run
 * nobody knows who this is, and it leads to the login page.
 */
export function AddToCartButton({ locale, labels, item, returnTo }: AddToCartButtonProps) {
  const hydrated = useHydrated();
  // Also while the server is being asked: by this browser's memory.
  const isSignedIn = useAuthState(({ user }) => user !== null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const adding = useRef(false);
  const name = (label: string) => labels.item.replace('{label}', label).replace('{item}', item.subServiceName);
  const look = classNames(isSignedIn ? buttonStyles.primary : buttonStyles.outline, 'w-full cursor-pointer aria-busy:opacity-70');

  if (!hydrated) {
    return (
      <a href={loginPathFrom(locale, returnTo)} rel="nofollow" aria-label={name(labels.connect)} className={look}>
        {labels.connect}
      </a>
    );
  }

  const connect = () => {
    rememberIntent(item);
    openAuthModal({ message: labels.connectMessage });
  };

  const add = async () => {
    if (adding.current) return;
    adding.current = true;
    setBusy(true);
    setFailed(false);
    try {
      // The cart begins anew with whoever it turns out to be; what had been added before that would count as a stranger's.
      if (!(await whenAccountKnown())) return connect();
      // Without the texts there is nothing to say, but the item is in the cart all the same.
      const [answer, messages] = await Promise.all([addToCart(item), loadCartMessages(locale).catch(() => null)]);
      if (!answer.ok && answer.code === 'unauthorized') return connect();
      const toasts = messages && cartToasts(messages.Cart.Toasts);
      if (answer.ok) toasts?.added(item.subServiceName);
      else setFailed(!toasts || !explainRefusal(toasts, item.subServiceName, answer));
    } finally {
      adding.current = false;
      setBusy(false);
    }
  };

  const label = isSignedIn ? labels.add : labels.connect;
  return (
    <>
      <button
        type="button"
        aria-label={name(busy ? labels.adding : label)}
        aria-haspopup={isSignedIn ? undefined : 'dialog'}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={isSignedIn ? () => void add() : connect}
        className={look}
      >
        {busy ? (
          <>
            <Spinner />
            {labels.adding}
          </>
        ) : (
          label
        )}
      </button>
      <p role="status" className="text-sm font-semibold text-danger not-empty:mt-2">
        {failed ? labels.failed : ''}
      </p>
    </>
  );
}
