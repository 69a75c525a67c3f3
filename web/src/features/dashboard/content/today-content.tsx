'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/action-button';
import { AlertIcon, ClockIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { useStaffTodayQuery } from '@/gql/hooks';
import type { StaffTodayQuery } from '@/gql/operations';
import { localePath, paths } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { GraphqlProvider } from '../graphql-provider';
import { boardQueryString } from './board-query';
import { editAddress } from './content-cells';
import { postsQueryString } from './posts-query';

/** What there is to do about content, and what happens to it by itself next. */
export function TodayContent() {
  return (
    <GraphqlProvider>
      <Today />
    </GraphqlProvider>
  );
}

function Today() {
  const t = useTranslations('ContentToday');
  const content = useTranslations('Content');
  const locale = useLocale();
  const { data, error, loading, refetch } = useStaffTodayQuery({ fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  const today = data?.staffToday;
  const board = localePath(locale, paths.dashboardTranslations);
  const figures = [
    { key: 'postsWithoutArabic', href: `${localePath(locale, paths.dashboardPosts)}?${postsQueryString({ show: 'withoutArabic' })}` },
    { key: 'servicesWithoutArabic', href: `${board}?${boardQueryString({ show: 'withoutArabic' })}` },
    { key: 'outdated', href: `${board}?${boardQueryString({ show: 'outdated' })}` },
    { key: 'drafts', href: `${board}?${boardQueryString({ show: 'drafts' })}` },
  ] as const;
  return (
    <section aria-labelledby="today-content" className="rounded-2xl border border-sand-200 bg-white p-5">
      <h2 id="today-content" className="text-lg">
        {t('title')}
      </h2>
      {error && !loading ? (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-danger">{t('failed')}</p>
          <ActionButton onClick={() => void refetch().catch(() => undefined)}>{content('tryAgain')}</ActionButton>
        </div>
      ) : (
        <>
          <ul className="mt-3 grid grid-cols-2 gap-3">
            {figures.map(({ key, href }) => (
              <li key={key} className="relative rounded-xl border border-sand-200 p-4 transition-colors hover:border-teal-300">
                <SiteLink href={href} className="card-link flex flex-col gap-1">
                  <span className="text-2xl font-semibold tabular-nums">
                    {today ? today[key] : <span className="text-base font-normal text-ink-muted">{t('counting')}</span>}
                  </span>
                  <span className="text-sm">{t(key)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          {today ? (
            <>
              {today.failed.length > 0 ? <ScheduledList title={t('notDone')} items={today.failed} hasFailed /> : null}
              <ScheduledList title={t('scheduled')} items={today.scheduled} />
            </>
          ) : null}
        </>
      )}
    </section>
  );
}

interface ScheduledListProps {
  title: string;
  items: StaffTodayQuery['staffToday']['scheduled'];
  /** They couldn't be done. */
  hasFailed?: boolean;
}

function ScheduledList({ title, items, hasFailed = false }: ScheduledListProps) {
  const t = useTranslations('ContentToday');
  const content = useTranslations('Content');
  const locale = useLocale();
  return (
    <>
      <h3 className="mt-5 text-base">{title}</h3>
      {items.length === 0 ? <p className="mt-1 text-sm text-ink-muted">{t('nothingScheduled')}</p> : null}
      <ul className="mt-2 flex flex-col gap-2">
        {items.map((item) => {
          const address = editAddress({ kind: item.kind, documentId: item.documentId, editorUrl: null }, locale) ?? localePath(locale, paths.dashboardPosts);
          const moment = formatMoment(item.at, locale);
          return (
            <li key={`${item.documentId}-${item.language}-${item.action}`} className="flex items-start gap-2 text-sm">
              {hasFailed ? (
                <AlertIcon className="mt-[0.2em] size-4 shrink-0 text-danger" />
              ) : (
                <ClockIcon className="mt-[0.2em] size-4 shrink-0 text-ink-muted" />
              )}
              <span className="min-w-0">
                <SiteLink href={address} className="text-link inline-block min-h-6 font-semibold [overflow-wrap:anywhere] text-primary pointer-coarse:min-h-11">
                  <bdi>{item.title}</bdi>
                </SiteLink>
                <span className={classNames('block', hasFailed ? 'text-danger' : 'text-ink-muted')}>
                  {content(`languages.${item.language}`)} · {content(`${item.action === 'publish' ? 'publish' : 'unpublish'}${hasFailed ? 'Failed' : 'esAt'}`, { moment })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
