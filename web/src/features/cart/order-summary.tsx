'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BusyButton } from '@/components/ui/busy-button';
import { ButtonLink } from '@/components/ui/button-link';
import { localePath, paths } from '@/i18n/paths';
import { useCartState } from './cart-state';
import { CartTotal } from './cart-total';

/** What is asked for, and the button that asks for it. */
export function OrderSummary({ onSubmit }: { onSubmit: () => void }) {
  const t = useTranslations('Cart.Summary');
  const cartTexts = useTranslations('Cart');
  const locale = useLocale();
  const { items, totalItems, totalPrice } = useCartState(({ cart }) => cart);
  const submitting = useCartState((state) => state.submitting);
  const pricedLater = items.filter(({ available, price }) => available && price === 0).length;
  return (
    <section aria-labelledby="summary-title" className="rounded-2xl border border-sand-200 bg-white p-6 sm:p-7">
      <h2 id="summary-title" className="text-xl">
        {t('title')}
      </h2>
      <dl className="mt-5 flex flex-col gap-3 border-b border-sand-200 pb-5 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dt]:text-ink-muted">
        <div>
          <dt>{t('items')}</dt>
          <dd>{t('itemCount', { count: totalItems })}</dd>
        </div>
        <div>
          <dt>{t('shipping')}</dt>
          <dd>{t('free')}</dd>
        </div>
      </dl>
      <div className="mt-5">
        <CartTotal />
        {pricedLater > 0 && totalPrice > 0 ? <p className="mt-2 text-sm text-ink-muted">{t('pricedLater', { count: pricedLater })}</p> : null}
      </div>
      <div className="mt-6 flex flex-col gap-3">
        <BusyButton type="button" busy={submitting !== null} busyLabel={submitting ? t('sending', submitting) : ''} onClick={onSubmit}>
          {totalPrice > 0 ? t('checkout') : t('requestQuote')}
        </BusyButton>
        <ButtonLink href={localePath(locale, paths.services)} variant="outline">
          {cartTexts('continueShopping')}
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-ink-muted">{t('note')}</p>
    </section>
  );
}
