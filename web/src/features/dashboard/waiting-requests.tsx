'use client';

import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { StaffListResponse } from '@/contracts/staff';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { useApi } from '@/lib/use-api';
import { ActionButton } from '@/components/ui/action-button';

/** How many people wait for an administrator, with the way to them. */
export function WaitingRequests({ locale }: { locale: Locale }) {
  const t = useTranslations('Dashboard');
  const { data, problem, reload } = useApi<StaffListResponse>('/dashboard/staff?status=pending&limit=1');
  const total = data?.pagination.total;
  return (
    <section aria-labelledby="waiting-requests" className="rounded-2xl border border-sand-200 bg-white p-5">
      <h2 id="waiting-requests" className="text-lg">
        {t('requestsTitle')}
      </h2>
      {problem ? (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-danger">{t('requestsFailed')}</p>
          <ActionButton onClick={() => void reload()}>{t('tryAgain')}</ActionButton>
        </div>
      ) : (
        <>
          <p role="status" className="mt-2 mb-1 text-xl">
            {total === undefined ? <span className="text-ink-muted">{t('requestsLoading')}</span> : t('requestsCount', { count: total })}
          </p>
          <ArrowLink href={localePath(locale, paths.dashboardStaff)}>{total ? t('requestsReview') : t('staff')}</ArrowLink>
        </>
      )}
    </section>
  );
}
