'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/action-button';
import { ArrowLink } from '@/components/ui/arrow-link';
import { AlertIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { InboxResponse } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import { useApi } from '@/lib/use-api';
import { inboxQueryString, wholeInbox, type InboxQuery } from './inbox-query';

/** How often they are counted anew. */
const EVERY_MS = 30_000;

/** How many quote requests are new, and how many replies are late, each with the way to them. */
export function QuoteFigures({ locale }: { locale: Locale }) {
  const t = useTranslations('QuoteInbox.figures');
  const inbox = useTranslations('QuoteInbox');
  const { data, problem, reload } = useApi<InboxResponse>('/dashboard/quotes?limit=1', { every: EVERY_MS });
  const hrefOf = (change: Partial<InboxQuery>) => `${localePath(locale, paths.dashboardQuotes)}?${inboxQueryString({ ...wholeInbox, ...change })}`;
  return (
    <section aria-labelledby="quote-figures" className="rounded-2xl border border-sand-200 bg-white p-5">
      <h2 id="quote-figures" className="text-lg">
        {t('title')}
      </h2>
      {problem && !data ? (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-danger">{t('failed')}</p>
          <ActionButton onClick={() => void reload()}>{inbox('tryAgain')}</ActionButton>
        </div>
      ) : (
        <ul className="mt-3 mb-1 grid grid-cols-2 gap-3">
          <Figure label={t('new')} value={data?.counts.new} href={hrefOf({ status: 'new' })} counting={t('counting')} />
          <Figure label={t('overdue')} value={data?.counts.overdue} href={hrefOf({ overdue: true, sort: 'due' })} counting={t('counting')} isUrgent />
        </ul>
      )}
      <ArrowLink href={localePath(locale, paths.dashboardQuotes)}>{t('open')}</ArrowLink>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: number | undefined;
  href: string;
  counting: string;
  /** More than none of these has a mark. */
  isUrgent?: boolean;
}

function Figure({ label, value, href, counting, isUrgent = false }: FigureProps) {
  const marked = isUrgent && value !== undefined && value > 0;
  return (
    <li className={classNames('relative rounded-xl border p-4 transition-colors', marked ? 'border-danger/40 text-danger' : 'border-sand-200 hover:border-teal-300')}>
      <SiteLink href={href} className="card-link flex flex-col gap-1">
        <span className="flex items-center gap-2 text-2xl font-semibold tabular-nums">
          {value === undefined ? <span className="text-base font-normal text-ink-muted">{counting}</span> : value}
          {marked ? <AlertIcon className="size-5 shrink-0" /> : null}
        </span>
        <span className="text-sm">{label}</span>
      </SiteLink>
    </li>
  );
}
