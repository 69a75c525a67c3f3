import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import type { AnalyticsTable, DayRange } from '@/contracts/analytics-figures';
import { FiguresTable, type FiguresColumn } from './figures-table';
import { Panel } from './panel';

/** So many are in sight; the others on demand. */
const SHORT_ROWS = 8;

/** Lists that have no order of their own. */
type RankedTable = Exclude<AnalyticsTable, 'days' | 'hours' | 'funnel'>;

interface RankingProps<T> {
  table: RankedTable;
  range: DayRange;
  rows: readonly T[];
  nameOf: (row: T) => ReactNode;
  /** What the rows are ordered by. */
  amountOf: (row: T) => number;
  columns: readonly FiguresColumn<T>[];
}

/** What there was most of, largest first. */
export function Ranking<T extends { key: string }>({ table, range, rows, nameOf, amountOf, columns }: RankingProps<T>) {
  const t = useTranslations('Analytics.rankings');
  const [showsAll, setShowsAll] = useState(false);
  const largest = Math.max(1, ...rows.map(amountOf));
  return (
    <Panel title={t(`${table}.title`)} file={{ table, range }}>
      {(titleId) =>
        rows.length === 0 ? (
          <p className="text-ink-muted">{t('none')}</p>
        ) : (
          <>
            <FiguresTable
              labelledBy={titleId}
              title={t(`${table}.what`)}
              rows={showsAll ? rows : rows.slice(0, SHORT_ROWS)}
              keyOf={({ key }) => key}
              nameOf={nameOf}
              columns={columns}
              barOf={(row) => amountOf(row) / largest}
            />
            {rows.length > SHORT_ROWS ? (
              <ActionButton variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} className="mt-2">
                {showsAll ? t('fewer') : t('all', { count: rows.length })}
              </ActionButton>
            ) : null}
          </>
        )
      }
    </Panel>
  );
}
