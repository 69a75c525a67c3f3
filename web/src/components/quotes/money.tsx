import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Isolate } from '@/components/ui/isolate';
import { formatPrice } from '@/lib/format';

/** An amount that was asked for, in US dollars; 0 means that its price depends on the job. */
export function RequestedAmount({ amount }: { amount: number }) {
  const t = useTranslations('QuoteWords');
  return amount > 0 ? <Isolate className="whitespace-nowrap tabular-nums">{formatPrice(amount)}</Isolate> : <span className="whitespace-nowrap">{t('onRequest')}</span>;
}

/** An amount of an offer, where 0 is a price like any other; null is none yet. */
export function OfferedAmount({ amount }: { amount: number | null }) {
  const t = useTranslations('QuoteWords.items');
  return amount === null ? t('notOffered') : <Isolate className="whitespace-nowrap tabular-nums">{formatPrice(amount)}</Isolate>;
}

/** For messages: `<amount>{total}</amount>`, a price inside a sentence. */
export const amountTag = (text: ReactNode) => (
  <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
    {text}
  </bdi>
);
