import { COUNTED_COLUMNS } from './analytics-schema';

/**
 * What the dashboard's figures need beside the tables of the events: sums of days, and ways to find rows. After the tables of events and quotes.
 * Every statement can be repeated.
 */
export const analyticsFiguresSchemaStatements: readonly string[] = [
  // Sums of app.analytics_days over spans of 8 and of 64 days, for what has many keys: a year's figures read some thirty of these, and not
  // every key of every day.
  `CREATE TABLE IF NOT EXISTS app.analytics_spans (
    days integer NOT NULL,
    first_day date NOT NULL,
    ${COUNTED_COLUMNS},
    PRIMARY KEY (days, first_day, dimension, key)
  )`,
  // The few rows of a day that every chart needs, apart from the hundreds that name pages and clicks.
  `CREATE INDEX IF NOT EXISTS analytics_days_totals_idx ON app.analytics_days (day) WHERE dimension IN ('total', 'funnel')`,
  'CREATE INDEX IF NOT EXISTS quotes_submitted_idx ON app.quotes (submitted_at) WHERE submitted_at IS NOT NULL',
];
