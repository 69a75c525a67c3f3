import type { Knex } from 'knex';
import { daysIn, shiftDay, SPAN_DAYS, spanStart } from './rollup-spans';
import { countDay, daysToCount, isCountable, spanSums } from './rollup-sql';

/**
 * How far back events are looked for that weren't there the last time: `received_at` is when a statement began, and it may
 * have been committed later.
 */
const SLACK = '5 minutes';

/** Counts a day of Dubai anew. A day whose events are gone keeps its figures. @returns whether it was counted */
async function countDayAnew(trx: Knex.Transaction, day: string): Promise<boolean> {
  // Before the counting: a row that comes meanwhile stays, and has the day counted once more.
  await trx.raw('DELETE FROM app.analytics_dirty_days WHERE day = CAST(:day AS date)', { day });
  const { rows }: { rows: { countable: boolean }[] } = await trx.raw(isCountable, { day });
  if (!rows[0]?.countable) return false;
  await trx.raw(countDay, { day });
  return true;
}

/** Counts days of one longest span anew, with what is added up of them, in a transaction: nobody sees one without the other. */
async function countTogether(db: Knex, days: readonly string[]): Promise<void> {
  await db.transaction(async (trx) => {
    // First of all: whoever waited for it sees what the other one has seen, and more.
    await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-analytics-rollup'))`);
    const counted: string[] = [];
    for (const day of days) if (await countDayAnew(trx, day)) counted.push(day);
    for (const { length, sql } of spanSums) {
      for (const first of new Set(counted.map((day) => spanStart(day, length)))) await trx.raw(sql, { first });
    }
  });
}

/** @param days in their order */
async function countAnew(db: Knex, days: readonly string[]): Promise<void> {
  const [longest] = SPAN_DAYS;
  for (const span of new Set(days.map((day) => spanStart(day, longest)))) {
    await countTogether(db, days.filter((day) => spanStart(day, longest) === span));
  }
}

/**
 * Brings the dashboard's figures up to date: counts every day anew that something came for since the last time. To repeat it, to run it
 * in two processes at a time, or to have it die on the way changes no figure.
 * @returns the days that were counted, `2026-12-31`, the earliest first
 */
export async function rollUp(db: Knex): Promise<readonly string[]> {
  // The moment is the database's, and from before the search: what comes from now on is found the next time.
  const state: { rows: { now: string; since: string }[] } = await db.raw(
    `SELECT now()::text AS now, (rolled_up_to - interval '${SLACK}')::text AS since FROM app.analytics_state`,
  );
  const { now, since } = state.rows[0] ?? {};
  if (now === undefined || since === undefined) throw new Error('app.analytics_state has no row');
  const found: { rows: { day: string }[] } = await db.raw(daysToCount, { since });
  const days = found.rows.map(({ day }) => day);
  await countAnew(db, days);
  await db.raw('UPDATE app.analytics_state SET rolled_up_to = greatest(rolled_up_to, CAST(? AS timestamptz))', [now]);
  return days;
}

/**
 * Counts every day of a range anew, whatever was counted before: for events that were put into the table by other ways.
 * @param from first day in Dubai, `2026-12-31`
 * @param to last day
 */
export async function rollUpRange(db: Knex, from: string, to: string): Promise<void> {
  await countAnew(db, Array.from({ length: daysIn({ from, to }) }, (_, index) => shiftDay(from, index)));
}
