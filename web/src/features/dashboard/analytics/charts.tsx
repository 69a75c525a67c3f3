'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Area, Bar, BarChart, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import type { AnalyticsDay, AnalyticsHour } from '@/contracts/analytics-figures';
import { directionOf } from '@/i18n/locales';
import { ChartFrame, PointBox, PointNews } from './chart-frame';
import { formatCompact, formatCount, formatHour, formatLongDay, formatShortDay } from './format-figures';

/** What the chart of days draws. */
export type DayMetric = 'visitors' | 'visits' | 'pageviews';

const margin = { top: 8, right: 8, bottom: 0, left: 8 };
const tick = { fontSize: 12, fill: 'var(--color-ink-muted)' };
const axis = { tickLine: false, tick } as const;
const grid = <CartesianGrid vertical={false} stroke="var(--color-sand-200)" />;
const CURRENT = 'var(--color-teal-600)';
/** Room between the names on an axis, in pixels. */
const DAY_GAP = 32;
const HOUR_GAP = 8;

/** The end of the axis of amounts lies where reading begins, and time runs along with it. */
function useSides() {
  const isReversed = directionOf(useLocale()) === 'rtl';
  return { reversed: isReversed, orientation: isReversed ? 'right' : 'left' } as const;
}

/** Text of the drawing in an order of its own; Unicode's marks are all that a drawing has for that. */
const rightToLeft = (text: string): string => `\u2067${text}\u2069`;

interface DayChartProps {
  /** Id of the heading that names the chart. */
  labelledBy: string;
  metric: DayMetric;
  days: readonly AnalyticsDay[];
  /** As many, of the period before. */
  previous: readonly AnalyticsDay[];
}

/** An amount on every day of the period, and the one as many days into the period before, dashed. */
export function DayChart({ labelledBy, metric, days, previous }: DayChartProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { reversed, orientation } = useSides();
  const points = days.map((day, index) => ({ date: day.date, now: day[metric], dateBefore: previous[index]?.date, before: previous[index]?.[metric] }));
  type Point = (typeof points)[number];
  const tickOf = (date: string) => (reversed ? rightToLeft(formatShortDay(date, locale)) : formatShortDay(date, locale));
  const lines = ({ date, now, dateBefore, before }: Point) => ({
    title: formatLongDay(date, locale),
    lines: [
      { name: t(`totals.${metric}`), value: formatCount(now) },
      ...(dateBefore !== undefined && before !== undefined ? [{ name: formatLongDay(dateBefore, locale), value: formatCount(before) }] : []),
    ],
  });
  return (
    <ChartFrame hint={t('chart.keys')}>
      {({ describedBy, news }) => (
        <ComposedChart
          responsive
          accessibilityLayer
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          data={points}
          margin={margin}
          style={{ width: '100%', height: '100%' }}
        >
          {grid}
          <XAxis dataKey="date" reversed={reversed} minTickGap={DAY_GAP} tickFormatter={tickOf} {...axis} />
          <YAxis orientation={orientation} width="auto" allowDecimals={false} axisLine={false} tickFormatter={formatCompact} {...axis} />
          <Tooltip isAnimationActive={false} content={<PointBox<Point> describe={lines} />} />
          <Area dataKey="now" type="linear" stroke={CURRENT} strokeWidth={2} fill="var(--color-teal-100)" fillOpacity={0.7} isAnimationActive={false} />
          <Line dataKey="before" type="linear" stroke="var(--color-ink-muted)" strokeWidth={1.5} strokeDasharray="5 4" dot={false} activeDot={false} isAnimationActive={false} />
          <PointNews<Point> describe={lines} element={news} />
        </ComposedChart>
      )}
    </ChartFrame>
  );
}

/** Visits by the hour in which they began, over the whole period. */
export function HourChart({ labelledBy, hours }: { labelledBy: string; hours: readonly AnalyticsHour[] }) {
  const t = useTranslations('Analytics');
  const { reversed, orientation } = useSides();
  const lines = ({ hour, visits, pageviews }: AnalyticsHour) => ({
    title: `${formatHour(hour)}–${formatHour(hour + 1)}`,
    lines: [
      { name: t('totals.visits'), value: formatCount(visits) },
      { name: t('totals.pageviews'), value: formatCount(pageviews) },
    ],
  });
  return (
    <ChartFrame hint={t('chart.keys')}>
      {({ describedBy, news }) => (
        <BarChart
          responsive
          accessibilityLayer
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          data={hours}
          margin={margin}
          barCategoryGap="20%"
          style={{ width: '100%', height: '100%' }}
        >
          {grid}
          <XAxis dataKey="hour" reversed={reversed} interval="equidistantPreserveStart" minTickGap={HOUR_GAP} tickFormatter={formatHour} {...axis} />
          <YAxis orientation={orientation} width="auto" allowDecimals={false} axisLine={false} tickFormatter={formatCompact} {...axis} />
          <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--color-sand-100)' }} content={<PointBox<AnalyticsHour> describe={lines} />} />
          <Bar dataKey="visits" fill={CURRENT} radius={[3, 3, 0, 0]} isAnimationActive={false} />
          <PointNews<AnalyticsHour> describe={lines} element={news} />
        </BarChart>
      )}
    </ChartFrame>
  );
}
