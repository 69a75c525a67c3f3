import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { showToast } from '@/components/toast/toast-state';
import type { QuoteDetail } from '@/contracts/quotes';
import { quoteState } from './quote-state';

/** Nobody was waiting for it to come up just then. */
const NEWS_MS = 6_000;

/** Tells, in passing and politely, what staff did while the page was open. What the reader did themselves is told where they did it. */
export function useQuoteNews(quote: QuoteDetail): void {
  const states = useTranslations('Quotes.States');
  const t = useTranslations('Quotes.News');
  const seen = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const before = seen.current;
    seen.current = new Set([...quote.timeline, ...quote.messages].map(({ id }) => id));
    if (!before) return;
    const acts = quote.timeline.filter(({ id, actor }) => actor.kind !== 'client' && !before.has(id));
    const messages = quote.messages.filter(({ id, from }) => from === 'staff' && !before.has(id));
    if (acts.length > 0) showToast({ type: 'info', message: states(`${quoteState(quote)}.title`), duration: NEWS_MS });
    if (messages.length > 0) showToast({ type: 'info', message: t('messages', { count: messages.length }), duration: NEWS_MS });
  }, [quote, states, t]);
}
