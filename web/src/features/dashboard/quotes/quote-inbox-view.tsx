'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { DownloadIcon } from '@/components/ui/icons';
import type { InboxResponse, QuoteAssignee } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';
import { useApi } from '@/lib/use-api';
import { ListEmpty, ListFailure, ListSkeleton } from '../list-states';
import { Pager } from '../pager';
import { InboxFilters } from './inbox-filters';
import { inboxExportHref, inboxListPath, inboxQueryString, isNarrowed, wholeInbox, type InboxQuery } from './inbox-query';
import { InboxTable } from './inbox-table';
import { OutdatedNote } from './outdated-note';
import { StatusFilter } from './status-filter';
import { useArrivals } from './use-arrivals';

interface QuoteInboxViewProps {
  locale: Locale;
  /** Id of the heading that names the table. */
  labelledBy: string;
  initialQuery: InboxQuery;
}

/** How often the inbox asks for news. */
const EVERY_MS = 10_000;

/** All quote requests that clients have sent. */
export function QuoteInboxView({ locale, labelledBy, initialQuery }: QuoteInboxViewProps) {
  const t = useTranslations('QuoteInbox');
  const [query, setQuery] = useState(initialQuery);
  // A new one of these makes the search box empty again.
  const [clearings, setClearings] = useState(0);
  const { data, isPrevious, problem, busy, reload } = useApi<InboxResponse>(inboxListPath(query), { every: EVERY_MS, keepPrevious: true });
  const assignees = useApi<{ data: QuoteAssignee[] }>('/dashboard/quotes/assignees');
  const arrivals = useArrivals(query, isPrevious ? null : data);

  const showQuery = (change: Partial<InboxQuery>) => {
    const next = { ...query, page: 1, ...change };
    setQuery(next);
    const text = inboxQueryString(next);
    // The address follows, so that a reload and a link show the same list.
    window.history.replaceState(null, '', `${window.location.pathname}${text && `?${text}`}`);
  };
  const showAll = () => {
    setClearings(clearings + 1);
    showQuery({ ...wholeInbox, sort: query.sort });
  };
  // Rows that answered other filters would be taken for the answer to these.
  const isLost = problem !== null && (data === null || isPrevious);

  return (
    <div className="flex flex-col gap-4">
      <StatusFilter query={query} counts={data?.counts ?? null} onChange={showQuery} />
      <InboxFilters key={clearings} query={query} assignees={assignees.data?.data ?? null} onChange={showQuery} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {data && !busy && !isLost ? t('count', { count: data.pagination.total }) : null}
          {arrivals > 0 ? <span className="ms-3 font-semibold text-teal-800">{t('arrivals', { count: arrivals })}</span> : null}
        </p>
        <a
          href={inboxExportHref(query, locale)}
          download
          className="inline-flex min-h-9 items-center gap-2 rounded-xl border border-ink/20 bg-white px-3.5 py-1 text-sm font-semibold transition-[border-color] pointer-coarse:min-h-11 hover:border-ink"
        >
          <DownloadIcon className="size-4" />
          {t('export')}
        </a>
      </div>
      {problem && !isLost ? <OutdatedNote problem={problem} onRetry={() => void reload()} /> : null}
      {isLost ? (
        <ListFailure text={t('loadFailed')} detail={problem.message || t('noAnswer')} retry={t('tryAgain')} onRetry={() => void reload()} />
      ) : !data ? (
        <ListSkeleton label={t('loading')} rows={8} />
      ) : data.data.length > 0 || busy ? (
        <InboxTable locale={locale} labelledBy={labelledBy} quotes={data.data} busy={busy} />
      ) : isNarrowed(query) || query.page > 1 ? (
        <ListEmpty title={t('nothingFound')} hint={t('nothingFoundHint')} action={<ActionButton onClick={showAll}>{t('clearFilters')}</ActionButton>} />
      ) : (
        <ListEmpty title={t('empty')} hint={t('emptyHint')} />
      )}
      {data && !isLost ? <Pager {...data.pagination} page={query.page} onChange={(page) => showQuery({ page })} /> : null}
    </div>
  );
}
