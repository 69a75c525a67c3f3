'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { ArrowOutIcon, PlusIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { localePath, paths } from '@/i18n/paths';
import type { Column } from '../data-table';
import { GraphqlProvider } from '../graphql-provider';
import { ListEmpty } from '../list-states';
import { SearchForm } from '../search-form';
import { addLink } from './add-link';
import { ChoiceChips } from './choice-chips';
import { LastChange, TitleLink } from './content-cells';
import type { StaffContent } from './content-form';
import { ListFrame } from './list-frame';
import { postShows, postsQueryString, postsVariables, type PostsQuery } from './posts-query';
import { useStandingColumns } from './standing-columns';
import { useContentList } from './use-content-list';
import { useQueryState } from './use-query-state';

interface PostsViewProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  initialQuery: PostsQuery;
  /** Where a new post is begun in the admin panel; undefined where that has no known address. */
  newPostUrl: string | undefined;
}

/** All posts by how they stand; they are written in the admin panel. */
export function PostsView(props: PostsViewProps) {
  return (
    <GraphqlProvider>
      <Posts {...props} />
    </GraphqlProvider>
  );
}

function Posts({ labelledBy, initialQuery, newPostUrl }: PostsViewProps) {
  const t = useTranslations('ContentPosts');
  const [query, show] = useQueryState(initialQuery, postsQueryString);
  // A new one of these makes the search box empty again.
  const [clearings, setClearings] = useState(0);
  const list = useContentList(postsVariables(query));
  const columns = useColumns();
  const newPost = newPostUrl ? <NewPostLink href={newPostUrl} /> : null;
  return (
    <div className="flex flex-col gap-4">
      <ChoiceChips label={t('show')} options={postShows.map((value) => ({ value, label: t(`shows.${value}`) }))} value={query.show} onChange={(value) => show({ show: value })} />
      <SearchForm key={clearings} label={t('filters')} searchLabel={t('search')} searched={query.search} onSearch={(search) => show({ search })} className="max-w-md" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {list.documents && !list.busy && !list.problem ? t('count', { count: list.total }) : null}
        </p>
        {newPost}
      </div>
      <ListFrame
        labelledBy={labelledBy}
        list={list}
        columns={columns}
        page={query.page}
        onPage={(page) => show({ page })}
        empty={
          query.show === 'all' && query.search === '' ? (
            <ListEmpty title={t('empty')} hint={t('emptyHint')} action={newPost} />
          ) : (
            <ListEmpty
              title={t('nothingFound')}
              hint={t('nothingFoundHint')}
              action={
                <ActionButton
                  onClick={() => {
                    setClearings(clearings + 1);
                    show({ show: 'all', search: '' });
                  }}
                >
                  {t('showAll')}
                </ActionButton>
              }
            />
          )
        }
      />
    </div>
  );
}

function NewPostLink({ href }: { href: string }) {
  const t = useTranslations('ContentPosts');
  const dashboard = useTranslations('Dashboard');
  return (
    <a href={href} target="_blank" rel="noopener" className={addLink}>
      <PlusIcon className="size-4" />
      {t('newPost')}
      <ArrowOutIcon className="size-4 rtl:-scale-x-100" />
      <span className="sr-only">{dashboard('opensNewTab')}</span>
    </a>
  );
}

function useColumns(): Column<StaffContent>[] {
  const t = useTranslations('ContentPosts');
  const locale = useLocale();
  const standings = useStandingColumns();
  const isLive = ({ languages }: StaffContent) => languages.some(({ state }) => state === 'published' || state === 'changed');
  return [
    { key: 'title', title: t('post'), isRowHeader: true, cell: (document) => <TitleLink document={document} hasPicture /> },
    ...standings,
    { key: 'changed', title: t('changed'), cell: (document) => <LastChange document={document} /> },
    {
      key: 'view',
      title: t('view'),
      hidesTitle: true,
      cell: (document) =>
        isLive(document) ? (
          <SiteLink
            href={localePath(locale, paths.post(document.slug))}
            aria-label={`${t('view')}: ${document.slug}`}
            className="text-link inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-primary pointer-coarse:min-h-11"
          >
            {t('view')}
          </SiteLink>
        ) : null,
    },
  ];
}
