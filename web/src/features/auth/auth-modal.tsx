'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { DialogHeader } from '@/components/ui/dialog-header';
import type { Locale } from '@/i18n/locales';
import type { AuthModalRequest, AuthTab } from '@/lib/auth-events';
import { AuthTabList, panelId, tabId } from './auth-tab-list';
import { CreateAccountForm } from './create-account-form';
import type { ModalMessages } from './load-auth-modal';
import { SignInForm } from './sign-in-form';

/** How long the dialog stays after a sign-in, so that its end can be seen. */
const CLOSE_DELAY_MS = 200;

interface AuthModalProps {
  locale: Locale;
  messages: ModalMessages;
  request: AuthModalRequest;
  /** Called when it has been closed, however that happened. */
  onClosed: () => void;
}

/** The dialog to sign in or to create an account, with everything it needs; loaded when it is first asked for. */
export default function AuthModal({ locale, messages, ...props }: AuthModalProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Dubai">
      <AuthDialog {...props} />
    </NextIntlClientProvider>
  );
}

function AuthDialog({ request, onClosed }: Pick<AuthModalProps, 'request' | 'onClosed'>) {
  const t = useTranslations('Auth.Modal');
  const baseId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState<AuthTab>(request.tab ?? 'signIn');
  const close = () => dialog.current?.close();

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // On touch screens the keyboard would cover what the dialog says.
    const input = shown?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) input');
    (window.matchMedia('(pointer: fine)').matches ? input : shown)?.focus();
    return () => shown?.close();
  }, []);

  const panels = [
    ['signIn', <SignInForm key="signIn" onSignedIn={() => window.setTimeout(close, CLOSE_DELAY_MS)} />],
    ['createAccount', <CreateAccountForm key="createAccount" />],
  ] as const;

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${baseId}-title`}
      aria-describedby={request.message ? `${baseId}-message` : undefined}
      tabIndex={-1}
      onClose={() => {
        // It is told a moment later; where it was opened again by then, it isn't closed.
        if (!dialog.current?.open) onClosed();
      }}
      className="m-auto max-h-dvh w-full max-w-lg overflow-y-auto overscroll-contain bg-paper text-ink opacity-100 shadow-raised transition-opacity max-sm:h-dvh max-sm:max-w-none sm:max-h-[calc(100dvh-3rem)] sm:rounded-2xl starting:opacity-0"
    >
      <div className="flex flex-col gap-6 px-5 pt-3 pb-8 sm:px-8 sm:pt-5">
        <div className="flex flex-col gap-2">
          <DialogHeader
            titleId={`${baseId}-title`}
            title={t('label')}
            icon={<BrandMark className="size-7 text-primary" />}
            closeLabel={t('close')}
            onClose={close}
          />
          <AuthTabList
            baseId={baseId}
            label={t('label')}
            labels={{ signIn: t('signIn'), createAccount: t('createAccount') }}
            selected={tab}
            onSelect={setTab}
          />
        </div>
        {request.message ? <p id={`${baseId}-message`} className="rounded-xl bg-sand-100 px-4 py-3">{request.message}</p> : null}
        {panels.map(([name, form]) => (
          <div key={name} role="tabpanel" id={panelId(baseId, name)} aria-labelledby={tabId(baseId, name)} hidden={name !== tab}>
            {form}
          </div>
        ))}
      </div>
    </dialog>
  );
}
