'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { OPEN_AUTH_MODAL_EVENT, type AuthModalRequest } from '@/lib/auth-events';
import { hear } from '@/lib/until-heard';
import { useAuthModalState } from './auth-modal-state';
import { loadAuthModal, type LoadedModal } from './load-auth-modal';

interface AuthModalHostProps {
  locale: Locale;
  labels: { openFailed: string; useLoginPage: string };
}

/** Two modal dialogs at once would leave the lower one open behind the upper, and the way back of the focus with it. */
const closeOpenDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());

function onClosed(): void {
  useAuthModalState.setState({ phase: 'closed' });
  // The button that opened it is gone once somebody is signed in, and the focus with it.
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-account] a')?.focus();
}

/** Where the sign-in dialog appears once somebody asks for it (`openAuthModal`). */
export function AuthModalHost({ locale, labels }: AuthModalHostProps) {
  const { phase, request } = useAuthModalState();
  const [loaded, setLoaded] = useState<LoadedModal | null>(null);

  useEffect(() => {
    const open = async (request: AuthModalRequest) => {
      const { phase: before } = useAuthModalState.getState();
      if (before === 'loading') return;
      if (before === 'open') return useAuthModalState.setState({ request });
      useAuthModalState.setState({ phase: 'loading', request });
      try {
        setLoaded(await loadAuthModal(locale));
        closeOpenDialogs();
        useAuthModalState.setState({ phase: 'open' });
      } catch (error) {
        console.warn('the sign-in dialog could not be loaded:', error);
        closeOpenDialogs();
        useAuthModalState.setState({ phase: 'failed' });
      }
    };
    const stopHearing = hear<AuthModalRequest>(OPEN_AUTH_MODAL_EVENT, (request) => void open(request));
    return () => {
      stopHearing();
      useAuthModalState.setState({ phase: 'closed', request: {} });
    };
  }, [locale]);

  if (phase === 'open' && loaded) {
    const { AuthModal, messages } = loaded;
    return <AuthModal locale={locale} messages={messages} request={request} onClosed={onClosed} />;
  }
  if (phase === 'failed') {
    return (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-4 z-50 mx-auto w-fit max-w-full rounded-xl border border-danger/40 bg-white px-5 py-4 shadow-raised sm:bottom-6"
      >
        {labels.openFailed}{' '}
        <a href={localePath(locale, paths.login)} className="text-link font-semibold text-primary">
          {labels.useLoginPage}
        </a>
      </div>
    );
  }
  return null;
}
