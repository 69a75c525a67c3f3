// @ts-check
import http from 'node:http';

import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';
import { httpCall } from '../testing/http-call.mjs';
import { until } from '../until.mjs';
import { signIn } from './accounts.mjs';
import { percentile } from './load.mjs';
import { EVENTS_PER_VISIT, seedEvents, shiftDay } from './seed-events.mjs';
import { setCounting } from './statements.mjs';

/** @typedef {{ p50Ms: number, p99Ms: number }} Times */
/** @typedef {{ events: number, seedSeconds: number, rollUpSeconds: number, noop: Times, ranges: ({ days: number } & Times)[] }} FiguresSize */
/** @typedef {{ sizes: FiguresSize[], ratios: { days: number, slowestToFastest: number }[] }} Figures */
/** @typedef {(from: string, to: string) => Promise<{ ms: number, totals: { visits: number, clicks: number } }>} Ask */

const SIZES = [10_000, 1_000_000, 10_000_000];
const QUICK_SIZES = [10_000, 100_000];

/** Lengths of the ranges that are asked for, in days. */
const RANGES = [30, 365];

/** The events lie in as many days, up to yesterday. */
const YEAR = 365;

/** How often each range is asked for, each time a day further back: an answer that was kept would be of no use. */
const ASKED = 50;

/** And before it counts, for the CMS to have compiled what it runs. */
const WARM_UP = 20;

/** Counting ten million events takes the CMS minutes. */
const ROLL_UP_PATIENCE_MS = 45 * 60_000;

/**
 * How long the dashboard's figures take with few events and with many, by the call that the website makes for them. The table grows from size to
 * size; the CMS's own job counts what came. Ranges of both lengths and the route that does nothing are asked in turn.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.cms
 * @param {string} options.siteApiSecret
 * @param {{ email: string, password: string }} options.account of staff
 * @param {string} options.databaseUrl of a stack with `countStatements`
 * @param {boolean} options.quick few events only
 * @param {AbortSignal} options.signal
 * @param {(text: string) => void} options.note
 * @returns {Promise<Figures>}
 */
export async function measureFigures({ site, cms, siteApiSecret, account, databaseUrl, quick, signal, note }) {
  const { value } = await signIn(site, account);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${siteApiSecret}`, 'x-client-address': '192.0.2.1', 'x-session-secret': value };
  /** @param {string} path */
  const call = async (path) => {
    const from = performance.now();
    const { status, text } = await httpCall(cms + path, { agent, headers });
    const ms = performance.now() - from;
    if (status >= 300) throw new Failure(`${path} answers ${status}: ${text.slice(0, 200)}`);
    return { ms, text };
  };
  /** @type {Ask} */
  const ask = async (from, to) => {
    const { ms, text } = await call(`/api/analytics/figures?from=${from}&to=${to}`);
    return { ms, totals: JSON.parse(text).data.totals };
  };
  const noop = async () => (await call('/_health')).ms;

  return withClient(databaseUrl, async (database) => {
    await setCounting(database, false);
    const lastDay = await prepare(database);
    const firstDay = shiftDay(lastDay, 1 - YEAR);
    const sizes = [];
    let there = 0;
    for (const events of quick ? QUICK_SIZES : SIZES) {
      const begin = performance.now();
      await seedEvents(database, { visits: (events - there) / EVENTS_PER_VISIT, firstDay, days: YEAR, signal });
      there = events;
      const seeded = performance.now();
      await rollUp(database, firstDay, lastDay, signal);
      const rolledUp = performance.now();
      // As the database does by itself sooner or later; it is not to do it beside the measurement.
      await database.query('VACUUM (ANALYZE)');
      await compare(database, ask, firstDay, lastDay);
      const size = { events, seedSeconds: (seeded - begin) / 1000, rollUpSeconds: (rolledUp - seeded) / 1000, ...(await timeRanges({ ask, noop, lastDay, signal })) };
      note(`${events.toLocaleString('en-US')} events: ${size.ranges.map(({ days, p50Ms }) => `${days} days ${p50Ms.toFixed(1)} ms`).join(', ')}`);
      sizes.push(size);
    }
    return { sizes, ratios: ratiosOf(sizes) };
  });
}

/**
 * An empty table of events, with partitions for a year back.
 * @param {import('pg').Client} database
 * @returns {Promise<string>} yesterday, in Dubai: the last day that is whole
 */
async function prepare(database) {
  await database.query('TRUNCATE app.events');
  await database.query(`SELECT app.ensure_event_partitions(now() - interval '11 months', 11)`);
  const { rows } = await database.query(`SELECT ((now() AT TIME ZONE 'Asia/Dubai')::date - 1)::text AS day`);
  return rows[0].day;
}

/**
 * Has the CMS's job count every day anew, and waits until it has.
 * @param {import('pg').Client} database
 * @param {string} firstDay
 * @param {string} lastDay
 * @param {AbortSignal} signal
 */
async function rollUp(database, firstDay, lastDay, signal) {
  await database.query(`SELECT app.count_days_anew(ARRAY(SELECT d::date FROM generate_series($1::date, $2::date, interval '1 day') d))`, [firstDay, lastDay]);
  const isDone = async () => {
    const { rows } = await database.query('SELECT count(*)::integer AS waiting FROM app.analytics_dirty_days');
    return rows[0].waiting === 0;
  };
  await until(isDone, { what: 'The job that counts events', timeoutMs: ROLL_UP_PATIENCE_MS, intervalMs: 500, signal });
}

/**
 * Makes sure that the figures are those of the events.
 * @param {import('pg').Client} database
 * @param {Ask} ask
 * @param {string} firstDay
 * @param {string} lastDay
 */
async function compare(database, ask, firstDay, lastDay) {
  const { rows: [counted] } = await database.query(
    `SELECT count(*) FILTER (WHERE kind = 'visit')::integer AS visits, count(*) FILTER (WHERE kind = 'click')::integer AS clicks FROM app.events
     WHERE occurred_at >= $1::date::timestamp AT TIME ZONE 'Asia/Dubai' AND occurred_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Dubai'`,
    [firstDay, lastDay],
  );
  const { totals: { visits, clicks } } = await ask(firstDay, lastDay);
  if (visits !== counted.visits || clicks !== counted.clicks) {
    throw new Failure(`The figures say ${visits} visits and ${clicks} clicks; the table has ${counted.visits} and ${counted.clicks}.`);
  }
}

/**
 * @param {{ ask: Ask, noop: () => Promise<number>, lastDay: string, signal: AbortSignal }} options
 * @returns {Promise<Pick<FiguresSize, 'noop' | 'ranges'>>}
 */
async function timeRanges({ ask, noop, lastDay, signal }) {
  /** @type {number[]} */
  const noops = [];
  const times = new Map(RANGES.map((days) => [days, /** @type {number[]} */ ([])]));
  for (let turn = -WARM_UP; turn < ASKED; turn += 1) {
    signal.throwIfAborted();
    const to = shiftDay(lastDay, -Math.max(0, turn));
    for (const [days, taken] of times) {
      const { ms } = await ask(shiftDay(to, 1 - days), to);
      if (turn >= 0) taken.push(ms);
    }
    const idle = await noop();
    if (turn >= 0) noops.push(idle);
  }
  return { noop: summary(noops), ranges: [...times].map(([days, taken]) => ({ days, ...summary(taken) })) };
}

/** @param {number[]} times @returns {Times} */
function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}

/**
 * How far apart the sizes are, by their medians.
 * @param {readonly Pick<FiguresSize, 'ranges'>[]} sizes
 * @returns {Figures['ratios']}
 */
export function ratiosOf(sizes) {
  return RANGES.map((days) => {
    const medians = sizes.map(({ ranges }) => ranges.find((range) => range.days === days)?.p50Ms ?? NaN);
    return { days, slowestToFastest: Math.max(...medians) / Math.min(...medians) };
  });
}
