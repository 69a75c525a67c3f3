'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { PlusIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { localePath, paths } from '@/i18n/paths';
import type { Column } from '../data-table';
import { GraphqlProvider } from '../graphql-provider';
import { ListEmpty } from '../list-states';
import { News } from '../news';
import { addLink } from './add-link';
import { LastChange, TitleLink } from './content-cells';
import { ContentFilters } from './content-filters';
import type { StaffContent } from './content-form';
import { contentQueryString, contentVariables, isNarrowed, wholeList, type ContentNews, type ContentQuery } from './content-query';
import { ListFrame } from './list-frame';
import { ServiceOrder } from './service-order';
import { useStandingColumns } from './standing-columns';
import { useContentList } from './use-content-list';
import { useQueryState } from './use-query-state';

interface ServicesViewProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  initialQuery: ContentQuery;
  /** What was done on the page before. */
  initialNews: ContentNews | null;
}

/** All services, in both languages. */
export function ServicesView(props: ServicesViewProps) {
  return (
    <GraphqlProvider>
      <Services {...props} />
    </GraphqlProvider>
  );
}

type Told = ContentNews | 'ordered';

function Services({ labelledBy, initialQuery, initialNews }: ServicesViewProps) {
  const t = useTranslations('ContentList');
  const locale = useLocale();
  const [query, show] = useQueryState(initialQuery, contentQueryString);
  const [isOrdering, setIsOrdering] = useState(false);
  const [news, setNews] = useState<Told | null>(initialNews);
  // A new one of these makes the search box empty again.
  const [clearings, setClearings] = useState(0);
  const list = useContentList({ kind: 'service', ...contentVariables(query) });
  const { documents, total, busy, problem, reload } = list;
  const columns = useColumns();
  // It is told once, not again after a reload.
  useEffect(() => {
    if (initialNews) window.history.replaceState(null, '', window.location.pathname);
  }, [initialNews]);

  const showAll = () => {
    setClearings(clearings + 1);
    show({ ...wholeList, sort: query.sort });
  };
  const newService = (
    <SiteLink href={localePath(locale, paths.dashboardNewService)} className={addLink}>
      <PlusIcon className="size-4" />
      {t('newService')}
    </SiteLink>
  );

  if (isOrdering) {
    return (
      <ServiceOrder
        onDone={() => {
          setIsOrdering(false);
          setNews('ordered');
          reload();
        }}
        onClose={() => setIsOrdering(false)}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <News onDismiss={() => setNews(null)}>{news ? t(`news.${news}`) : null}</News>
      <ContentFilters key={clearings} query={query} onChange={show} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {documents && !busy && !problem ? t('count', { count: total }) : null}
        </p>
        <div className="flex flex-wrap gap-3">
          <ActionButton
            onClick={() => {
              setNews(null);
              setIsOrdering(true);
            }}
          >
            {t('order.start')}
          </ActionButton>
          <SiteLink href={localePath(locale, paths.dashboardNewSubService())} className={addLink}>
            <PlusIcon className="size-4" />
            {t('newSubService')}
          </SiteLink>
          {newService}
        </div>
      </div>
      <ListFrame
        labelledBy={labelledBy}
        list={list}
        columns={columns}
        page={query.page}
        onPage={(page) => show({ page })}
        empty={
          isNarrowed(query) || query.page > 1 ? (
            <ListEmpty title={t('nothingFound')} hint={t('nothingFoundHint')} action={<ActionButton onClick={showAll}>{t('showAll')}</ActionButton>} />
          ) : (
            <ListEmpty title={t('empty')} hint={t('emptyHint')} action={newService} />
          )
        }
      />
    </div>
  );
}

function useColumns(): Column<StaffContent>[] {
  const t = useTranslations('ContentList');
  const standings = useStandingColumns();
  return [
    { key: 'title', title: t('service'), isRowHeader: true, cell: (document) => <TitleLink document={document} hasPicture /> },
    ...standings,
    { key: 'changed', title: t('changed'), cell: (document) => <LastChange document={document} /> },
  ];
}
