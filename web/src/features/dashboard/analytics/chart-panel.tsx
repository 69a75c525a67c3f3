import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import type { AnalyticsTable, DayRange } from '@/contracts/analytics-figures';
import { Panel } from './panel';
import type { ChartsState } from './use-charts';

interface ChartPanelProps {
  table: AnalyticsTable;
  title: string;
  hint?: string;
  range: DayRange;
  state: ChartsState;
  /** Stands above the chart. */
  legend?: ReactNode;
  chart: (charts: NonNullable<ChartsState['charts']>, titleId: string) => ReactNode;
  /** The same figures as a table. */
  rows: (titleId: string) => ReactNode;
}

const views = ['chart', 'table'] as const;

const button =
  'inline-flex min-h-8 cursor-pointer items-center rounded-[9px] px-3 text-sm text-ink-muted pointer-coarse:min-h-11 hover:text-ink aria-pressed:bg-white aria-pressed:font-semibold aria-pressed:text-ink';

/** A chart, and the table that says the same; both take the same room. */
export function ChartPanel({ table, title, hint, range, state, legend, chart, rows }: ChartPanelProps) {
  const t = useTranslations('Analytics.chart');
  const [view, setView] = useState<(typeof views)[number]>('chart');
  const choice = (
    <div role="group" aria-label={t('viewOf', { title })} className="flex gap-0.5 rounded-xl border border-sand-200 bg-sand-50 p-0.5">
      {views.map((option) => (
        <button key={option} type="button" aria-pressed={view === option} onClick={() => setView(option)} className={button}>
          {t(option)}
        </button>
      ))}
    </div>
  );
  return (
    <Panel title={title} hint={hint} file={{ table, range }} action={choice}>
      {(titleId) => (
        <>
          {legend}
          {view === 'table' ? (
            <div role="group" aria-labelledby={titleId} tabIndex={0} className="relative h-72 overflow-y-auto">
              {rows(titleId)}
            </div>
          ) : (
            <div className="h-72">
              {state.charts ? chart(state.charts, titleId) : state.failed ? <NoCharts onRetry={state.retry} /> : <div className="size-full animate-pulse rounded-xl bg-sand-50" />}
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function NoCharts({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('Analytics');
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{t('chart.failed')}</p>
      <ActionButton onClick={onRetry}>{t('tryAgain')}</ActionButton>
    </div>
  );
}
