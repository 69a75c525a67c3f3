'use client';

import { useLocale, useNow, useTranslations } from 'next-intl';
import { OfferedAmount } from '@/components/quotes/money';
import { buttonStyles } from '@/components/ui/button-style';
import { ClockIcon } from '@/components/ui/icons';
import type { QuoteDetail } from '@/contracts/quotes';
import { classNames } from '@/lib/class-names';
import { formatDate } from '@/lib/format';
import type { OfferAct } from './quote-acts';
import { daysLeft } from './days-left';

/** How often it is looked whether another day has begun, in milliseconds. */
const CLOCK_MS = 60_000;

interface OfferPanelProps {
  offer: NonNullable<QuoteDetail['offer']>;
  /** Whether it has been decided about: then it matters no more how long it was valid. */
  isOpen: boolean;
  may: QuoteDetail['may'];
  onAct: (act: OfferAct['kind']) => void;
}

/** The offer: how much, until when, and the two answers to it. */
export function OfferPanel({ offer, isOpen, may, onAct }: OfferPanelProps) {
  const t = useTranslations('Quotes.Offer');
  const locale = useLocale();
  const { number, note, total, sentAt } = offer;
  return (
    <section aria-labelledby="offer" className={classNames('overflow-hidden rounded-2xl border border-sand-200 bg-white print:hidden', may.accept && 'shadow-raised')}>
      <div className="grid gap-x-10 gap-y-5 p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 id="offer" className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">
            {number > 1 ? `${t('number', { number })} · ` : null}
            {t('sentOn', { date: formatDate(sentAt, locale) })}
          </p>
          {note === '' ? null : (
            <p dir="auto" className="mt-4 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
              {note}
            </p>
          )}
        </div>
        <div className="lg:text-end">
          <p className="text-sm text-ink-muted">{t('total')}</p>
          <p className="text-4xl font-semibold">
            <OfferedAmount amount={total} />
          </p>
          {isOpen ? <Validity validUntil={offer.validUntil} /> : null}
        </div>
      </div>
      {may.accept || may.decline ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-sand-200 bg-sand-50 px-5 py-4 sm:px-8">
          {may.accept ? (
            <button type="button" onClick={() => onAct('accept')} className={`${buttonStyles.primary} cursor-pointer max-sm:w-full`}>
              {t('accept')}
            </button>
          ) : null}
          {may.decline ? (
            <button type="button" onClick={() => onAct('decline')} className={`${buttonStyles.outline} cursor-pointer max-sm:w-full`}>
              {t('decline')}
            </button>
          ) : null}
          <p className="text-sm text-ink-muted sm:ms-auto">{t('seeItems')}</p>
        </div>
      ) : null}
    </section>
  );
}

function Validity({ validUntil }: { validUntil: string }) {
  const t = useTranslations('Quotes.Offer');
  const locale = useLocale();
  const left = daysLeft(validUntil, useNow({ updateInterval: CLOCK_MS }));
  const date = formatDate(validUntil, locale);
  return (
    <>
      <p className="mt-2">{left === null ? t('wasValidUntil', { date }) : t('validUntil', { date })}</p>
      {left === null ? null : (
        <p className="mt-2 inline-flex items-center gap-1.5 rounded-xl bg-coral-soft px-2.5 py-0.5 text-sm font-semibold">
          <ClockIcon className="size-4" />
          {t('daysLeft', { count: left })}
        </p>
      )}
    </>
  );
}
