import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AnalyticsDay, AnalyticsFigures } from '@/contracts/analytics-figures';
import { ChoiceChips } from '../content/choice-chips';
import { ChartPanel } from './chart-panel';
import type { DayMetric } from './charts';
import { FiguresTable } from './figures-table';
import { formatCount, formatLongDay } from './format-figures';
import type { ChartsState } from './use-charts';

const metrics: readonly DayMetric[] = ['visitors', 'visits', 'pageviews'];

/** The period day by day, with the one before. */
export function DayPanel({ figures: { range, byDay, previousByDay }, charts }: { figures: AnalyticsFigures; charts: ChartsState }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const [metric, setMetric] = useState<DayMetric>('visits');
  const rows = byDay.map((day, index) => ({ ...day, before: previousByDay[index]?.[metric] ?? 0 }));
  const ofDay = (key: DayMetric) => ({ key, title: t(`totals.${key}`), cell: (day: AnalyticsDay) => formatCount(day[key]) });
  return (
    <ChartPanel
      table="days"
      title={t('days.title')}
      range={range}
      state={charts}
      legend={
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ChoiceChips label={t('days.metric')} options={metrics.map((value) => ({ value, label: t(`totals.${value}`) }))} value={metric} onChange={setMetric} />
          <ul className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="w-6 border-t-2 border-teal-600" />
              {t('days.now')}
            </li>
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-ink-muted" />
              {t('days.before')}
            </li>
          </ul>
        </div>
      }
      chart={({ DayChart }, titleId) => <DayChart labelledBy={titleId} metric={metric} days={byDay} previous={previousByDay} />}
      rows={(titleId) => (
        <FiguresTable
          labelledBy={titleId}
          title={t('days.day')}
          hasStickyHead
          // The newest first.
          rows={[...rows].reverse()}
          keyOf={({ date }) => date}
          nameOf={({ date }) => formatLongDay(date, locale)}
          columns={[
            ...metrics.map((key) => ({ ...ofDay(key), isMinor: key !== metric })),
            { key: 'before', title: t('days.metricBefore', { metric: t(`totals.${metric}`) }), cell: ({ before }) => formatCount(before) },
          ]}
        />
      )}
    />
  );
}
