'use client';

import { useTranslations } from 'next-intl';
import type { CartItem } from '@/contracts/cart';
import { Isolate } from '@/components/ui/isolate';
import { formatPrice } from '@/lib/format';

/** What a line costs, and one of it where there are several; or that the price comes with the offer. */
export function LinePrice({ item: { price, quantity, lineTotal } }: { item: CartItem }) {
  const t = useTranslations('Cart.Line');
  if (price === 0) return <p className="text-end font-semibold">{t('contactForQuote')}</p>;
  return (
    <div className="text-end">
      <p className="font-semibold tabular-nums">
        <Isolate>{formatPrice(lineTotal)}</Isolate>
      </p>
      {quantity > 1 ? <p className="text-sm text-ink-muted sm:whitespace-nowrap">{t.rich('each', { amount: () => <Isolate className="tabular-nums">{formatPrice(price)}</Isolate> })}</p> : null}
    </div>
  );
}
