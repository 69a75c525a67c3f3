// @ts-check
import { setTimeout as wait } from 'node:timers/promises';

import { CallLog } from '../faults/call-log.mjs';
import { checkAll } from '../faults/check-all.mjs';
import { openShops } from '../faults/shops.mjs';
import { countWaiting, readStored, releaseMails } from '../faults/stored.mjs';
import { withClient } from '../postgres/client.mjs';
import { until } from '../until.mjs';
import { readPages } from './readers.mjs';

/** @typedef {import('./checks.mjs').Finding} Finding */
/** @typedef {import('./site.mjs').ReplicatedSite} Site */

/** Load before, between and after the restarts. */
const CALM_MS = 3_000;
const READERS = 4;
const WRITERS_PER_EVENT_WRITER = 4;
const MAIL_PATIENCE_MS = 300_000;

/** How long a write may wait to be told that it has to be repeated. */
export const REFUSAL_MS = 3_000;

/**
 * Restarts every website and every CMS, one after the other, while visitors read and write through the public door.
 * @param {Site} site
 * @param {{ writers: number, dataDir: string, logFile: string, note: (text: string) => void, signal?: AbortSignal }} options
 * @returns {Promise<Finding[]>}
 */
export async function restartAll(site, { writers, dataDir, logFile, note, signal }) {
  const log = new CallLog();
  const events = Math.max(1, Math.floor(writers / WRITERS_PER_EVENT_WRITER));
  const shops = await withClient(site.databaseUrl, (database) =>
    openShops(database, { postgres: 0, cms: 0, writers, events }, { site: site.front, origin: site.origin, log }));
  const control = { stopping: false };
  const writing = shops.run(control);
  const reading = readPages({ front: site.front, count: READERS, control });
  try {
    await wait(CALM_MS, undefined, { signal });
    for (const replica of [...site.web, ...site.cms]) {
      const from = performance.now();
      await replica.stop();
      await replica.start();
      note(`${replica.name} restarted after ${((performance.now() - from) / 1000).toFixed(1)} s`);
      await wait(CALM_MS, undefined, { signal });
    }
  } finally {
    control.stopping = true;
    await Promise.allSettled([writing, reading]);
    log.write(logFile);
  }
  const read = await reading;
  await settle(site, signal);
  const stored = await withClient(site.databaseUrl, (database) => readStored(database, { users: shops.shoppers.map(({ userId }) => userId), dataDir }));
  const { violations } = checkAll(shops, stored);
  return [readFinding(read, log), ...writeFindings(log, violations)];
}

/**
 * No call that only reads may fail.
 * @param {import('./readers.mjs').Read} read
 * @param {Pick<CallLog, 'calls'>} log
 * @returns {Finding}
 */
export function readFinding({ pages, chunks, problems }, { calls }) {
  const reads = calls.filter(({ call }) => call.startsWith('GET '));
  const failed = reads.filter(({ status }) => status === 0 || status >= 500);
  return {
    name: 'rolling restart: every page, script and read',
    seen: `${pages} pages, ${chunks} scripts and styles, ${reads.length} reads of the API`,
    problems: [...problems, ...failed.map(({ call, status, code }) => `${call}: ${status} ${code}`)],
  };
}

/**
 * Nothing that was acknowledged may be missing. That a write has to be repeated is shown, and is none of the problems where it is said
 * as it should be: with 503, when to try again, and soon.
 * @param {CallLog} log
 * @param {readonly import('../faults/violation.mjs').Violation[]} violations
 * @returns {Finding[]}
 */
export function writeFindings(log, violations) {
  const repeated = log.calls.filter(({ call, status }) => !call.startsWith('GET ') && (status === 0 || status >= 500));
  const slowest = repeated.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  return [
    {
      name: 'rolling restart: acknowledged writes',
      seen: `${log.acknowledged} acknowledged`,
      problems: violations.map(({ kind, what }) => `${kind}: ${what}`),
    },
    {
      name: 'rolling restart: writes that had to be repeated',
      seen: `${repeated.length}${repeated.length === 0 ? '' : `, told after ${(slowest / 1000).toFixed(2)} s at most`}`,
      problems: [...(slowest > REFUSAL_MS ? [`one was told after ${(slowest / 1000).toFixed(2)} s`] : []), ...log.violations.map(({ kind, what }) => `${kind}: ${what}`)],
    },
  ];
}

/**
 * Waits until every mail is sent. What a process had taken when it ended is held for a while; by then nobody sends any more.
 * @param {Site} site
 * @param {AbortSignal} [signal]
 */
async function settle({ databaseUrl, cms }, signal) {
  const waiting = () => withClient(databaseUrl, countWaiting);
  const options = { what: 'The outbox', timeoutMs: MAIL_PATIENCE_MS, intervalMs: 500, signal };
  await until(async () => (await waiting()).due === 0, options);
  for (const one of cms) await one.stop();
  await withClient(databaseUrl, releaseMails);
  for (const one of cms) await one.start();
  await until(async () => (await waiting()).waiting === 0, options);
}
