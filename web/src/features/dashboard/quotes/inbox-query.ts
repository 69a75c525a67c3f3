import { z } from 'zod';
import { inboxQuery, type inboxSorts, type quoteAges, type QuoteStatus } from '@/contracts/quotes';

type Age = (typeof quoteAges)[number];
export type InboxSort = (typeof inboxSorts)[number];

/** What the inbox shows. */
export interface InboxQuery {
  page: number;
  status: QuoteStatus | null;
  age: Age | null;
  /** `me`, `none`, or a member's id. */
  assignee: string | null;
  overdue: boolean;
  search: string;
  sort: InboxSort;
}

/** Everything, newest first. */
export const wholeInbox: InboxQuery = { page: 1, status: null, age: null, assignee: null, overdue: false, search: '', sort: 'newest' };

const PAGE_SIZE = 20;

const { page, status, age, assignee, overdue, search, sort } = inboxQuery.shape;
/** What is wrong in an address counts as not given. */
const lenientQuery = z.object({
  page: page.catch(wholeInbox.page),
  status: status.catch(undefined),
  age: age.catch(undefined),
  assignee: assignee.catch(undefined),
  overdue: overdue.catch(undefined),
  search: search.catch(undefined),
  sort: sort.catch(wholeInbox.sort),
});

/** From the page's address. */
export function readInboxQuery(given: Readonly<Record<string, string | string[] | undefined>>): InboxQuery {
  const read = lenientQuery.parse(given);
  return {
    page: read.page,
    status: read.status ?? null,
    age: read.age ?? null,
    assignee: read.assignee ?? null,
    overdue: read.overdue === 'true',
    search: read.search ?? '',
    sort: read.sort,
  };
}

/** Without pages; what is as always is left out. */
function filterParameters(query: InboxQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of ['status', 'age', 'assignee', 'search'] as const) {
    const value = query[name];
    if (value) parameters.set(name, value);
  }
  if (query.overdue) parameters.set('overdue', 'true');
  if (query.sort !== wholeInbox.sort) parameters.set('sort', query.sort);
  return parameters;
}

/** For the page's address. */
export function inboxQueryString(query: InboxQuery): string {
  const parameters = filterParameters(query);
  if (query.page > 1) parameters.set('page', String(query.page));
  return parameters.toString();
}

/** Path of the call that answers it. */
export function inboxListPath(query: InboxQuery): string {
  const parameters = filterParameters(query);
  parameters.set('page', String(query.page));
  parameters.set('limit', String(PAGE_SIZE));
  return `/dashboard/quotes?${parameters.toString()}`;
}

/** Address of the file with everything that the filters leave, on all pages. */
export function inboxExportHref(query: InboxQuery, locale: string): string {
  const parameters = filterParameters(query);
  parameters.set('language', locale);
  return `/api/dashboard/quotes/export?${parameters.toString()}`;
}

/** Whether anything is left out of the list. */
export const isNarrowed = ({ status, age, assignee, overdue, search }: InboxQuery): boolean =>
  status !== null || age !== null || assignee !== null || overdue || search !== '';
