'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../data-table';
import { ListFailure, ListSkeleton } from '../list-states';
import { Pager } from '../pager';
import type { StaffContent } from './content-form';
import { PAGE_SIZE } from './content-query';
import type { ContentList } from './use-content-list';

interface ListFrameProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  list: ContentList;
  columns: readonly Column<StaffContent>[];
  page: number;
  onPage: (page: number) => void;
  /** Stands where there is nothing. */
  empty: ReactNode;
}

/** A list of content in every state it can be in: on its way, not to be had, empty, or there. */
export function ListFrame({ labelledBy, list: { documents, total, busy, problem, reload }, columns, page, onPage, empty }: ListFrameProps) {
  const content = useTranslations('Content');
  if (problem) return <ListFailure text={content('loadFailed')} detail={problem.message || content('noAnswer')} retry={content('tryAgain')} onRetry={reload} />;
  if (!documents) return <ListSkeleton label={content('loading')} rows={8} />;
  return (
    <>
      {documents.length > 0 || busy ? <DataTable labelledBy={labelledBy} columns={columns} rows={documents} keyOf={({ documentId }) => documentId} busy={busy} /> : empty}
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={onPage} />
    </>
  );
}
