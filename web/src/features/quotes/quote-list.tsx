'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import type { QuoteListResponse } from '@/contracts/quotes';
import { localePath, paths } from '@/i18n/paths';
import { useApi } from '@/lib/use-api';
import { listCallPath, listPagePath } from './list-query';
import { ListSkeleton } from './list-skeleton';
import { POLL_MS } from './poll';
import { QuoteCard } from './quote-card';
import { QuoteFailure, StaleNote } from './quote-failure';
import { useListNews } from './use-list-news';

/** One page of a client's own requests, newest first; kept up to date for as long as it is looked at. */
export function QuoteList({ page }: { page: number }) {
  const t = useTranslations('Quotes');
  const list = useApi<QuoteListResponse>(listCallPath(page), { every: POLL_MS });
  const news = useListNews(list.data?.data ?? null);
  const { data, problem, busy, reload } = list;
  const isSignedOut = problem?.code === 'unauthorized';

  return (
    <section aria-labelledby="quote-list">
      <h2 id="quote-list" className="sr-only">
        {t('List.heading')}
      </h2>
      {/* Always there: only changes of an element that is already known are read out. */}
      <p role="status" className="sr-only">
        {news}
      </p>
      {data && !isSignedOut ? <Requests answer={data} page={page} /> : null}
      {problem && (!data || isSignedOut) ? (
        <QuoteFailure problem={problem} path={listPagePath(page)} title={t('List.failed')} busy={busy} onRetry={() => void reload()} />
      ) : null}
      {!data && !problem ? <ListSkeleton label={t('List.loading')} /> : null}
      {data && problem && !isSignedOut ? <StaleNote>{t('List.stale')}</StaleNote> : null}
    </section>
  );
}

function Requests({ answer: { data, pagination }, page }: { answer: QuoteListResponse; page: number }) {
  const t = useTranslations('Quotes');
  const paging = useTranslations('Pagination');
  const locale = useLocale();
  if (data.length === 0) {
    const isEmpty = pagination.total === 0;
    return isEmpty ? (
      <EmptyState title={t('empty')} hint={t('emptyHint')} action={<ButtonLink href={localePath(locale, paths.services)}>{t('services')}</ButtonLink>} />
    ) : (
      <EmptyState
        title={t('List.noPage')}
        hint={t('List.noPageHint')}
        action={<ButtonLink href={localePath(locale, paths.quotes)}>{t('List.firstPage')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.map((quote) => (
          <li key={quote.reference}>
            <QuoteCard quote={quote} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        hrefOf={(number) => localePath(locale, listPagePath(number))}
        labels={{ nav: paging('label'), previous: paging('previous'), next: paging('next'), page: (number) => paging('page', { page: number }) }}
      />
    </>
  );
}
