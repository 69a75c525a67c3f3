import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { QuoteSummary } from '@/contracts/quotes';

/**
 * What changed in a list while it was open, for those who can't see it change.
 * @param quotes null as long as there is no list
 */
export function useListNews(quotes: readonly QuoteSummary[] | null): string {
  const t = useTranslations('Quotes.List');
  const statuses = useTranslations('QuoteWords.statuses');
  const [shown, setShown] = useState(quotes);
  const [news, setNews] = useState('');
  if (quotes !== shown) {
    setShown(quotes);
    const before = new Map(shown?.map(({ reference, status }) => [reference, status]));
    const changed = (quotes ?? []).filter(({ reference, status }) => before.has(reference) && before.get(reference) !== status);
    if (changed.length > 0) setNews(changed.map(({ reference, status }) => t('changed', { reference, status: statuses(status) })).join(' '));
  }
  return news;
}
