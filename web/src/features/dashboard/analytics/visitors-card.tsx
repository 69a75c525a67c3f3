'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/action-button';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { AnalyticsFiguresResponse, AnalyticsTotals } from '@/contracts/analytics-figures';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { useApi } from '@/lib/use-api';
import { ChangeMark } from './change-mark';
import { compareAmounts } from './compare';
import { formatCount } from './format-figures';
import { leftToRight } from './left-to-right';
import { figuresPath, presetRange, rangeQueryString } from './range';
import { useToday } from './use-range';

interface VisitorsCardProps {
  locale: Locale;
  /** The day in Dubai on which the page was rendered. */
  renderedToday: string;
}

/** How many came in the last seven days, and whether those are more than in the seven before, with the way to all figures. */
export function VisitorsCard({ locale, renderedToday }: VisitorsCardProps) {
  const t = useTranslations('Analytics');
  const today = useToday(renderedToday);
  const week = presetRange('week', today);
  const { data, problem, reload } = useApi<AnalyticsFiguresResponse>(figuresPath(week));
  return (
    <section aria-labelledby="visitors-card" className="rounded-2xl border border-sand-200 bg-white p-5">
      <h2 id="visitors-card" className="text-lg">
        {t('card.title')}
      </h2>
      {problem && !data ? (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-danger">{t('failed')}</p>
          <ActionButton onClick={() => void reload()}>{t('tryAgain')}</ActionButton>
        </div>
      ) : (
        <dl className="mt-3 mb-1 grid grid-cols-2 gap-3">
          {(['visitors', 'visits'] as const).map((key) => (
            <Amount key={key} label={t(`totals.${key}`)} counting={t('card.counting')} of={key} totals={data?.data.totals} before={data?.data.previousTotals} />
          ))}
        </dl>
      )}
      <ArrowLink href={`${localePath(locale, paths.dashboardAnalytics)}?${rangeQueryString(week, today)}`}>{t('card.open')}</ArrowLink>
    </section>
  );
}

interface AmountProps {
  label: string;
  counting: string;
  of: 'visitors' | 'visits';
  totals: AnalyticsTotals | undefined;
  before: AnalyticsTotals | undefined;
}

function Amount({ label, counting, of, totals, before }: AmountProps) {
  return (
    <div className="rounded-xl border border-sand-200 p-4">
      <dt className="text-sm">{label}</dt>
      <dd>
        {totals && before ? (
          <>
            <span className="block text-2xl font-semibold">{leftToRight(formatCount(totals[of]))}</span>
            <span className="text-sm">
              <ChangeMark change={compareAmounts(totals[of], before[of])} />
            </span>
          </>
        ) : (
          <span className="block text-ink-muted">{counting}</span>
        )}
      </dd>
    </div>
  );
}
