import { randomUUID } from 'node:crypto';
import type { TestCms } from './cms';

const DUBAI_OFFSET = '+04:00';
const DAY_MS = 86_400_000;

/** The day in Dubai so many days from today: `2026-12-31`. */
export const dubaiDay = (days = 0): string => new Date(Date.now() + 4 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** A moment of a day in Dubai: `at(day, '23:59:59.999')`. */
export const at = (day: string, time = '12:00'): Date => new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${DUBAI_OFFSET}`);

/** Columns of an event's row. */
export type EventColumns = Readonly<Record<string, unknown>> & { readonly occurred_at: Date };

/** Puts events into the table as they would have come when they happened, whatever the rules of ingestion say. Each is a page view unless it says else. */
export async function putEvents(cms: TestCms, events: readonly EventColumns[]): Promise<void> {
  const rows = events.map((event) => ({
    month: `${event.occurred_at.toISOString().slice(0, 7)}-01`, id: randomUUID(), kind: 'pageview', received_at: event.occurred_at,
    language: 'en', path: '/', device: 'mobile', source: 'direct', ...event,
  }));
  for (let index = 0; index < rows.length; index += 500) {
    await cms.strapi.db.connection.withSchema('app').table('events').insert(rows.slice(index, index + 500));
  }
}

/** What a figure of a day says; only what isn't nothing. */
export type Counts = Readonly<Record<string, number | string>>;

const names = ['visitors', 'visits', 'pageviews', 'seconds', 'bounces', 'clicks', 'sessions'] as const;

/** The figures of a day in one dimension, by key. Seconds and sums are numbers, nothings are left out. */
export async function countsOf(cms: TestCms, day: string, dimension: string): Promise<Record<string, Counts>> {
  const { rows }: { rows: ({ key: string; label: string } & Record<(typeof names)[number], string | number>)[] } = await cms.strapi.db.connection.raw(
    'SELECT * FROM app.analytics_days WHERE day = CAST(? AS date) AND dimension = ? ORDER BY key', [day, dimension],
  );
  return Object.fromEntries(rows.map((row) => {
    const counts = names.filter((name) => Number(row[name]) > 0).map((name) => [name, Number(row[name])]);
    return [row.key, { ...(row.label !== '' && { label: row.label }), ...Object.fromEntries(counts) }];
  }));
}

/** The totals of a day; undefined where nothing happened. */
export const totalOf = async (cms: TestCms, day: string): Promise<Counts | undefined> => (await countsOf(cms, day, 'total'))[''];

/** Forgets all events, and all that was counted of them. */
export async function forgetEverything(cms: TestCms): Promise<void> {
  await cms.strapi.db.connection.raw(`TRUNCATE app.events, app.visitor_sessions, app.events_dropped, app.analytics_days, app.analytics_hours,
    app.analytics_spans, app.analytics_dirty_days`);
  await cms.strapi.db.connection.raw('UPDATE app.analytics_state SET rolled_up_to = to_timestamp(0)');
}
