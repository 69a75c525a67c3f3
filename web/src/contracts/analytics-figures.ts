import { z } from 'zod';

/** Longest range in days, its first and last day included. */
export const MAX_RANGE_DAYS = 366;
/** Days that are shown where none are asked for, today included. */
export const DEFAULT_RANGE_DAYS = 30;

/** A day in Dubai: `2026-12-31`. */
const day = z.iso.date('date');
const count = z.number().int().min(0);

/**
 * - *visit*: the stay of one browser session, counted on the day of its first event.
 * - *visitor*: somebody on one day: an account where the session was linked to one, else the session. Who comes back on another day counts again.
 * - *averageSeconds*: the time on all pages of a visit together.
 * - *bounceRate*: the share of visits with one page and no click or cart act, 0 to 1.
 */
export const analyticsTotals = z.strictObject({
  visitors: count,
  visits: count,
  pageviews: count,
  clicks: count,
  averageSeconds: z.number().min(0),
  bounceRate: z.number().min(0).max(1),
});
export type AnalyticsTotals = z.infer<typeof analyticsTotals>;

export const analyticsDay = z.strictObject({ date: day, visitors: count, visits: count, pageviews: count });
export type AnalyticsDay = z.infer<typeof analyticsDay>;

export const analyticsHour = z.strictObject({ hour: z.number().int().min(0).max(23), visits: count, pageviews: count });
export type AnalyticsHour = z.infer<typeof analyticsHour>;

/** One source, country, language or device; `key` is `…other` for all that didn't find a place of their own on their day. */
export const analyticsShare = z.strictObject({ key: z.string(), visitors: count, visits: count, pageviews: count });
export type AnalyticsShare = z.infer<typeof analyticsShare>;

/** One page, service or post: `key` is its path or slug, `label` its name. */
export const analyticsPage = z.strictObject({ key: z.string(), label: z.string(), visits: count, pageviews: count, averageSeconds: z.number().min(0) });
export type AnalyticsPage = z.infer<typeof analyticsPage>;

export const analyticsClick = z.strictObject({ key: z.string(), label: z.string(), clicks: count });
export type AnalyticsClick = z.infer<typeof analyticsClick>;

/** Browser sessions that looked at a service and that added one to their cart, and quote requests, each counted per day. */
export const analyticsFunnel = z.strictObject({ serviceViews: count, adds: count, quotes: count });
export type AnalyticsFunnel = z.infer<typeof analyticsFunnel>;

/** What `GET /api/dashboard/analytics` tells. Days and hours are Dubai's; lists begin with the largest and have 20 entries at most. */
export const analyticsFigures = z.strictObject({
  range: z.strictObject({ from: day, to: day, days: z.number().int().min(1) }),
  /** As many days, right before the range. */
  previous: z.strictObject({ from: day, to: day }),
  /** Until when events are counted, ISO 8601. */
  generatedAt: z.string(),
  totals: analyticsTotals,
  previousTotals: analyticsTotals,
  /** Browser sessions of the last five minutes. */
  online: count,
  /** Every day of the range, those without anybody included. */
  byDay: z.array(analyticsDay),
  previousByDay: z.array(analyticsDay),
  /** 24 of them. */
  byHour: z.array(analyticsHour),
  sources: z.array(analyticsShare),
  countries: z.array(analyticsShare),
  languages: z.array(analyticsShare),
  devices: z.array(analyticsShare),
  pages: z.array(analyticsPage),
  services: z.array(analyticsPage),
  posts: z.array(analyticsPage),
  clicks: z.array(analyticsClick),
  funnel: analyticsFunnel,
  previousFunnel: analyticsFunnel,
  /** Events of the range that were not stored. */
  dropped: z.strictObject({ bots: count, staff: count }),
});
export type AnalyticsFigures = z.infer<typeof analyticsFigures>;
export const analyticsFiguresResponse = z.strictObject({ success: z.literal(true), data: analyticsFigures });
export type AnalyticsFiguresResponse = z.infer<typeof analyticsFiguresResponse>;

/** First and last day; the last 30 days where neither is given. */
export const analyticsQuery = z.strictObject({ from: day.optional(), to: day.optional() });

export const analyticsTables = [
  'days', 'hours', 'sources', 'countries', 'languages', 'devices', 'pages', 'services', 'posts', 'clicks', 'funnel',
] as const;
export type AnalyticsTable = (typeof analyticsTables)[number];
export const analyticsExportQuery = analyticsQuery.extend({ table: z.enum(analyticsTables, 'choose') });

export interface DayRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** Days between two days, counted from one to the next. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The day so many days later; negative for earlier. */
export const shiftDay = (date: string, days: number): string => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The range that a query asks for. Where one end is missing, it is today, or as many days before the other as usual.
 * @param today the day in Dubai
 * @returns undefined where it ends before it begins, ends after today, or is too long
 */
export function rangeOf(query: Partial<DayRange>, today: string): DayRange | undefined {
  const to = query.to ?? today;
  const from = query.from ?? shiftDay(to, 1 - DEFAULT_RANGE_DAYS);
  return from <= to && to <= today && daysBetween(from, to) < MAX_RANGE_DAYS ? { from, to } : undefined;
}
