import { shiftDay, type AnalyticsFigures, type AnalyticsTotals } from '@/contracts/analytics-figures';

const totals = (facts: Partial<AnalyticsTotals> = {}): AnalyticsTotals => ({
  visitors: 1200, visits: 1500, pageviews: 4321, clicks: 260, averageSeconds: 72.4, bounceRate: 0.38, ...facts,
});

const DAY_MS = 86_400_000;

/** What the figures of a week look like, for tests. */
export function buildFigures({ from = '2026-11-16', to = '2026-11-22', ...facts }: Partial<AnalyticsFigures> & { from?: string; to?: string } = {}): AnalyticsFigures {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const dayList = (first: string, factor: number) =>
    Array.from({ length: days }, (_, index) => {
      const visits = Math.round(factor * (40 + 14 * ((index * 7) % 5) + index));
      return { date: shiftDay(first, index), visitors: Math.round(visits * 0.8), visits, pageviews: visits * 3 };
    });
  return {
    range: { from, to, days },
    previous: { from: shiftDay(from, -days), to: shiftDay(from, -1) },
    generatedAt: '2026-11-22T08:00:00.000Z',
    totals: totals(),
    previousTotals: totals({ visitors: 1000, visits: 1500, pageviews: 4800, clicks: 0, averageSeconds: 60, bounceRate: 0.421 }),
    online: 3,
    byDay: dayList(from, 1),
    previousByDay: dayList(shiftDay(from, -days), 0.8),
    byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, visits: Math.round(20 + 18 * Math.sin((hour - 8) / 4)), pageviews: 60 + hour })),
    sources: [
      { key: 'organic', visitors: 500, visits: 700, pageviews: 2000 },
      { key: 'direct', visitors: 300, visits: 400, pageviews: 1000 },
      { key: 'newsletter', visitors: 60, visits: 80, pageviews: 120 },
      { key: '…other', visitors: 10, visits: 12, pageviews: 20 },
    ],
    countries: [
      { key: 'AE', visitors: 700, visits: 900, pageviews: 2500 },
      { key: 'Unknown', visitors: 90, visits: 100, pageviews: 300 },
    ],
    languages: [{ key: 'ar', visitors: 600, visits: 800, pageviews: 2200 }],
    devices: [{ key: 'mobile', visitors: 800, visits: 1000, pageviews: 2600 }],
    pages: [{ key: '/services/seo', label: 'SEO', visits: 320, pageviews: 410, averageSeconds: 45 }],
    services: [{ key: 'seo', label: 'SEO', visits: 320, pageviews: 410, averageSeconds: 45 }],
    posts: [],
    clicks: [{ key: 'Get Started /register', label: 'Get Started', clicks: 55 }],
    funnel: { serviceViews: 400, adds: 120, quotes: 30 },
    previousFunnel: { serviceViews: 500, adds: 100, quotes: 0 },
    dropped: { bots: 12, staff: 1 },
    ...facts,
  };
}
