'use client';

import { useTranslations } from 'next-intl';
import { Isolate } from '@/components/ui/isolate';
import { formatPrice } from '@/lib/format';
import { useCartState } from './cart-state';

/** The sum of all lines, or that it comes with the offer. */
export function CartTotal() {
  const t = useTranslations('Cart');
  const total = useCartState(({ cart }) => cart.totalPrice);
  return (
    <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
      <span>{t('Summary.total')}</span>
      {total > 0 ? <Isolate className="tabular-nums">{formatPrice(total)}</Isolate> : <span>{t('Line.contactForQuote')}</span>}
    </p>
  );
}
