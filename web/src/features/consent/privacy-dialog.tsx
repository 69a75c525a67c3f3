'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { DialogHeader } from '@/components/ui/dialog-header';
import { useModalDialog } from '@/components/ui/use-modal-dialog';
import type { Locale } from '@/i18n/locales';
import { chooseConsent, isRefusedByBrowser, readConsent, type ConsentChoice } from '@/lib/consent';
import { formatDate } from '@/lib/format';
import type { ConsentMessages } from './load-privacy-dialog';
import { isAnythingGoverned, type Governed } from './types';

interface PrivacyDialogProps {
  locale: Locale;
  messages: ConsentMessages;
  governed: Governed;
  months: number;
  onClosed: () => void;
}

/** What is kept of a visit, what isn't without consent, and the choice. Fetched when it is first asked for. */
export default function PrivacyDialog({ locale, messages, ...props }: PrivacyDialogProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Dubai">
      <DialogBody locale={locale} {...props} />
    </NextIntlClientProvider>
  );
}

function DialogBody({ locale, governed, months, onClosed }: Omit<PrivacyDialogProps, 'messages'>) {
  const t = useTranslations('Consent');
  const titleId = useId();
  const dialog = useModalDialog();
  const [consent] = useState(readConsent);
  const close = () => dialog.current?.close();
  const choose = (choice: ConsentChoice) => {
    chooseConsent(choice);
    close();
  };
  const asks = isAnythingGoverned(governed);
  const refusedByBrowser = isRefusedByBrowser();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClosed}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100%-2rem))] overflow-y-auto overscroll-contain rounded-2xl bg-white p-6 text-ink shadow-raised sm:p-8"
    >
      <DialogHeader titleId={titleId} title={t('title')} icon={null} closeLabel={t('close')} onClose={close} />
      <Part title={t('countedTitle')}>
        <p>{t('counted')}</p>
        <p>{t('kept', { months })}</p>
      </Part>
      <Part title={t('askedTitle')}>
        {asks ? (
          <ul className="flex list-disc flex-col gap-2 ps-5">
            {governed.geolocation ? <li>{t('geolocation')}</li> : null}
            {governed.provider ? <li>{t('provider', { name: t(`providers.${governed.provider}`) })}</li> : null}
          </ul>
        ) : (
          <p>{t('nothingAsked')}</p>
        )}
      </Part>
      <Part title={t('refuseTitle')}>
        <p>{t('refuseHow')}</p>
        {refusedByBrowser ? <p className="font-semibold">{t('refusedByBrowser')}</p> : null}
        {!refusedByBrowser && consent ? (
          <p className="font-semibold">{t(consent.analytics === 'granted' ? 'accepted' : 'refused', { date: formatDate(consent.at, locale) })}</p>
        ) : null}
      </Part>
      {asks && !refusedByBrowser ? (
        <div className="mt-6 flex flex-wrap gap-3">
          <ActionButton className="grow" onClick={() => choose('denied')}>
            {t('refuse')}
          </ActionButton>
          <ActionButton className="grow" onClick={() => choose('granted')}>
            {t('accept')}
          </ActionButton>
        </div>
      ) : null}
    </dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5 flex flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </div>
  );
}
