import { useTranslations } from 'next-intl';
import type { AnalyticsFigures } from '@/contracts/analytics-figures';
import { ChartPanel } from './chart-panel';
import { FiguresTable } from './figures-table';
import { formatCount, formatHour } from './format-figures';
import { leftToRight } from './left-to-right';
import type { ChartsState } from './use-charts';

/** At which hours of the day the website is visited. */
export function HourPanel({ figures: { range, byHour }, charts }: { figures: AnalyticsFigures; charts: ChartsState }) {
  const t = useTranslations('Analytics');
  return (
    <ChartPanel
      table="hours"
      title={t('hours.title')}
      hint={t('hours.hint')}
      range={range}
      state={charts}
      chart={({ HourChart }, titleId) => <HourChart labelledBy={titleId} hours={byHour} />}
      rows={(titleId) => (
        <FiguresTable
          labelledBy={titleId}
          title={t('hours.hour')}
          hasStickyHead
          rows={byHour}
          keyOf={({ hour }) => hour}
          nameOf={({ hour }) => leftToRight(`${formatHour(hour)}–${formatHour(hour + 1)}`)}
          columns={[
            { key: 'visits', title: t('totals.visits'), cell: ({ visits }) => formatCount(visits) },
            { key: 'pageviews', title: t('totals.pageviews'), cell: ({ pageviews }) => formatCount(pageviews) },
          ]}
        />
      )}
    />
  );
}
