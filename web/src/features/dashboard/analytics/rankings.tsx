import { useTranslations } from 'next-intl';
import type { AnalyticsFigures, AnalyticsPage, AnalyticsShare } from '@/contracts/analytics-figures';
import type { FiguresColumn } from './figures-table';
import { formatCount } from './format-figures';
import { Ranking } from './ranking';
import { useDuration, useKeyNames, type KeyKind } from './use-names';

const shares = { sources: 'source', countries: 'country', languages: 'language', devices: 'device' } as const satisfies Record<string, KeyKind>;

/** What was looked at, who looked at it from where, and what was pressed. */
export function Rankings({ figures }: { figures: AnalyticsFigures }) {
  const t = useTranslations('Analytics.totals');
  const nameOf = useKeyNames();
  const duration = useDuration();
  const { range } = figures;

  const pageColumns: FiguresColumn<AnalyticsPage>[] = [
    { key: 'pageviews', title: t('views'), cell: ({ pageviews }) => formatCount(pageviews) },
    { key: 'visits', title: t('visits'), cell: ({ visits }) => formatCount(visits), isMinor: true },
    { key: 'time', title: t('time'), cell: ({ averageSeconds }) => <span className="whitespace-nowrap">{duration(averageSeconds)}</span>, isMinor: true },
  ];
  const shareColumns: FiguresColumn<AnalyticsShare>[] = [
    { key: 'visits', title: t('visits'), cell: ({ visits }) => formatCount(visits) },
    { key: 'visitors', title: t('visitors'), cell: ({ visitors }) => formatCount(visitors) },
    { key: 'pageviews', title: t('views'), cell: ({ pageviews }) => formatCount(pageviews), isMinor: true },
  ];

  const pagesOf = (table: 'pages' | 'services' | 'posts') => (
    <Ranking
      table={table}
      range={range}
      rows={figures[table]}
      amountOf={({ pageviews }) => pageviews}
      columns={pageColumns}
      nameOf={({ key, label }) => (
        <>
          <Name text={nameOf(null, key, label)} />
          {table === 'pages' && label ? (
            <bdi dir="ltr" className="block text-sm [overflow-wrap:anywhere] text-ink-muted rtl:text-end">
              {key}
            </bdi>
          ) : null}
        </>
      )}
    />
  );
  const sharesOf = (table: keyof typeof shares) => (
    <Ranking
      table={table}
      range={range}
      rows={figures[table]}
      amountOf={({ visits }) => visits}
      columns={shareColumns}
      nameOf={({ key }) => <Name text={nameOf(shares[table], key)} />}
    />
  );

  return (
    // Two columns of their own instead of rows: lists are of very different length.
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        {pagesOf('pages')}
        {pagesOf('services')}
        {pagesOf('posts')}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {sharesOf('sources')}
        {sharesOf('countries')}
        {sharesOf('languages')}
        {sharesOf('devices')}
        <Ranking
          table="clicks"
          range={range}
          rows={figures.clicks}
          amountOf={({ clicks }) => clicks}
          columns={[{ key: 'clicks', title: t('clicks'), cell: ({ clicks }) => formatCount(clicks) }]}
          nameOf={({ key, label }) => <Name text={nameOf(null, key, label)} />}
        />
      </div>
    </div>
  );
}

/** As visitors' browsers sent it: of whichever script, and of any length. */
const Name = ({ text }: { text: string }) => <bdi className="[overflow-wrap:anywhere]">{text}</bdi>;
