import { useState } from 'react';
import type { InboxResponse } from '@/contracts/quotes';
import { inboxListPath, wholeInbox, type InboxQuery } from './inbox-query';

interface Seen {
  path: string;
  data: InboxResponse | null;
  /** ISO 8601, empty where the list was; null before the first answer. What was submitted later has arrived since. */
  newest: string | null;
  count: number;
}

const newestOf = (data: InboxResponse): string => data.data.reduce((latest, { submittedAt }) => (submittedAt > latest ? submittedAt : latest), '');

/** Elsewhere a quote can come up that was only on another page before. */
const showsNewest = ({ page, sort }: InboxQuery): boolean => page === 1 && sort === wholeInbox.sort;

/**
 * How many quote requests the newest answer has brought that the ones before didn't have. Another question starts anew.
 * @param data the answer to the query, or null
 */
export function useArrivals(query: InboxQuery, data: InboxResponse | null): number {
  const path = inboxListPath(query);
  const [seen, setSeen] = useState<Seen>({ path, data: null, newest: null, count: 0 });
  if (seen.path === path && seen.data === data) return seen.count;

  const before = seen.path === path ? seen.newest : null;
  const newest = data ? newestOf(data) : before;
  const count = data && before !== null && showsNewest(query) ? data.data.filter(({ submittedAt }) => submittedAt > before).length : 0;
  setSeen({ path, data, newest: before !== null && newest !== null && before > newest ? before : newest, count });
  return count;
}
