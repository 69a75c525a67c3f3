'use client';

import { useTranslations } from 'next-intl';
import { QuoteItems } from '@/components/quotes/quote-items';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';
import { formatDate } from '@/lib/format';
import type { OfferAct } from './check-offer';
import { OfferEditor } from './offer-editor';
import { useOffer } from './use-offer';

interface OfferSectionProps {
  locale: Locale;
  quote: InboxQuoteDetail;
  onDone: (quote: InboxQuoteDetail, act: OfferAct) => void;
  onOutdated: () => Promise<void>;
}

/** What was asked for, and the offer for it: to be written as long as that is possible, to be read from then on. */
export function OfferSection({ locale, quote, onDone, onOutdated }: OfferSectionProps) {
  const t = useTranslations('QuoteInbox.offer');
  const offer = useOffer({ quote, onDone, onOutdated });
  // Whatever happened to the quote meanwhile: what somebody typed doesn't vanish.
  const isEdited = quote.may.editOffer || offer.isDirty;
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="mb-3 text-xl">
        {t(isEdited ? 'title' : 'itemsTitle')}
      </h2>
      {isEdited ? (
        <OfferEditor quote={quote} offer={offer} />
      ) : (
        <>
          <QuoteItems items={quote.items} total={quote.totalPrice} offerTotal={quote.offer?.total ?? null} />
          {quote.offer ? <SentOffer locale={locale} offer={quote.offer} /> : null}
        </>
      )}
    </section>
  );
}

/** What the client got besides prices. */
function SentOffer({ locale, offer: { number, note, validUntil } }: { locale: Locale; offer: NonNullable<InboxQuoteDetail['offer']> }) {
  const t = useTranslations('QuoteInbox.offer');
  return (
    <div className="mt-4 rounded-xl border border-sand-200 bg-white p-4">
      <p className="font-semibold">{t('sent', { number, date: formatDate(validUntil, locale) })}</p>
      {note === '' ? null : (
        <p dir="auto" className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
    </div>
  );
}
