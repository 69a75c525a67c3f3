import { useState } from 'react';

/**
 * What a list shows, as its page's address says it, too: a reload and a link show the same list.
 * @param write the address's query for it
 */
export function useQueryState<Q extends { page: number }>(initial: Q, write: (query: Q) => string) {
  const [query, setQuery] = useState(initial);
  const show = (change: Partial<Q>) => {
    const next = { ...query, page: 1, ...change };
    setQuery(next);
    const text = write(next);
    window.history.replaceState(null, '', `${window.location.pathname}${text && `?${text}`}`);
  };
  return [query, show] as const;
}
