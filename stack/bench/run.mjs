// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { reportError } from '../failure.mjs';
import { interruptionSignal } from '../interruption.mjs';
import { REPORTS_DIR } from '../paths.mjs';
import { install } from '../prepare.mjs';
import { createProgress } from '../progress.mjs';
import { readSecrets } from '../secrets.mjs';
import { until } from '../until.mjs';
import { ensureChromium } from '../testing/chromium.mjs';
import { throwawaySettings } from '../testing/throwaway.mjs';
import { measureAccounts } from './accounts.mjs';
import { measureCart } from './cart.mjs';
import { measureEvents } from './events.mjs';
import { measureFigures } from './figures.mjs';
import { countGraphql } from './graphql.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { LIGHTHOUSE_RUNS } from './lighthouse-report.mjs';
import { readOptions } from './options.mjs';
import { measurePages } from './pages.mjs';
import { problems, report, table } from './report.mjs';
import { ensureTools } from './tools.mjs';

/** @typedef {import('./options.mjs').Section} Section */

const ROUNDS = 3;
const SECONDS = 5;

/**
 * `npm run bench`: pages beside nginx; accounts, the cart and events beside routes that do nothing; SQL statements; Lighthouse; the dashboard's figures
 * with few events and with many. All in one run, because figures of different runs can't be compared, and with a database that writes to disk.
 * @param {string[]} argv `--check` fails below the promised values, `--only=events,figures` measures some sections
 */
export async function runBenchmark(argv) {
  const signal = interruptionSignal();
  const progress = createProgress();
  const logDir = path.join(REPORTS_DIR, 'bench');
  try {
    const { check, sections } = readOptions(argv);
    mkdirSync(logDir, { recursive: true });
    await install({ progress, logDir, signal });
    const tools = await ensureTools({ logDir, signal, fetching: (work) => progress.step('Fetching nginx and wrk', work) });
    const { settings, remove } = await throwawaySettings({ name: 'bench', webDistDir: '.next-test', durable: true, countStatements: true });
    /** @type {(() => Promise<void>)[]} */
    const cleanups = [async () => remove()];
    try {
      const { startStack } = await import('../stack.mjs');
      const stack = await startStack(settings, { progress, signal });
      cleanups.unshift(stack.stop);
      const outcome = report(await measureSections(sections, { settings, stack, tools, logDir, check, progress, signal }));
      writeFileSync(path.join(REPORTS_DIR, 'bench.json'), `${JSON.stringify(outcome, null, 2)}\n`);
      console.log(table(outcome));
      const found = problems(outcome);
      for (const problem of found) console.log(`✗ ${problem}`);
      if (check && found.length > 0) process.exitCode = 1;
    } finally {
      for (const cleanup of cleanups) await cleanup();
    }
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  } finally {
    process.exit();
  }
}

/**
 * Measures one section after the other; null stands for those that nobody asked for.
 * @param {ReadonlySet<Section>} sections
 * @param {object} options
 * @param {import('../settings.mjs').Settings} options.settings
 * @param {import('../stack.mjs').Stack} options.stack
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {string} options.logDir
 * @param {boolean} options.check
 * @param {import('../progress.mjs').Progress} options.progress
 * @param {AbortSignal} options.signal
 * @returns {Promise<import('./report.mjs').Run>}
 */
async function measureSections(sections, { settings, stack, tools, logDir, check, progress, signal }) {
  const { databaseUrl, demoPassword } = stack;
  const { siteApiSecret } = readSecrets(settings.dataDir);
  const site = `http://127.0.0.1:${settings.sitePort}`;
  const origin = `http://localhost:${settings.sitePort}`;
  const cms = `http://127.0.0.1:${settings.cmsPort}`;
  const load = { tools, rounds: ROUNDS, seconds: SECONDS, signal };
  /** @template T @param {Section} name @param {string} label @param {() => Promise<T>} measure @returns {Promise<T | null>} */
  const section = async (name, label, measure) => (sections.has(name) ? progress.step(label, measure) : null);

  await progress.step('Waiting until every page is rendered', () => until(() => isWarm(site), { what: 'The warm-up', timeoutMs: 180_000, signal }));
  const loadBefore = os.loadavg()[0] ?? NaN;
  const pages = await section('pages', 'Measuring pages', () => measurePages({ settings, site, progress, ...load }));
  const accounts = await section('accounts', 'Measuring accounts', () =>
    measureAccounts({ site, cms, siteApiSecret, account: { email: 'client@rukn.example', password: demoPassword }, ...load }));
  const cart = await section('cart', 'Measuring the cart', () => measureCart({ site, cms, databaseUrl, folder: settings.dataDir, ...load }));
  const graphql = await section('graphql', 'Counting the statements of GraphQL', () => countGraphql({ cms, databaseUrl }));
  const events = await section('events', 'Measuring events', () => measureEvents({ site, origin, cms, databaseUrl, folder: settings.dataDir, ...load }));
  const lighthouse = await section('lighthouse', 'Looking with Lighthouse', async () => {
    const chromium = await ensureChromium({
      logFile: path.join(logDir, 'chromium.log'), signal, installing: (work) => progress.step('Installing Chromium', work),
    });
    return measureLighthouse({ site: origin, chromium, runs: check ? 1 : LIGHTHOUSE_RUNS, signal, note: progress.note });
  });
  const figures = await section('figures', 'Measuring the figures of the dashboard', () => measureFigures({
    site, cms, siteApiSecret, account: { email: 'marketing@rukn.example', password: demoPassword }, databaseUrl, signal, note: progress.note,
  }));
  return {
    pages, accounts, cart, graphql, events, lighthouse, figures,
    rounds: ROUNDS, seconds: SECONDS, cpu: os.cpus()[0]?.model ?? '', cores: os.cpus().length, loadBefore,
  };
}

/** @param {string} site */
async function isWarm(site) {
  const health = /** @type {{ parts: Record<string, string> }} */ (await (await fetch(`${site}/api/health`)).json());
  return health.parts.pages !== 'warming';
}
