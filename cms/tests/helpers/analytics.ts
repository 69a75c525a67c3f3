import { randomUUID } from 'node:crypto';
import { siteCall } from './accounts';
import type { Answer, TestCms } from './cms';

/** An event as the website sends it. */
export interface SentEvent {
  readonly id: string;
  readonly sessionId: string;
  readonly occurredAt: string;
  readonly [field: string]: unknown;
}

let sessions = 0;

/** A browser session nobody else of the run has. */
export function newSession(): string {
  sessions += 1;
  return `session_${process.pid}_${sessions}`;
}

/** A page view of now on a phone, in English, from nowhere. */
export const pageview = (sessionId: string, more: Record<string, unknown> = {}): SentEvent => ({
  id: randomUUID(), kind: 'pageview', sessionId, occurredAt: new Date().toISOString(), language: 'en', path: '/services', pageName: 'Services',
  blogTitle: null, serviceName: null, subServiceName: null, durationMs: 0, source: 'direct', referrerHost: null, country: null, region: null,
  city: null, locationSource: 'none', device: 'mobile', target: null, ...more,
});

export const sendEvents = (cms: TestCms, events: readonly unknown[], more: Record<string, unknown> = {}): Promise<Answer> =>
  siteCall(cms, '/analytics/events', { json: { events, ...more } });

export const link = (cms: TestCms, sessionId: string, secret?: string): Promise<Answer> =>
  siteCall(cms, '/analytics/link', { json: { sessionId }, secret });

/** The stored row of an event; loose on purpose, as the tests say what they expect of it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type StoredRow = Record<string, any>;

/** What is stored of a session, in the order in which it happened. */
export async function eventsOf(cms: TestCms, sessionId: string): Promise<StoredRow[]> {
  const { rows }: { rows: StoredRow[] } = await cms.strapi.db.connection.raw(
    'SELECT *, month::text AS month, target::text AS target FROM app.events WHERE session_id = ? ORDER BY occurred_at, id', [sessionId],
  );
  return rows;
}

const PATIENCE_MS = 20_000;

/** Waits until a call with events waits for a lock. Returns the process of its connection. */
export async function waitingCall(cms: TestCms): Promise<number> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    // Not in a transaction: what others do is looked at once in each.
    const { rows }: { rows: { pid: number }[] } = await cms.strapi.db.connection.raw(
      `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%json_to_recordset%' AND datname = current_database()`,
    );
    if (rows[0]) return rows[0].pid;
  }
  throw new Error('No call waits for a lock');
}

/** How many events were dropped for a reason. */
export async function droppedFor(cms: TestCms, reason: 'bot' | 'staff'): Promise<number> {
  const { rows }: { rows: { total: number }[] } = await cms.strapi.db.connection.raw(
    'SELECT coalesce(sum(count), 0)::integer AS total FROM app.events_dropped WHERE reason = ?', [reason],
  );
  return rows[0]?.total ?? 0;
}

/** Keeps the job of every minute from counting, so that a test finds what it is to count. Returns what lets it. */
export async function holdRollup(cms: TestCms): Promise<() => Promise<void>> {
  const lock = await cms.strapi.db.connection.transaction();
  await lock.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-analytics-rollup'))`);
  return async () => {
    await lock.rollback();
  };
}

/** The days that are to be counted anew, once each; forgets them. */
export async function takeDirtyDays(cms: TestCms): Promise<string[]> {
  const { rows }: { rows: { day: string }[] } = await cms.strapi.db.connection.raw(
    'WITH gone AS (DELETE FROM app.analytics_dirty_days RETURNING day) SELECT DISTINCT day::text AS day FROM gone ORDER BY 1',
  );
  return rows.map(({ day }) => day);
}
