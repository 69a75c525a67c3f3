import { useTranslations } from 'next-intl';
import type { QuoteItem } from '@/contracts/quotes';
import { ConflictChoice } from '../conflict-choice';
import type { OfferDifference } from './offer-differences';
import { OfferValue } from './offer-value';

interface OfferConflictProps {
  items: readonly QuoteItem[];
  differences: readonly OfferDifference[];
  /** Somebody tried to save or send: this is why it didn't happen. */
  takesFocus: boolean;
  onSettle: (choice: 'mine' | 'theirs') => void;
}

/** Where somebody else has saved the offer meanwhile. */
export function OfferConflict({ items, differences, takesFocus, onSettle }: OfferConflictProps) {
  const t = useTranslations('QuoteInbox.conflict');
  const offer = useTranslations('QuoteInbox.offer');
  const nameOf = ({ field }: OfferDifference): string => {
    if (typeof field === 'string') return offer(field);
    return offer('priceOf', { name: items[field]?.subServiceName ?? '' });
  };
  const rows = differences.map((difference) => ({
    key: difference.field,
    title: nameOf(difference),
    mine: <OfferValue field={difference.field} value={difference.mine} />,
    theirs: <OfferValue field={difference.field} value={difference.theirs} />,
  }));
  return <ConflictChoice id="offer-conflict" level={3} t={t} rows={rows} refusals={takesFocus ? 1 : 0} onSettle={onSettle} />;
}
