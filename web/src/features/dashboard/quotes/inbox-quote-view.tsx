'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { QuoteTimeline } from '@/components/quotes/quote-timeline';
import { ArrowStartIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { useApi } from '@/lib/use-api';
import { ListEmpty, ListFailure, ListSkeleton } from '../list-states';
import { News } from '../news';
import { AssignForm } from './assign-form';
import { ClientCard } from './client-card';
import { Journey } from './journey';
import { OfferSection } from './offer-section';
import { OutdatedNote } from './outdated-note';
import { QuoteActs } from './quote-acts';
import { quotePath, type QuoteAnswer } from './quote-calls';
import { QuoteHead } from './quote-head';
import { useQuoteNews } from './use-quote-news';
import { Conversation, InternalNotes } from './words';

interface InboxQuoteViewProps {
  locale: Locale;
  reference: string;
}

/** How often the page asks for news. */
const EVERY_MS = 10_000;

/** One quote request, with everything staff do about it. */
export function InboxQuoteView({ locale, reference }: InboxQuoteViewProps) {
  const t = useTranslations('QuoteInbox');
  const { data, problem, reload, replace } = useApi<QuoteAnswer>(quotePath(reference), { every: EVERY_MS });
  const quote = data?.data ?? null;
  const { news, tellOwn, dismiss } = useQuoteNews(quote);
  const heading = useRef<HTMLHeadingElement>(null);

  // What was pressed may be gone with the state it belonged to.
  useEffect(() => {
    if (news && document.activeElement === document.body) heading.current?.focus();
  }, [news]);

  const show = (answer: InboxQuoteDetail, text: string | null) => {
    tellOwn(answer, text);
    replace({ data: answer });
  };

  return (
    <div className="flex flex-col gap-6">
      <SiteLink href={localePath(locale, paths.dashboardQuotes)} className="inline-flex min-h-9 items-center gap-2 self-start font-semibold text-primary pointer-coarse:min-h-11 hover:text-ink">
        <ArrowStartIcon className="size-4 rtl:-scale-x-100" />
        {t('back')}
      </SiteLink>
      <QuoteHead locale={locale} reference={reference} quote={quote} headingRef={heading}>
        {quote ? <QuoteActs quote={quote} onDone={(answer, act) => show(answer, t(`acts.${act}.done`))} onOutdated={reload} /> : null}
      </QuoteHead>
      <News onDismiss={dismiss}>{news}</News>
      {problem && quote ? <OutdatedNote problem={problem} onRetry={() => void reload()} /> : null}
      {quote ? (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-10">
            <OfferSection
              locale={locale}
              quote={quote}
              onDone={(answer, act) => show(answer, t(act === 'send' ? 'send.done' : 'offer.savedDone'))}
              onOutdated={reload}
            />
            <Conversation quote={quote} onDone={(answer) => show(answer, null)} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Panel id="assignment" title={t('assignment')}>
              <AssignForm quote={quote} onDone={(answer) => show(answer, t('assigned', { name: answer.assignee?.name ?? t('nobody') }))} />
            </Panel>
            <InternalNotes quote={quote} onDone={(answer) => show(answer, null)} />
            <Panel id="client" title={t('client')}>
              <ClientCard quote={quote} />
            </Panel>
            <Panel id="timeline" title={t('timeline')}>
              <QuoteTimeline events={quote.timeline} reader="staff" />
            </Panel>
            <Panel id="journey" title={t('journey.title')}>
              <Journey steps={quote.journey} />
            </Panel>
          </div>
        </div>
      ) : problem?.status === 404 ? (
        <ListEmpty title={t('unknown')} hint={t('unknownHint')} />
      ) : problem ? (
        <ListFailure text={t('quoteFailed')} detail={problem.message || t('noAnswer')} retry={t('tryAgain')} onRetry={() => void reload()} />
      ) : (
        <ListSkeleton label={t('loading')} rows={6} />
      )}
    </div>
  );
}

const Panel = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="rounded-2xl border border-sand-200 bg-white p-5">
    <h2 id={id} className="mb-3 text-lg">
      {title}
    </h2>
    {children}
  </section>
);
