'use client';

import { useTranslations } from 'next-intl';
import type { StaffListResponse, StaffMember } from '@/contracts/staff';
import type { Locale } from '@/i18n/locales';
import { formatDate } from '@/lib/format';
import type { ApiState } from '@/lib/use-api';
import { ActionButton } from '@/components/ui/action-button';
import { MemberActs, MemberName } from './member-parts';
import type { StaffAct } from './staff-acts';

interface PendingRequestsProps {
  locale: Locale;
  list: ApiState<StaffListResponse>;
  onAct: (act: StaffAct, member: StaffMember) => void;
}

/** Who waits for an administrator, before everything else. */
export function PendingRequests({ locale, list, onAct }: PendingRequestsProps) {
  const t = useTranslations('Staff');
  const total = list.data?.pagination.total ?? 0;
  return (
    <section aria-labelledby="pending-requests" className="rounded-2xl border border-sand-200 bg-sand-50 p-4 sm:p-5">
      <h2 id="pending-requests" className="flex items-center gap-2.5 text-lg">
        {t('pendingTitle')}
        {total > 0 ? <span className="min-w-7 rounded-full bg-coral px-2 py-0.5 text-center text-sm leading-6 text-ink">{total}</span> : null}
      </h2>
      <Requests locale={locale} list={list} onAct={onAct} />
    </section>
  );
}

function Requests({ locale, list: { data, problem, busy, reload }, onAct }: PendingRequestsProps) {
  const t = useTranslations('Staff');
  const roles = useTranslations('Dashboard.roles');
  if (problem) {
    return (
      <div role="alert" className="mt-1 flex flex-wrap items-center gap-3">
        <p className="text-sm text-danger">{t('loadFailed')}</p>
        <ActionButton onClick={() => void reload()}>{t('tryAgain')}</ActionButton>
      </div>
    );
  }
  if (!data?.data.length) return <p className="mt-1 text-sm text-ink-muted">{data ? t('pendingEmpty') : t('loading')}</p>;

  const more = data.pagination.total - data.data.length;
  return (
    <>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{t('pendingText')}</p>
      <ul aria-busy={busy} className="mt-4 grid gap-3 xl:grid-cols-2">
        {data.data.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-sand-200 bg-white p-4">
            <div className="min-w-0 basis-64 grow">
              <MemberName member={member} />
              <p className="mt-1 text-sm text-ink-muted">
                {member.requestedRole ? `${t('asksFor', { role: roles(member.requestedRole) })} · ` : null}
                {t('since', { date: formatDate(member.createdAt, locale) })}
              </p>
            </div>
            <MemberActs member={member} prominent onAct={onAct} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-3 text-sm">{t('pendingMore', { count: more })}</p> : null}
    </>
  );
}
