import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { QuoteStatusMark } from '@/components/quotes/quote-status';
import { Isolate } from '@/components/ui/isolate';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';
import { formatMoment } from '@/lib/format';
import { useNow } from '../use-now';
import { DueMark } from './due-mark';

interface QuoteHeadProps {
  locale: Locale;
  reference: string;
  /** Null as long as it isn't there. */
  quote: InboxQuoteDetail | null;
  headingRef: Ref<HTMLHeadingElement>;
  /** What can be done. */
  children: ReactNode;
}

/** Which quote it is, and how it stands. */
export function QuoteHead({ locale, reference, quote, headingRef, children }: QuoteHeadProps) {
  const t = useTranslations('QuoteInbox');
  const now = useNow();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 ref={headingRef} tabIndex={-1} className="scroll-mt-24 text-2xl">
          <Isolate>{reference}</Isolate>
        </h1>
        {quote ? (
          <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-3">
            <QuoteStatusMark status={quote.status} />
            <p className="text-ink-muted">
              <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{quote.client.name}</bdi>
              <span className="block text-sm">
                <time dateTime={quote.submittedAt}>{t('submittedAt', { moment: formatMoment(quote.submittedAt, locale) })}</time>
              </span>
            </p>
            {quote.replyDueAt === null ? null : (
              <div>
                <span className="sr-only">{t('replyDue')}: </span>
                <DueMark quote={quote} now={now} locale={locale} />
              </div>
            )}
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
