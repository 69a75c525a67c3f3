// @ts-check
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { REPORTS_DIR } from '../paths.mjs';
import { withClient } from '../postgres/client.mjs';
import { startStack } from '../stack.mjs';
import { throwawaySettings } from '../testing/throwaway.mjs';
import { until } from '../until.mjs';
import { CallLog } from './call-log.mjs';
import { checkAll } from './check-all.mjs';
import { disturb } from './disturb.mjs';
import { lateRecoveries, list, table } from './report.mjs';
import { openShops } from './shops.mjs';
import { countWaiting, readStored, releaseMails } from './stored.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./report.mjs').Outcome} Outcome */
/** @typedef {{ progress: import('../progress.mjs').Progress, signal?: AbortSignal }} Context */

const FOLDER = path.join(REPORTS_DIR, 'faults');

/** A fast machine writes several thousand requests, and their mails go out one after the other. */
const MAIL_PATIENCE_MS = 900_000;

/**
 * Kills parts of a stack of its own, with a database that writes to disk, while clients and visitors write through the website; then
 * compares and reports, on the terminal and below `.reports/faults`.
 * @param {Plan} plan
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
export async function runFaults(plan, context) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { settings, remove } = await throwawaySettings({ name: 'faults', webDistDir: '.next-test', durable: true });
  const log = new CallLog();
  try {
    const stack = await startStack(settings, context);
    try {
      const outcome = await observe(plan, { ...context, stack, settings, log });
      writeFileSync(path.join(FOLDER, 'report.json'), `${JSON.stringify(outcome, null, 2)}\n`);
      console.log(table(outcome));
      if (outcome.violations.length > 0) console.log(`${list(outcome.violations)}\nEvery call: ${FOLDER}/calls.jsonl. Logs: ${FOLDER}/logs`);
      return outcome;
    } finally {
      await stack.stop();
    }
  } finally {
    log.write(path.join(FOLDER, 'calls.jsonl'));
    const logs = path.join(settings.dataDir, 'logs');
    if (existsSync(logs)) cpSync(logs, path.join(FOLDER, 'logs'), { recursive: true });
    remove();
  }
}

/**
 * @param {Plan} plan
 * @param {Context & { stack: import('../stack.mjs').Stack, settings: import('../settings.mjs').Settings, log: CallLog }} parts
 * @returns {Promise<Outcome>}
 */
async function observe(plan, { progress, signal, stack, settings, log }) {
  const { databaseUrl } = stack;
  const shops = await withClient(databaseUrl, (database) => openShops(database, plan, {
    site: `http://127.0.0.1:${settings.sitePort}`, origin: `http://localhost:${settings.sitePort}`, log,
  }));
  const faults = await progress.step(`${plan.writers} writers, ${plan.postgres} kills of PostgreSQL, ${plan.cms} of the CMS`, () =>
    disturb(plan, { stack, shops, log, signal, note: progress.note }));
  await progress.step('Sending the mails that wait', () => settle(stack, signal));
  const stored = await withClient(databaseUrl, (database) => readStored(database, { users: shops.shoppers.map(({ userId }) => userId), dataDir: settings.dataDir }));
  const { violations, resent, cartActs } = checkAll(shops, stored);
  return {
    plan,
    faults,
    acknowledged: log.acknowledged,
    failures: log.failures,
    slowestFailureMs: log.slowestFailureMs,
    checked: { quotes: stored.quotes.length, messages: stored.messages.length, mails: stored.outbox.length, resent, cartActs, events: stored.events.length },
    violations: [...log.violations, ...lateRecoveries(faults), ...violations],
  };
}

/**
 * Waits until the outbox is empty. The CMS is restarted in between: what a killed process had taken to send is nobody's then,
 * and no call is under way any more.
 * @param {import('../stack.mjs').Stack} stack
 * @param {AbortSignal} [signal]
 */
async function settle({ databaseUrl, stopCms, startCms }, signal) {
  const waiting = () => withClient(databaseUrl, countWaiting);
  const options = { what: 'The outbox', timeoutMs: MAIL_PATIENCE_MS, intervalMs: 500, signal };
  await until(async () => (await waiting()).due === 0, options);
  await stopCms();
  await withClient(databaseUrl, releaseMails);
  await startCms();
  await until(async () => (await waiting()).waiting === 0, options);
}
