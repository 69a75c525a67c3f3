import { useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { RequestedAmount } from '@/components/quotes/money';
import { AlertIcon } from '@/components/ui/icons';
import { controlStyle } from '@/components/ui/field-frame';
import { Isolate } from '@/components/ui/isolate';
import type { QuoteItem } from '@/contracts/quotes';
import { classNames } from '@/lib/class-names';
import { formatPrice } from '@/lib/format';
import { lineCents, totalCents, type OfferFields } from './offer-form';

interface OfferLinesProps {
  items: readonly QuoteItem[];
  /** As typed right now. */
  prices: OfferFields['prices'];
  register: UseFormRegister<OfferFields>;
  /** What is wrong with a line's price. */
  errorOf: (index: number) => string | undefined;
  onChange: (index: number) => void;
  readOnly: boolean;
}

const cell = 'lg:table-cell lg:px-4 lg:py-3 lg:align-top';
const figure = `${cell} flex items-baseline justify-between gap-4 tabular-nums lg:text-end`;

/** What was asked for, with a price to type for each line. Sums follow the typing; a table, or cards on narrow screens. */
export function OfferLines({ items, prices, register, errorOf, onChange, readOnly }: OfferLinesProps) {
  const t = useTranslations('QuoteInbox.offer');
  const titles = [t('item'), t('quantity'), t('requestedPrice'), t('price'), t('lineTotal')];
  return (
    <table role="table" aria-label={t('lines')} className="block w-full rounded-xl border border-sand-200 bg-white lg:table lg:border-separate lg:border-spacing-0">
      <thead role="rowgroup" className="max-lg:sr-only lg:table-header-group">
        <tr role="row">
          {titles.map((title, index) => (
            <th key={title} role="columnheader" scope="col" className={classNames('border-b border-sand-200 px-4 py-2.5 text-sm font-semibold text-ink-muted', index === 0 ? 'text-start' : 'text-end')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block lg:table-row-group">
        {items.map((item, index) => (
          <tr key={item.id} role="row" className="grid gap-2 border-b border-sand-200 p-4 lg:table-row lg:p-0 lg:[&>*]:border-b lg:[&>*]:border-sand-200">
            <th role="rowheader" scope="row" className={`${cell} block text-start font-normal [overflow-wrap:anywhere]`}>
              <span className="block font-semibold">{item.subServiceName}</span>
              <span className="block text-sm text-ink-muted">{item.serviceName}</span>
            </th>
            <td role="cell" className={figure}>
              <NarrowTitle>{t('quantity')}</NarrowTitle>
              {item.quantity}
            </td>
            <td role="cell" className={figure}>
              <NarrowTitle>{t('requestedPrice')}</NarrowTitle>
              <RequestedAmount amount={item.price} />
            </td>
            <td role="cell" className={`${cell} lg:w-56`}>
              <PriceInput
                label={t('priceOf', { name: item.subServiceName })}
                title={t('price')}
                error={errorOf(index)}
                readOnly={readOnly}
                {...register(`prices.${index}.price`, { onChange: () => onChange(index) })}
              />
            </td>
            <td role="cell" className={`${figure} font-semibold`}>
              <NarrowTitle>{t('lineTotal')}</NarrowTitle>
              <Cents value={lineCents(prices[index]?.price ?? '', item.quantity)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup" className="block rounded-b-xl bg-sand-50 lg:table-footer-group">
        <tr role="row" className="flex items-baseline justify-between gap-4 p-4 lg:table-row lg:p-0">
          <th role="rowheader" scope="row" colSpan={4} className="text-start font-semibold lg:rounded-es-xl lg:px-4 lg:py-3">
            {t('total')}
          </th>
          <td role="cell" className="text-lg font-semibold tabular-nums lg:rounded-ee-xl lg:px-4 lg:py-3 lg:text-end">
            <Cents value={totalCents(prices, [...items])} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const NarrowTitle = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="text-sm font-normal text-ink-muted lg:hidden">
    {children}
  </span>
);

const Cents = ({ value }: { value: number | null }) => (value === null ? <span aria-hidden="true">–</span> : <Isolate className="whitespace-nowrap">{formatPrice(value / 100)}</Isolate>);

interface PriceInputProps extends ReturnType<UseFormRegister<OfferFields>> {
  /** For those who hear it alone. */
  label: string;
  /** Stands above it where the column's title isn't. */
  title: string;
  error: string | undefined;
  readOnly: boolean;
}

/** A price in US dollars; figures are typed left to right in every language. */
function PriceInput({ label, title, error, readOnly, ...input }: PriceInputProps) {
  const errorId = `${input.name}-error`;
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex flex-col gap-1.5">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="text-sm font-semibold lg:hidden">
          {title}
        </span>
        <span dir="ltr" className="relative block">
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-muted">
            $
          </span>
          <input
            type="text"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            maxLength={20}
            readOnly={readOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={classNames(controlStyle, 'ps-8 text-end tabular-nums lg:min-h-10')}
            {...input}
          />
        </span>
      </label>
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-start text-sm text-danger">
          <AlertIcon className="mt-[0.25em] size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
