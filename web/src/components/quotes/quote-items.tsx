import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Isolate } from '@/components/ui/isolate';
import { classNames } from '@/lib/class-names';
import { formatPrice } from '@/lib/format';
import type { QuoteItem } from '@/lib/quote-words';
import { OfferedAmount, RequestedAmount } from './money';

interface QuoteItemsProps {
  items: readonly QuoteItem[];
  /** US dollars, as requested. */
  total: number;
  /** Null shows no column for an offer. */
  offerTotal: number | null;
}

const head = 'px-4 py-3 text-start text-sm font-semibold text-ink-muted sm:px-5';
const cell = 'sm:table-cell sm:px-5 sm:py-4 sm:align-top';
const number = 'sm:text-end';

/**
 * What was asked for, with what it costs as requested and, once there is one, as offered. A table; on narrow screens each
 * line is a card. The roles are written out because browsers forget what a table is as soon as its parts are displayed otherwise.
 */
export function QuoteItems({ items, total, offerTotal }: QuoteItemsProps) {
  const t = useTranslations('QuoteWords.items');
  const isPartlyOnRequest = total > 0 && items.some(({ price }) => price === 0);
  const requestedTotal = (
    <>
      <RequestedAmount amount={total} />
      {isPartlyOnRequest ? <span className="block text-sm font-normal text-ink-muted">{t('partlyOnRequest')}</span> : null}
    </>
  );
  return (
    <table role="table" className="block w-full overflow-hidden rounded-2xl border border-sand-200 bg-white sm:table sm:border-separate sm:border-spacing-0">
      <caption className="sr-only">{t('caption')}</caption>
      <thead role="rowgroup" className="max-sm:sr-only sm:table-header-group">
        <tr role="row" className="sm:[&>th]:border-b sm:[&>th]:border-sand-200">
          <th role="columnheader" scope="col" className={head}>
            {t('item')}
          </th>
          <th role="columnheader" scope="col" className={classNames(head, number)}>
            {t('quantity')}
          </th>
          <th role="columnheader" scope="col" className={classNames(head, number)}>
            {t('requested')}
          </th>
          {offerTotal === null ? null : (
            <th role="columnheader" scope="col" className={classNames(head, number)}>
              {t('offered')}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} withOffer={offerTotal !== null} />
        ))}
      </tbody>
      {/* On paper a footer would stand at the end of every sheet. */}
      <tfoot role="rowgroup" className="block bg-sand-50 sm:table-footer-group print:table-row-group">
        <tr role="row" className="grid gap-1.5 p-4 sm:table-row sm:p-0">
          <th role="rowheader" scope="row" className={classNames(cell, 'block text-start font-semibold')}>
            {t('total')}
          </th>
          <td role="cell" className={classNames(cell, number, 'hidden text-ink-muted')}>
            <span className="tabular-nums">{items.reduce((sum, { quantity }) => sum + quantity, 0)}</span>
          </td>
          <Amount title={t('requested')} className={classNames(offerTotal === null && 'font-semibold')}>
            {requestedTotal}
          </Amount>
          {offerTotal === null ? null : (
            <Amount title={t('offered')} className="text-lg font-semibold">
              <OfferedAmount amount={offerTotal} />
            </Amount>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

function ItemRow({ item, withOffer }: { item: QuoteItem; withOffer: boolean }) {
  const t = useTranslations('QuoteWords.items');
  const { serviceName, subServiceName, description, quantity, price, lineTotal, offerPrice, offerLineTotal } = item;
  return (
    <tr role="row" className="grid break-inside-avoid gap-1.5 border-b border-sand-200 p-4 sm:table-row sm:p-0 sm:[&>*]:border-b sm:[&>*]:border-sand-200">
      <th role="rowheader" scope="row" className={classNames(cell, 'block max-w-prose text-start font-normal [overflow-wrap:anywhere]')}>
        <span className="block font-semibold">{subServiceName}</span>
        <span className="block text-sm text-ink-muted">{serviceName}</span>
        {description ? <span className="mt-1 line-clamp-2 text-sm text-ink-muted print:line-clamp-none">{description}</span> : null}
      </th>
      <Amount title={t('quantity')}>
        <span className="tabular-nums">{quantity}</span>
      </Amount>
      <Amount title={t('requested')} className={classNames(withOffer && 'text-ink-muted')}>
        <RequestedAmount amount={lineTotal} />
        {price > 0 ? <Sum quantity={quantity} price={price} /> : null}
      </Amount>
      {withOffer ? (
        <Amount title={t('offered')} className="font-semibold">
          <OfferedAmount amount={offerLineTotal} />
          {offerPrice === null ? null : <Sum quantity={quantity} price={offerPrice} />}
        </Amount>
      ) : null}
    </tr>
  );
}

/** How a line's total came about; a single one needs no explanation. */
function Sum({ quantity, price }: { quantity: number; price: number }) {
  if (quantity === 1) return null;
  return (
    <span className="block text-sm font-normal text-ink-muted">
      <Isolate className="whitespace-nowrap tabular-nums">{`${quantity} × ${formatPrice(price)}`}</Isolate>
    </span>
  );
}

/** A figure; on narrow screens its column's title stands beside it. */
function Amount({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={classNames(cell, number, 'flex items-baseline justify-between gap-4 tabular-nums', className)}>
      <span aria-hidden="true" className="text-sm font-normal text-ink-muted sm:hidden">
        {title}
      </span>
      <span className="block text-end">{children}</span>
    </td>
  );
}
