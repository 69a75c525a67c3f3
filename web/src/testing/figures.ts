import { shiftDay, type AnalyticsFigures } from '@/contracts/analytics-figures';

const TOTALS = { visitors: 12, visits: 15, pageviews: 40, clicks: 9, averageSeconds: 61.5, bounceRate: 0.4 };

/** Figures of two days; a test replaces what it is about. */
export const analyticsFiguresOf = (figures: Partial<AnalyticsFigures> = {}): AnalyticsFigures => ({
  range: { from: '2026-11-21', to: '2026-11-22', days: 2 },
  previous: { from: '2026-11-19', to: '2026-11-20' },
  generatedAt: '2026-11-22T09:59:00.000Z',
  totals: TOTALS,
  previousTotals: { ...TOTALS, visitors: 10, visits: 12 },
  online: 3,
  byDay: days('2026-11-21'),
  previousByDay: days('2026-11-19'),
  byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, visits: hour, pageviews: 2 * hour })),
  sources: [{ key: 'organic', visitors: 8, visits: 9, pageviews: 30 }, { key: 'newsletter', visitors: 4, visits: 6, pageviews: 10 }],
  countries: [{ key: 'Unknown', visitors: 12, visits: 15, pageviews: 40 }],
  languages: [{ key: 'ar', visitors: 12, visits: 15, pageviews: 40 }],
  devices: [{ key: 'mobile', visitors: 12, visits: 15, pageviews: 40 }],
  pages: [{ key: '/', label: 'Home', visits: 15, pageviews: 30, averageSeconds: 20.4 }, { key: '…other', label: '', visits: 1, pageviews: 1, averageSeconds: 0 }],
  services: [{ key: 'seo', label: 'SEO', visits: 5, pageviews: 6, averageSeconds: 90 }],
  posts: [],
  clicks: [{ key: 'Start /contact', label: '=Start', clicks: 9 }],
  funnel: { serviceViews: 5, adds: 2, quotes: 1 },
  previousFunnel: { serviceViews: 4, adds: 1, quotes: 0 },
  dropped: { bots: 7, staff: 2 },
  ...figures,
});

const days = (from: string) =>
  [from, shiftDay(from, 1)].map((date, index) => ({ date, visitors: 5 + index, visits: 7 + index, pageviews: 20 }));
