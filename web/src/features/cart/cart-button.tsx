'use client';

import { useState } from 'react';
import { CartIcon } from '@/components/ui/icons';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { useHydrated } from '@/lib/use-hydrated';
import { useCartState } from './cart-state';
import { BADGE_MAX } from './constants';
import { loadCartPanel, type LoadedPanel } from './load-cart-panel';

interface CartButtonProps {
  locale: Locale;
  labels: {
    /** With `{count}`. */
    icon: string;
    opening: string;
  };
}

const look = 'relative flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-xl hover:bg-sand-100';

/** The cart's icon with its count. Opens the panel; until the page's scripts run, it leads to the cart's page. */
export function CartButton({ locale, labels }: CartButtonProps) {
  const hydrated = useHydrated();
  const count = useCartState(({ cart }) => cart.totalItems);
  const [phase, setPhase] = useState<'closed' | 'loading' | 'open'>('closed');
  const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
  const cartPage = localePath(locale, paths.cart);
  const label = labels.icon.replace('{count}', String(count));

  if (!hydrated) {
    return (
      <a href={cartPage} aria-label={label} className={look}>
        <CartIcon className="size-6" />
      </a>
    );
  }

  const open = async () => {
    if (phase !== 'closed') return;
    setPhase('loading');
    try {
      setLoaded(await loadCartPanel(locale));
      setPhase('open');
    } catch (error) {
      console.warn('the cart could not be loaded:', error);
      window.location.assign(cartPage);
    }
  };
  // Whether it can be had is found out when it is wanted.
  const preload = () => void loadCartPanel(locale).catch(() => undefined);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={phase === 'loading' ? labels.opening : label}
        aria-busy={phase === 'loading' || undefined}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
        className={look}
      >
        {phase === 'loading' ? <Spinner className="size-6" /> : <CartIcon className="size-6" />}
        {count > 0 ? (
          <span
            aria-hidden="true"
            dir="ltr"
            className="absolute start-5.5 top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-semibold text-white tabular-nums ring-2 ring-paper"
          >
            {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
          </span>
        ) : null}
      </button>
      {phase === 'open' && loaded ? <loaded.CartPanel locale={locale} messages={loaded.messages} onClosed={() => setPhase('closed')} /> : null}
    </>
  );
}
