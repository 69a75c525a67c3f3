import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { changesBetween } from './quote-changes';

/**
 * What to tell about a quote that is open: what one has just done oneself, and what others have done meanwhile.
 * @param quote the newest answer about it
 */
export function useQuoteNews(quote: InboxQuoteDetail | null) {
  const t = useTranslations('QuoteInbox.changes');
  const statuses = useTranslations('QuoteWords.statuses');
  const inbox = useTranslations('QuoteInbox');
  const [news, setNews] = useState<string | null>(null);
  const seen = useRef<InboxQuoteDetail | null>(null);

  useEffect(() => {
    const before = seen.current;
    seen.current = quote;
    if (!before || !quote || before === quote) return;
    const values = { status: statuses(quote.status), name: quote.assignee?.name ?? inbox('nobody') };
    const sentences = changesBetween(before, quote).map((change) => t(change, values));
    if (sentences.length > 0) setNews(sentences.join(' '));
  }, [quote, t, statuses, inbox]);

  /** An own act, with what the server answered to it. */
  const tellOwn = useCallback((answer: InboxQuoteDetail, text: string | null) => {
    seen.current = answer;
    setNews(text);
  }, []);
  return { news, tellOwn, dismiss: () => setNews(null) };
}
