// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { reportError } from '../failure.mjs';
import { interruptionSignal } from '../interruption.mjs';
import { REPORTS_DIR, ROOT } from '../paths.mjs';
import { findFreePorts } from '../ports.mjs';
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
import { measureApi } from './api.mjs';
import { startEmptyNext } from './empty-next.mjs';
import { measureGraphql } from './graphql.mjs';
import { measureGrowth } from './growth.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { LIGHTHOUSE_RUNS } from './lighthouse-report.mjs';
import { measureMemory } from './memory.mjs';
import { readOptions } from './options.mjs';
import { measurePages } from './pages.mjs';
import { promises } from './promises.mjs';
import { measurePublish } from './publish.mjs';
import { report } from './report.mjs';
import { oneOfEachKind, publicPages } from './site-paths.mjs';
import { table } from './table.mjs';
import { ensureTools } from './tools.mjs';
import { weighPages } from './weight.mjs';
import { writeUp } from './write-up.mjs';

/** @typedef {import('./options.mjs').Section} Section */

const THOROUGH = { rounds: 3, seconds: 5, publications: 5, memorySeconds: 30 };
const QUICK = { rounds: 1, seconds: 1, publications: 1, memorySeconds: 5 };

/** Where the last whole run is kept. */
const PERFORMANCE = path.join(ROOT, 'docs/performance.md');

/**
 * `npm run bench`: every page beside nginx; what pages weigh beside an empty one; accounts, the cart and events beside routes that do nothing; the API;
 * the CMS's answers beside Strapi's own; how soon a publication is seen; memory; Lighthouse; the dashboard's figures with few events and with many; all of
 * it with grown content. In one run, because figures of different runs can't be compared, and with a database that writes to disk.
 * @param {string[]} argv `--check` fails below the promised values, `--only=events,figures` measures some sections, `--quick` measures each for a moment
 *   only, `--write` keeps what came out in docs/performance.md
 */
export async function runBenchmark(argv) {
  const signal = interruptionSignal();
  const progress = createProgress();
  const logDir = path.join(REPORTS_DIR, 'bench');
  try {
    const options = readOptions(argv);
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
      const outcome = report(await measureSections(options, { settings, stack, tools, logDir, progress, signal }));
      writeFileSync(path.join(REPORTS_DIR, 'bench.json'), `${JSON.stringify(outcome, null, 2)}\n`);
      console.log(table(outcome));
      if (options.write) writeFileSync(PERFORMANCE, writeUp(outcome));
      if (options.check && promises(outcome).some(({ ok }) => !ok)) process.exitCode = 1;
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
 * @param {import('./options.mjs').Options} options
 * @param {object} surroundings
 * @param {import('../settings.mjs').Settings} surroundings.settings
 * @param {import('../stack.mjs').Stack} surroundings.stack
 * @param {import('./tools.mjs').Tools} surroundings.tools
 * @param {string} surroundings.logDir
 * @param {import('../progress.mjs').Progress} surroundings.progress
 * @param {AbortSignal} surroundings.signal
 * @returns {Promise<import('./report.mjs').Run>}
 */
async function measureSections({ sections, check, quick }, { settings, stack, tools, logDir, progress, signal }) {
  const { databaseUrl, demoPassword } = stack;
  const { siteApiSecret } = readSecrets(settings.dataDir);
  const site = `http://127.0.0.1:${settings.sitePort}`;
  const origin = `http://localhost:${settings.sitePort}`;
  const cms = `http://127.0.0.1:${settings.cmsPort}`;
  const folder = settings.dataDir;
  const { rounds, seconds, publications, memorySeconds } = quick ? QUICK : THOROUGH;
  const load = { tools, rounds, seconds, signal };
  const staff = { email: 'marketing@rukn.example', password: demoPassword };
  /** @template T @param {Section} name @param {string} label @param {() => Promise<T>} measure @returns {Promise<T | null>} */
  const section = async (name, label, measure) => (sections.has(name) ? progress.step(label, measure) : null);

  await progress.step('Waiting until every page is rendered', () => until(() => isWarm(site), { what: 'The warm-up', timeoutMs: 180_000, signal }));
  const loadBefore = os.loadavg()[0] ?? NaN;
  return {
    pages: await section('pages', 'Measuring pages', () => measurePages({ settings, site, quick, progress, ...load })),
    weight: await section('weight', 'Weighing pages', () => weighAll({ site, quick, logDir, signal })),
    accounts: await section('accounts', 'Measuring accounts', () =>
      measureAccounts({ site, cms, siteApiSecret, account: { email: 'client@rukn.example', password: demoPassword }, ...load })),
    cart: await section('cart', 'Measuring the cart', () => measureCart({ site, cms, databaseUrl, folder, ...load })),
    api: await section('api', 'Measuring the API', () => measureApi({ site, ...load })),
    graphql: await section('graphql', 'Measuring what the website asks of the CMS', () => measureGraphql({ site, cms, databaseUrl, folder, ...load })),
    publish: await section('publish', 'Publishing', () =>
      measurePublish({ site, sitePort: settings.sitePort, folder, account: staff, tools, times: publications, signal })),
    events: await section('events', 'Measuring events', () => measureEvents({ site, origin, cms, databaseUrl, folder, ...load })),
    memory: await section('memory', 'Watching memory under load', async () =>
      measureMemory({ site, cms, paths: oneOfEachKind(await publicPages(site)), pids: stack.pids(), tools, folder, seconds: memorySeconds })),
    lighthouse: await section('lighthouse', 'Looking with Lighthouse', async () => {
      const chromium = await ensureChromium({
        logFile: path.join(logDir, 'chromium.log'), signal, installing: (work) => progress.step('Installing Chromium', work),
      });
      return measureLighthouse({ site: origin, chromium, runs: check || quick ? 1 : LIGHTHOUSE_RUNS, signal, note: progress.note });
    }),
    figures: await section('figures', 'Measuring the figures of the dashboard', () =>
      measureFigures({ site, cms, siteApiSecret, account: staff, databaseUrl, quick, signal, note: progress.note })),
    growth: await section('growth', 'Measuring with grown content', () => measureGrowth({ site, databaseUrl, account: staff, quick, note: progress.note, ...load })),
    rounds, seconds, quick, cpu: os.cpus()[0]?.model ?? '', cores: os.cpus().length, loadBefore,
  };
}

/**
 * @param {{ site: string, quick: boolean, logDir: string, signal: AbortSignal }} options
 * @returns {ReturnType<typeof weighPages>}
 */
async function weighAll({ site, quick, logDir, signal }) {
  const [port = 0] = await findFreePorts(1);
  const empty = await startEmptyNext({ port, logDir, signal });
  try {
    const paths = await publicPages(site);
    return await weighPages({ site, paths: quick ? oneOfEachKind(paths) : paths, empty });
  } finally {
    await empty.stop();
  }
}

/** @param {string} site */
async function isWarm(site) {
  return (await fetch(`${site}/api/ready`)).ok;
}
