import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { AlertIcon } from '@/components/ui/icons';
import type { QuoteItem } from '@/contracts/quotes';
import type { OfferDifference } from './offer-differences';
import { OfferValue } from './offer-value';

interface OfferConflictProps {
  items: readonly QuoteItem[];
  differences: readonly OfferDifference[];
  /** Somebody tried to save or send: this is why it didn't happen. */
  takesFocus: boolean;
  onSettle: (choice: 'mine' | 'theirs') => void;
}

/** Somebody else has saved the offer meanwhile: both versions, and the choice between them. Nothing typed is lost before. */
export function OfferConflict({ items, differences, takesFocus, onSettle }: OfferConflictProps) {
  const t = useTranslations('QuoteInbox.conflict');
  const offer = useTranslations('QuoteInbox.offer');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const nameOf = ({ field }: OfferDifference): string => {
    if (typeof field === 'string') return offer(field);
    return offer('priceOf', { name: items[field]?.subServiceName ?? '' });
  };
  return (
    <section aria-labelledby="offer-conflict" className="rounded-xl border-2 border-coral bg-coral-soft p-4">
      <h3 id="offer-conflict" ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg">
        <AlertIcon className="size-5 shrink-0" />
        {t('title')}
      </h3>
      <p className="mt-1 max-w-prose">{t('text')}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {differences.map((difference) => (
          <li key={difference.field} className="rounded-xl border border-sand-200 bg-white p-4">
            <p className="font-semibold [overflow-wrap:anywhere]">{nameOf(difference)}</p>
            <dl className="mt-2 grid gap-3 sm:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <div key={side} className="min-w-0">
                  <dt className="text-sm text-ink-muted">{t(side)}</dt>
                  <dd>
                    <OfferValue field={difference.field} value={difference[side]} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton variant="primary" onClick={() => onSettle('mine')}>
          {t('keepMine')}
        </ActionButton>
        <ActionButton onClick={() => onSettle('theirs')}>{t('takeTheirs')}</ActionButton>
      </div>
      <p className="mt-2 text-sm">{t('hint')}</p>
    </section>
  );
}
