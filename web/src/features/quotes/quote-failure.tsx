'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { ButtonLink } from '@/components/ui/button-link';
import { AlertIcon } from '@/components/ui/icons';
import { localePath, paths } from '@/i18n/paths';
import type { ApiProblem } from '@/lib/api-client';
import { loginPathFrom } from '@/lib/guard-paths';

interface QuoteFailureProps {
  problem: ApiProblem;
  /** Where it happened, without language: after signing in again it leads back there. */
  path: string;
  title: string;
  busy: boolean;
  onRetry: () => void;
}

/** What couldn't be loaded, with the way on that makes sense. */
export function QuoteFailure({ problem, path, title, busy, onRetry }: QuoteFailureProps) {
  const t = useTranslations('Quotes');
  const locale = useLocale();
  if (problem.code === 'unauthorized') {
    return (
      <Frame title={t('SignedOut.title')} text={t('SignedOut.text')}>
        <ButtonLink href={loginPathFrom(locale, localePath(locale, path))}>{t('SignedOut.action')}</ButtonLink>
      </Frame>
    );
  }
  if (problem.code === 'not_found') {
    return (
      <Frame title={t('Detail.gone')}>
        <ButtonLink href={localePath(locale, paths.quotes)}>{t('Detail.backToList')}</ButtonLink>
      </Frame>
    );
  }
  return (
    <Frame title={title} text={problem.message || t('Detail.noAnswer')}>
      <BusyButton type="button" busy={busy} busyLabel={t('Detail.tryAgain')} onClick={onRetry}>
        {t('Detail.tryAgain')}
      </BusyButton>
    </Frame>
  );
}

function Frame({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 rounded-2xl border border-sand-300 bg-white p-8 sm:p-12">
      <p className="flex items-center gap-3 text-2xl font-semibold">
        <AlertIcon className="size-7 shrink-0 text-danger" />
        {title}
      </p>
      {text ? <p className="max-w-prose text-ink-muted">{text}</p> : null}
      {children}
    </div>
  );
}

/** What is shown may no longer be the latest. */
export function StaleNote({ children }: { children: string }) {
  return (
    <p className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-xl border border-sand-300 bg-white px-4 py-2 text-sm shadow-raised print:hidden">
      <AlertIcon className="size-5 shrink-0 text-danger" />
      {children}
    </p>
  );
}
