import type { AnalyticsFigures, AnalyticsTable } from '@/contracts/analytics-figures';
import type { AnalyticsTexts } from '../http/texts';
import { csvHead, csvRows, type CsvCell } from './csv';

type Column = Exclude<keyof AnalyticsTexts, 'words'>;

type Words = AnalyticsTexts['words'];

interface Sheet {
  columns: readonly Column[];
  rows: (figures: AnalyticsFigures, words: Words) => readonly (readonly CsvCell[])[];
}

/** Under it the CMS adds up what found no place of its own. */
const OTHER = '…other';

const hourOfDay = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** A name that the site itself gives, in the reader's language; any other stays what it is. */
const named = (key: string, words: Words, names: Readonly<Record<string, string>> = {}): string =>
  key === OTHER ? words.other : ((Object.hasOwn(names, key) ? names[key] : undefined) ?? key);

const shares = (column: Column, group: 'sources' | 'countries' | 'languages' | 'devices'): Sheet => ({
  columns: [column, 'visitors', 'visits', 'pageviews'],
  rows: (figures, words) =>
    figures[group].map(({ key, visitors, visits, pageviews }) => [named(key, words, words[group]), visitors, visits, pageviews]),
});

const pages = (group: 'pages' | 'services' | 'posts'): Sheet => ({
  columns: ['address', 'name', 'visits', 'pageviews', 'averageSeconds'],
  rows: (figures, words) =>
    figures[group].map(({ key, label, visits, pageviews, averageSeconds }) => [named(key, words), label, visits, pageviews, Math.round(averageSeconds)]),
});

const sheets: Readonly<Record<AnalyticsTable, Sheet>> = {
  days: {
    columns: ['day', 'visitors', 'visits', 'pageviews'],
    rows: ({ byDay }) => byDay.map(({ date, visitors, visits, pageviews }) => [date, visitors, visits, pageviews]),
  },
  hours: {
    columns: ['hour', 'visits', 'pageviews'],
    rows: ({ byHour }) => byHour.map(({ hour, visits, pageviews }) => [hourOfDay(hour), visits, pageviews]),
  },
  sources: shares('source', 'sources'),
  countries: shares('country', 'countries'),
  languages: shares('language', 'languages'),
  devices: shares('device', 'devices'),
  pages: pages('pages'),
  services: pages('services'),
  posts: pages('posts'),
  clicks: {
    columns: ['name', 'target', 'clicks'],
    rows: ({ clicks }, words) => clicks.map(({ key, label, clicks: count }) => [label, named(key, words), count]),
  },
  funnel: {
    columns: ['step', 'count'],
    rows: ({ funnel }, words) => (['serviceViews', 'adds', 'quotes'] as const).map((step) => [words.funnel[step], funnel[step]]),
  },
};

/**
 * One table of the figures as a CSV file; days and hours are Dubai's. No cell is a formula.
 * @param texts headers and words, in the language of who asks
 */
export function figuresAsCsv(figures: AnalyticsFigures, table: AnalyticsTable, texts: AnalyticsTexts): string {
  const { columns, rows } = sheets[table];
  return csvHead(columns.map((name) => texts[name])) + csvRows(rows(figures, texts.words));
}
