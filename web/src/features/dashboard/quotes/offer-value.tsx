import { useLocale, useTranslations } from 'next-intl';
import { Isolate } from '@/components/ui/isolate';
import { formatDate, formatPrice } from '@/lib/format';
import { readCents } from './offer-form';
import type { OfferDifference } from './offer-differences';

/** What is typed into a field of an offer, for reading. */
export function OfferValue({ field, value }: { field: OfferDifference['field']; value: string }) {
  const t = useTranslations('QuoteInbox.offer');
  const locale = useLocale();
  if (value.trim() === '') return <span className="text-ink-muted">{t('emptyValue')}</span>;
  if (field === 'note') {
    return (
      <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
        {value}
      </span>
    );
  }
  if (field === 'validUntil') return <time dateTime={value}>{formatDate(value, locale)}</time>;
  const cents = readCents(value);
  return <Isolate className="tabular-nums">{typeof cents === 'number' ? formatPrice(cents / 100) : value}</Isolate>;
}
