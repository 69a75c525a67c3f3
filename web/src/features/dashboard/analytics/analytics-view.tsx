'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { AnalyticsFigures, AnalyticsFiguresResponse } from '@/contracts/analytics-figures';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { useApi } from '@/lib/use-api';
import { isolate } from '../isolated';
import { ListEmpty, ListFailure } from '../list-states';
import { OutdatedNote } from '../quotes/outdated-note';
import { DayPanel } from './day-panel';
import { Definitions } from './definitions';
import { FiguresSkeleton } from './figures-skeleton';
import { formatPlainDay } from './format-figures';
import { Funnel } from './funnel';
import { HourPanel } from './hour-panel';
import { KeyFigures } from './key-figures';
import { figuresPath } from './range';
import { RangePicker } from './range-picker';
import { Rankings } from './rankings';
import { useCharts } from './use-charts';
import { useRange, useToday } from './use-range';

interface AnalyticsViewProps {
  /** The address's query that the page was rendered for. */
  renderedSearch: string;
  /** The day in Dubai on which it was rendered. */
  renderedToday: string;
}

/** How often the figures, and who is on the website now, are asked for anew. */
const EVERY_MS = 30_000;

/** Who came to the website in a period, and what they did there. */
export function AnalyticsView({ renderedSearch, renderedToday }: AnalyticsViewProps) {
  const t = useTranslations('Analytics');
  const today = useToday(renderedToday);
  const [range, show] = useRange(renderedSearch, today);
  const { data, isPrevious, problem, busy, reload } = useApi<AnalyticsFiguresResponse>(figuresPath(range), { every: EVERY_MS, keepPrevious: true });
  // Figures of another period would be taken for those of this one.
  const isLost = problem !== null && (data === null || isPrevious);
  return (
    <div className="flex flex-col gap-6">
      <RangePicker range={range} today={today} onChange={show} />
      <p role="status" className="sr-only">
        {data && busy ? t('loading') : data && !isLost ? t('loaded') : null}
      </p>
      {problem && !isLost ? <OutdatedNote problem={problem} onRetry={() => void reload()} /> : null}
      {isLost ? (
        <ListFailure text={t('failed')} detail={problem.message || t('noAnswer')} retry={t('tryAgain')} onRetry={() => void reload()} />
      ) : data ? (
        <Figures figures={data.data} busy={isPrevious} />
      ) : (
        <FiguresSkeleton label={t('loading')} />
      )}
    </div>
  );
}

function Figures({ figures, busy }: { figures: AnalyticsFigures; busy: boolean }) {
  const t = useTranslations('Analytics');
  const charts = useCharts();
  const { totals, clicks, funnel, dropped } = figures;
  const isEmpty = totals.visits === 0 && totals.pageviews === 0 && clicks.length === 0 && funnel.quotes === 0;
  return (
    <div aria-busy={busy} className={classNames('flex flex-col gap-4 transition-opacity', busy && 'opacity-60')}>
      <Period figures={figures} />
      <KeyFigures figures={figures} />
      {isEmpty ? (
        <ListEmpty title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <>
          <DayPanel figures={figures} charts={charts} />
          <div className="grid gap-4 lg:grid-cols-2">
            <HourPanel figures={figures} charts={charts} />
            <Funnel figures={figures} />
          </div>
          <Rankings figures={figures} />
        </>
      )}
      <Definitions dropped={dropped} />
    </div>
  );
}

/** Which days are shown and which they are compared with, until when events are counted, and how many people are there now. */
function Period({ figures: { range, previous, generatedAt, online } }: { figures: AnalyticsFigures }) {
  const t = useTranslations('Analytics.period');
  const locale = useLocale();
  const daysOf = ({ from, to }: { from: string; to: string }) =>
    from === to ? formatPlainDay(from, locale) : t('days', { from: formatPlainDay(from, locale), to: formatPlainDay(to, locale) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p className="min-w-0">
        <span className="font-semibold">{daysOf(range)}</span>{' '}
        <span className="text-ink-muted">{t.rich('compared', { days: daysOf(previous), isolate })}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
        <span className="flex items-center gap-2 font-semibold text-ink">
          <span aria-hidden="true" className={classNames('size-2.5 rounded-full', online > 0 ? 'bg-teal-500' : 'bg-sand-300')} />
          {t('online', { count: online })}
        </span>
        <span>{t('counted', { moment: formatMoment(generatedAt, locale) })}</span>
      </p>
    </div>
  );
}
