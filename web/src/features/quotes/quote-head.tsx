'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { QuoteStatusMark } from '@/components/quotes/quote-status';
import { ActionButton } from '@/components/ui/action-button';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { PrintIcon } from '@/components/ui/icons';
import { Isolate } from '@/components/ui/isolate';
import type { QuoteDetail } from '@/contracts/quotes';
import { localePath, paths } from '@/i18n/paths';
import { formatDate } from '@/lib/format';
import { quoteState } from './quote-state';

interface QuoteHeadProps {
  quote: QuoteDetail;
  /** The sentence about how things stand; takes the focus after the reader changed that. */
  stateRef: Ref<HTMLDivElement>;
}

/** Which request this is, how it stands, and what happens next. */
export function QuoteHead({ quote, stateRef }: QuoteHeadProps) {
  const t = useTranslations('Quotes');
  const trail = useTranslations('Breadcrumbs');
  const locale = useLocale();
  const { reference, status, submittedAt, offerValidUntil, timeline } = quote;
  const state = quoteState(quote);
  const refusal = state === 'declinedByUs' ? timeline.findLast(({ kind }) => kind === 'declined')?.reason : null;
  return (
    <header className="border-b border-sand-200 bg-sand-50 print:hidden">
      <Container className="pt-8 pb-10 lg:pt-12 lg:pb-14">
        <Breadcrumbs label={trail('label')} crumbs={[{ label: t('title'), href: localePath(locale, paths.quotes) }]} />
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-4">
          <div>
            <h1 className="text-4xl">
              <span className="sr-only">{t('Detail.heading')} </span>
              <Isolate className="tabular-nums">{reference}</Isolate>
            </h1>
            <p className="mt-2 text-ink-muted">{t('Detail.requestedOn', { date: formatDate(submittedAt, locale) })}</p>
          </div>
          <ActionButton className="min-h-11 bg-transparent" onClick={() => window.print()}>
            <PrintIcon className="size-5" />
            {t('Detail.print')}
          </ActionButton>
        </div>
        <div ref={stateRef} tabIndex={-1} className="mt-6 max-w-3xl scroll-mt-28">
          <QuoteStatusMark status={status} />
          <p className="mt-3 text-2xl font-semibold">{t(`States.${state}.title`)}</p>
          {refusal ? (
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
              <bdi>{refusal}</bdi>
            </p>
          ) : null}
          <p className="mt-2 text-lg text-ink-muted">{t(`States.${state}.next`, { date: offerValidUntil ? formatDate(offerValidUntil, locale) : '' })}</p>
        </div>
      </Container>
    </header>
  );
}
