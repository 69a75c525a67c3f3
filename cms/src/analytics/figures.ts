import type { Knex } from 'knex';
import { z } from 'zod';
import { readFigures } from './figures-sql';
import { daysIn, piecesOf, shiftDay, type Range } from './rollup-spans';

/** Longest range in days, its first and last day included. */
const MAX_RANGE_DAYS = 366;
const HOURS = 24;

const day = z.iso.date('date');

/** Query of the figures: first and last day in Dubai. The website knows what to show where none is asked for. */
export const figuresQuery = z.strictObject({ from: day, to: day })
  .refine((range) => daysIn(range) >= 1 && daysIn(range) <= MAX_RANGE_DAYS, { path: ['to'], message: 'invalid' });

interface Day {
  readonly date: string;
  readonly visitors: number;
  readonly visits: number;
  readonly pageviews: number;
  readonly clicks: number;
  readonly seconds: number;
  readonly bounces: number;
}

interface Entry extends Omit<Day, 'date' | 'bounces'> {
  readonly dimension: string;
  readonly key: string;
  readonly label: string;
}

interface Funnel {
  readonly serviceViews: number;
  readonly adds: number;
  readonly quotes: number;
}

interface FiguresRow {
  readonly countedUpTo: Date;
  readonly online: number;
  readonly days: readonly (readonly [string, number, number, number, number, number, number])[];
  readonly entries: readonly Entry[];
  readonly funnel: Funnel;
  readonly previousFunnel: Funnel;
  readonly dropped: { readonly bots: number; readonly staff: number };
}

/** The pieces of a range as values of the statement. */
function piecesAsked(range: Range) {
  const pieces = piecesOf(range);
  const spans = pieces.filter(({ days }) => days > 1);
  return {
    spanDays: spans.map(({ days }) => days),
    spanFirsts: spans.map(({ first }) => first),
    days: pieces.filter(({ days }) => days === 1).map(({ first }) => first),
  };
}

/** One decimal of a second is more than anybody's reading tells. */
const average = (seconds: number, count: number): number => (count === 0 ? 0 : Math.round((seconds / count) * 10) / 10);

/** To a tenth of a percent. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 1_000);

const NOTHING = { visitors: 0, visits: 0, pageviews: 0, clicks: 0, seconds: 0, bounces: 0 };

/** Every day of a range, with zeros where nobody came. */
function daysOf({ from, to }: Range, counted: ReadonlyMap<string, Day>): Day[] {
  return Array.from({ length: daysIn({ from, to }) }, (_, index) => {
    const date = shiftDay(from, index);
    return counted.get(date) ?? { date, ...NOTHING };
  });
}

function totalsOf(days: readonly Day[]) {
  const total = (field: keyof typeof NOTHING) => days.reduce((sum, { [field]: value }) => sum + value, 0);
  const visits = total('visits');
  return {
    visitors: total('visitors'),
    visits,
    pageviews: total('pageviews'),
    clicks: total('clicks'),
    averageSeconds: average(total('seconds'), visits),
    bounceRate: share(total('bounces'), visits),
  };
}

const curve = (days: readonly Day[]) => days.map(({ date, visitors, visits, pageviews }) => ({ date, visitors, visits, pageviews }));

/** Every hour of Dubai's clock; the entries name those in which something happened, `00` to `23`. */
function clock(entries: readonly Entry[]) {
  const found = new Map(entries.filter(({ dimension }) => dimension === 'hour').map((entry) => [Number(entry.key), entry]));
  return Array.from({ length: HOURS }, (_, hour) => ({ hour, visits: found.get(hour)?.visits ?? 0, pageviews: found.get(hour)?.pageviews ?? 0 }));
}

function lists(entries: readonly Entry[]) {
  const of = (dimension: string) => entries.filter((entry) => entry.dimension === dimension);
  const shares = (dimension: string) => of(dimension).map(({ key, visitors, visits, pageviews }) => ({ key, visitors, visits, pageviews }));
  const pages = (dimension: string) => of(dimension).map(({ key, label, visits, pageviews, seconds }) =>
    ({ key, label, visits, pageviews, averageSeconds: average(seconds, pageviews) }));
  return {
    sources: shares('source'),
    countries: shares('country'),
    languages: shares('language'),
    devices: shares('device'),
    pages: pages('page'),
    services: pages('service'),
    posts: pages('post'),
    clicks: of('click').map(({ key, label, clicks }) => ({ key, label, clicks })),
  };
}

/**
 * The figures of a range and of as many days before it: the website's contract `analyticsFigures`, which says what is counted as what.
 * As of the last rollup, except `online`. One statement.
 */
export async function figures(db: Knex, range: Range) {
  const days = daysIn(range);
  const previous = { from: shiftDay(range.from, -days), to: shiftDay(range.from, -1) };
  const { rows }: { rows: FiguresRow[] } = await db.raw(readFigures, {
    ...range, ...piecesAsked(range), previousFrom: previous.from, previousTo: previous.to,
  });
  const row = rows[0];
  if (!row) throw new Error('No figures');
  const counted = new Map(row.days.map(([date, visitors, visits, pageviews, clicks, seconds, bounces]) =>
    [date, { date, visitors, visits, pageviews, clicks, seconds, bounces }]));
  const [daysNow, daysBefore] = [daysOf(range, counted), daysOf(previous, counted)];
  return {
    range: { from: range.from, to: range.to, days },
    previous,
    generatedAt: row.countedUpTo.toISOString(),
    totals: totalsOf(daysNow),
    previousTotals: totalsOf(daysBefore),
    online: row.online,
    byDay: curve(daysNow),
    previousByDay: curve(daysBefore),
    byHour: clock(row.entries),
    ...lists(row.entries),
    funnel: row.funnel,
    previousFunnel: row.previousFunnel,
    dropped: row.dropped,
  };
}
