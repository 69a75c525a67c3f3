'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AuditEntry, AuditListResponse } from '@/contracts/staff';
import type { Locale } from '@/i18n/locales';
import { formatMoment } from '@/lib/format';
import { useApi } from '@/lib/use-api';
import { DataTable, type Column } from '../data-table';
import { ListEmpty, ListFailure, ListSkeleton } from '../list-states';
import { Pager } from '../pager';
import { MemberName } from '../staff/member-parts';

const PAGE_SIZE = 25;

interface AuditViewProps {
  locale: Locale;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** Who did what with which staff account, newest first. */
export function AuditView({ locale, labelledBy }: AuditViewProps) {
  const t = useTranslations('Staff');
  const [page, setPage] = useState(1);
  const { data, problem, busy, reload } = useApi<AuditListResponse>(`/dashboard/staff/audit?page=${page}&limit=${PAGE_SIZE}`, { keepPrevious: true });
  const columns = useColumns(locale);

  if (problem) return <ListFailure text={t('loadFailed')} detail={problem.message || t('noAnswer')} retry={t('tryAgain')} onRetry={() => void reload()} />;
  if (!data) return <ListSkeleton label={t('loading')} rows={8} />;
  if (data.data.length === 0) return <ListEmpty title={t('auditEmpty')} hint={t('auditEmptyHint')} />;
  return (
    <div className="flex flex-col gap-4">
      <DataTable labelledBy={labelledBy} columns={columns} rows={data.data} keyOf={({ id }) => id} busy={busy} />
      <Pager {...data.pagination} page={page} onChange={setPage} />
    </div>
  );
}

function useColumns(locale: Locale): Column<AuditEntry>[] {
  const t = useTranslations('Staff');
  return [
    { key: 'action', title: t('auditAction'), isRowHeader: true, isShort: true, cell: ({ action }) => <span className="font-semibold">{t(`auditActions.${action}`)}</span> },
    { key: 'subject', title: t('auditSubject'), cell: ({ subject }) => <Person {...subject} /> },
    { key: 'role', title: t('role'), cell: (entry) => <RoleGiven {...entry} /> },
    { key: 'actor', title: t('auditActor'), cell: (entry) => <Actor {...entry} /> },
    { key: 'at', title: t('auditWhen'), isShort: true, cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time> },
  ];
}

const Person = (person: AuditEntry['subject']) => (
  <div className="min-w-0 lg:min-w-52">
    <MemberName member={person} />
  </div>
);

/** Nobody who was signed in did it: either the account's owner, before there was one, or a rule. */
function Actor({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>) {
  const t = useTranslations('Staff');
  if (actor) return <Person {...actor} />;
  return <span className="text-ink-muted">{action === 'staff_requested' ? t('auditOwner') : t('auditSystem')}</span>;
}

function RoleGiven({ role, previousRole }: Pick<AuditEntry, 'role' | 'previousRole'>) {
  const t = useTranslations('Staff');
  const roles = useTranslations('Dashboard.roles');
  if (!role) return <span aria-hidden="true">–</span>;
  if (!previousRole || previousRole === role) return <span>{roles(role)}</span>;
  return <span>{t('auditRoleChange', { from: roles(previousRole), to: roles(role) })}</span>;
}
