'use client';

import type { ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-style';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/i18n/locales';
import { openAuthModal, type AuthModalRequest } from '@/lib/auth-events';
import { classNames } from '@/lib/class-names';
import { useAuthModalState } from './auth-modal-state';
import { loadAuthModal } from './load-auth-modal';

interface OpenAuthButtonProps {
  locale: Locale;
  openingLabel: string;
  request?: AuthModalRequest;
  className?: string;
  children: ReactNode;
}

/**
 * Opens the sign-in dialog; fetches it as soon as somebody reaches for the button. While that goes on it is busy but not
 * disabled: it would lose the focus, and the dialog gives it back to whoever had it.
 */
export function OpenAuthButton({ locale, openingLabel, request, className, children }: OpenAuthButtonProps) {
  const opening = useAuthModalState(({ phase }) => phase === 'loading');
  // Whether it can be had is found out when it is wanted.
  const preload = () => void loadAuthModal(locale).catch(() => undefined);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={opening || undefined}
      aria-disabled={opening || undefined}
      onClick={() => openAuthModal(request)}
      onPointerEnter={preload}
      onFocus={preload}
      className={classNames(buttonStyles.primary, 'cursor-pointer aria-busy:opacity-70', className)}
    >
      {opening ? (
        <>
          <Spinner />
          {openingLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
