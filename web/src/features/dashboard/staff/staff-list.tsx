'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StaffListResponse, StaffMember } from '@/contracts/staff';
import type { Locale } from '@/i18n/locales';
import { formatDate } from '@/lib/format';
import type { ApiState } from '@/lib/use-api';
import { ActionButton } from '@/components/ui/action-button';
import { DataTable, type Column } from '../data-table';
import { ListEmpty, ListFailure, ListSkeleton } from '../list-states';
import { Pager } from '../pager';
import { MemberActs, MemberName, MemberStatus, PanelStatus } from './member-parts';
import type { StaffAct } from './staff-acts';
import { StaffFilters } from './staff-filters';
import type { StaffQuery } from './staff-query';

interface StaffListProps {
  locale: Locale;
  /** Id of the heading that names the table. */
  labelledBy: string;
  query: StaffQuery;
  list: ApiState<StaffListResponse>;
  onQuery: (change: Partial<StaffQuery>) => void;
  onAct: (act: StaffAct, member: StaffMember) => void;
}

/** All staff accounts: filters, table, pages. */
export function StaffList({ locale, labelledBy, query, list, onQuery, onAct }: StaffListProps) {
  const t = useTranslations('Staff');
  const columns = useColumns(locale, onAct);
  // A new one of these makes the search box empty again.
  const [clearings, setClearings] = useState(0);
  const { data, problem, busy, reload } = list;
  const showAll = () => {
    setClearings(clearings + 1);
    onQuery({ search: '', status: null });
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <StaffFilters key={clearings} query={query} onChange={onQuery} />
        <p role="status" className="text-sm text-ink-muted">
          {data && !busy && !problem ? t('total', { count: data.pagination.total }) : null}
        </p>
      </div>
      {problem ? (
        <ListFailure text={t('loadFailed')} detail={problem.message || t('noAnswer')} retry={t('tryAgain')} onRetry={() => void reload()} />
      ) : !data ? (
        <ListSkeleton label={t('loading')} />
      ) : data.data.length === 0 && !busy ? (
        <ListEmpty title={t('empty')} hint={t('emptyHint')} action={<ActionButton onClick={showAll}>{t('clearFilters')}</ActionButton>} />
      ) : (
        <DataTable labelledBy={labelledBy} columns={columns} rows={data.data} keyOf={({ id }) => id} busy={busy} />
      )}
      {data && !problem ? <Pager {...data.pagination} page={query.page} onChange={(page) => onQuery({ page })} /> : null}
    </div>
  );
}

function useColumns(locale: Locale, onAct: StaffListProps['onAct']): Column<StaffMember>[] {
  const t = useTranslations('Staff');
  const roles = useTranslations('Dashboard.roles');
  return [
    { key: 'name', title: t('name'), isRowHeader: true, cell: (member) => <div className="lg:min-w-56"><MemberName member={member} /></div> },
    { key: 'role', title: t('role'), isShort: true, cell: ({ role }) => <span>{role ? roles(role) : t('noRole')}</span> },
    { key: 'status', title: t('status'), isShort: true, cell: ({ status }) => <MemberStatus status={status} /> },
    { key: 'panel', title: t('panel'), isShort: true, cell: ({ panel }) => <PanelStatus panel={panel} /> },
    { key: 'created', title: t('created'), isShort: true, cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time> },
    { key: 'actions', title: t('actions'), hidesTitle: true, cell: (member) => <MemberActs member={member} onAct={onAct} /> },
  ];
}
