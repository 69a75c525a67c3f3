'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { CartItem } from '@/contracts/cart';
import { AlertIcon, TrashIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { localePath, paths } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import { lineKey } from './cart-changes';
import { LinePrice } from './line-price';
import { QuantityStepper } from './quantity-stepper';
import { useKeptFocus } from './use-kept-focus';

interface CartLinesProps {
  items: readonly CartItem[];
  /** Narrow, without descriptions: in the panel. */
  compact?: boolean;
  /** While a submission goes on. */
  locked: boolean;
  onStep: (item: CartItem, by: 1 | -1) => void;
  onRemove: (item: CartItem) => void;
}

/** The items of the cart. Where one is removed, the next one's button gets the focus. */
export function CartLines({ items, compact = false, locked, onStep, onRemove }: CartLinesProps) {
  const t = useTranslations('Cart.Line');
  const removed = useRef(0);
  const list = useKeptFocus<HTMLUListElement>(items.length, (element) => {
    const buttons = element.querySelectorAll<HTMLElement>('[data-remove]');
    return buttons[Math.min(removed.current, buttons.length - 1)];
  });
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('list')} className="divide-y divide-sand-200">
      {items.map((item, index) => (
        <CartLine
          key={lineKey(item)}
          item={item}
          compact={compact}
          locked={locked}
          onStep={(by) => onStep(item, by)}
          onRemove={() => {
            removed.current = index;
            onRemove(item);
          }}
        />
      ))}
    </ul>
  );
}

interface CartLineProps extends Pick<CartLinesProps, 'locked'> {
  item: CartItem;
  compact: boolean;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

function CartLine({ item, compact, locked, onStep, onRemove }: CartLineProps) {
  const t = useTranslations('Cart.Line');
  const locale = useLocale();
  const { serviceName, serviceSlug, subServiceName, description, quantity, available } = item;
  return (
    <li className={classNames('grid gap-x-8 gap-y-4 [overflow-wrap:anywhere]', compact ? 'py-5' : 'py-6 sm:grid-cols-[1fr_auto] sm:py-7')}>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-teal-600">
          {available ? (
            <SiteLink href={localePath(locale, paths.service(serviceSlug))} className="inline-flex min-h-6 items-center hover:underline">
              {serviceName}
            </SiteLink>
          ) : (
            serviceName
          )}
        </p>
        <h3 className={classNames(compact ? 'text-base' : 'text-lg', !available && 'text-ink-muted')}>{subServiceName}</h3>
        {compact || description === '' ? null : <p className="mt-1.5 line-clamp-3 max-w-prose text-ink-muted">{description}</p>}
        {available ? null : (
          <p className="mt-2 flex items-start gap-2 text-sm">
            <AlertIcon className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 text-danger" />
            <span>
              <strong className="block font-semibold text-danger">{t('unavailable')}</strong>
              <span className="text-ink-muted">{t('unavailableHint')}</span>
            </span>
          </p>
        )}
      </div>
      <div className={classNames('flex items-center justify-between gap-x-4 gap-y-3', !compact && 'sm:flex-col sm:items-end')}>
        {available ? (
          <div className={compact ? 'order-last' : 'max-sm:order-last'}>
            <LinePrice item={item} />
          </div>
        ) : null}
        <div className="flex items-center gap-1">
          {available ? <QuantityStepper item={subServiceName} quantity={quantity} disabled={locked} onStep={onStep} /> : null}
          <button
            type="button"
            data-remove
            aria-label={t('remove', { item: subServiceName })}
            disabled={locked}
            onClick={onRemove}
            className={classNames(
              'flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-xl text-ink-muted hover:bg-sand-100 hover:text-danger disabled:cursor-default disabled:opacity-50 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
              available ? !compact && 'sm:-me-2.5' : 'border border-sand-300 px-3 text-sm font-semibold',
            )}
          >
            <TrashIcon className="size-5" />
            {available ? null : t('removeShort')}
          </button>
        </div>
      </div>
    </li>
  );
}
