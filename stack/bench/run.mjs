// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { Failure, reportError } from '../failure.mjs';
import { interruptionSignal } from '../interruption.mjs';
import { REPORTS_DIR } from '../paths.mjs';
import { findFreePorts } from '../ports.mjs';
import { install } from '../prepare.mjs';
import { startWeb, webEnvironment } from '../parts/web.mjs';
import { createProgress } from '../progress.mjs';
import { readSecrets } from '../secrets.mjs';
import { until } from '../until.mjs';
import { ensureChromium } from '../testing/chromium.mjs';
import { throwawaySettings } from '../testing/throwaway.mjs';
import { measureAccounts } from './accounts.mjs';
import { measureCart } from './cart.mjs';
import { countGraphql } from './graphql.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { LIGHTHOUSE_RUNS } from './lighthouse-report.mjs';
import { startNginx } from './nginx.mjs';
import { problems, report, table } from './report.mjs';
import { ensureTools } from './tools.mjs';
import { fetchRaw, firstLoadScripts } from './weight.mjs';
import { measure, median } from './wrk.mjs';

/** @typedef {import('./nginx.mjs').Page} Page */

const ROUNDS = 3;
/** By how much the same page may differ in size: the website changes when its scripts are fetched, plain Next doesn't. */
const SAME_SIZE = 0.02;
const SECONDS = 5;

/**
 * `npm run bench`: home and a post, requests per second beside nginx that serves the same bytes from files, and beside
 * plain `next start`; signing in, asking who is signed in, and the cart, beside routes that do nothing. All in one run, because
 * figures of different runs can't be compared, and with a database that writes to disk. Then Lighthouse, when nothing else runs any more.
 * @param {{ check: boolean }} options `check` fails below the promised values; Lighthouse looks once at each page then
 */
export async function runBenchmark({ check }) {
  const signal = interruptionSignal();
  const progress = createProgress();
  const logDir = path.join(REPORTS_DIR, 'bench');
  try {
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
      const [nginxPort = 0, nextPort = 0] = await findFreePorts(2);
      const plainNext = await startPlainNext(settings, nextPort, signal);
      const besides = [() => plainNext.stop()];
      // Not of the site, so that nothing but it runs beside the browser in the end.
      const stopBesides = async () => {
        for (const stop of besides.splice(0)) await stop();
      };
      cleanups.unshift(stopBesides);

      const site = `http://127.0.0.1:${settings.sitePort}`;
      await progress.step('Waiting until every page is rendered', () => until(() => isWarm(site), { what: 'The warm-up', timeoutMs: 180_000, signal }));
      const pages = await measuredPages(site);
      const nginx = await startNginx({ ...tools, folder: settings.dataDir, port: nginxPort, pages });
      besides.push(() => nginx.stop());

      const servers = [
        { name: 'nginx, file', origin: `http://127.0.0.1:${nginxPort}` },
        { name: 'web/server', origin: site },
        { name: 'next start', origin: `http://127.0.0.1:${nextPort}` },
      ];
      const loadBefore = os.loadavg()[0] ?? NaN;
      const results = [];
      for (const page of pages) {
        results.push(await progress.step(`Measuring ${page.path}`, () => measurePage(page, servers, tools, signal)));
      }
      const cms = `http://127.0.0.1:${settings.cmsPort}`;
      const accounts = await progress.step('Measuring accounts', () => measureAccounts({
        site,
        cms,
        siteApiSecret: readSecrets(settings.dataDir).siteApiSecret,
        account: { email: 'client@rukn.example', password: stack.demoPassword },
        tools, rounds: ROUNDS, seconds: SECONDS, signal,
      }));
      const cart = await progress.step('Measuring the cart', () =>
        measureCart({ site, cms, databaseUrl: stack.databaseUrl, tools, folder: settings.dataDir, rounds: ROUNDS, seconds: SECONDS, signal }));
      const graphql = await progress.step('Counting the statements of GraphQL', () => countGraphql({ cms, databaseUrl: stack.databaseUrl }));
      const chromium = await ensureChromium({
        logFile: path.join(logDir, 'chromium.log'), signal, installing: (work) => progress.step('Installing Chromium', work),
      });
      await stopBesides();
      const lighthouse = await progress.step('Looking with Lighthouse', () => measureLighthouse({
        site: `http://localhost:${settings.sitePort}`, chromium, runs: check ? 1 : LIGHTHOUSE_RUNS, signal, note: progress.note,
      }));
      const home = gunzipSync(pages[0]?.gzip ?? Buffer.alloc(0)).toString('utf8');
      const scripts = await firstLoadScripts(site, home);
      const outcome = report({ results, accounts, cart, graphql, lighthouse, scripts, rounds: ROUNDS, seconds: SECONDS, cpu: os.cpus()[0]?.model ?? '', cores: os.cpus().length, loadBefore });
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
 * The same build served by Next alone, with rendered pages of its own.
 * @param {import('../settings.mjs').Settings} settings
 * @param {number} sitePort
 * @param {AbortSignal} signal
 */
function startPlainNext(settings, sitePort, signal) {
  const own = { ...settings, sitePort };
  const env = { ...webEnvironment(own, readSecrets(settings.dataDir)), PAGE_CACHE_DIR: path.join(settings.dataDir, 'page-cache-next') };
  return startWeb({ settings: own, env, logFile: path.join(settings.dataDir, 'logs', 'next.log'), mode: 'next', signal });
}

/**
 * Home and the first post of the sitemap, as the website sends them.
 * @param {string} site
 * @returns {Promise<Page[]>}
 */
async function measuredPages(site) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const post = /<loc>https?:\/\/[^/]+(\/blog\/[a-z0-9-]+)<\/loc>/.exec(sitemap)?.[1];
  if (post === undefined) throw new Failure('The sitemap lists no post to measure.');
  return Promise.all(['/', post].map(async (address) => {
    // Twice: the first answer renders the page, the second one is what visitors get.
    await fetchRaw(site + address);
    const { status, encoding, body } = await fetchRaw(site + address);
    if (status !== 200 || encoding !== 'gzip') throw new Failure(`${address} answers ${status} with encoding ${encoding ?? 'none'}.`);
    return { path: address, gzip: body };
  }));
}

/** @param {string} site */
async function isWarm(site) {
  const health = /** @type {{ parts: Record<string, string> }} */ (await (await fetch(`${site}/api/health`)).json());
  return health.parts.pages !== 'warming';
}

/**
 * Makes sure that the servers are compared on the same page.
 * @param {Page} page
 * @param {string} name
 * @param {string} origin
 * @returns {Promise<number>} bytes of the body on the wire
 */
async function checkedBody(page, name, origin) {
  await fetchRaw(origin + page.path);
  const { status, encoding, body } = await fetchRaw(origin + page.path);
  const [expected, actual] = [page.gzip, body].map((bytes) => (encoding === 'gzip' ? gunzipSync(bytes).length : 0));
  const same = status === 200 && expected !== undefined && actual !== undefined && Math.abs(actual / expected - 1) < SAME_SIZE;
  if (!same) throw new Failure(`${name} does not answer ${page.path} with the same page (status ${status}, encoding ${encoding ?? 'none'}).`);
  return body.length;
}

/**
 * Rounds alternate between the servers, so that a machine that slows down slows all of them.
 * @param {Page} page
 * @param {{ name: string, origin: string }[]} servers
 * @param {import('./tools.mjs').Tools} tools
 * @param {AbortSignal} signal
 */
async function measurePage(page, servers, tools, signal) {
  /** @type {Map<string, import('./wrk.mjs').Measurement[]>} */
  const rounds = new Map(servers.map(({ name }) => [name, []]));
  /** @type {Map<string, number>} */
  const bodies = new Map();
  for (const { name, origin } of servers) {
    bodies.set(name, await checkedBody(page, name, origin));
    await measure({ ...tools, url: origin + page.path, seconds: 1 });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, origin } of servers) {
      signal.throwIfAborted();
      const measurement = await measure({ ...tools, url: origin + page.path, seconds: SECONDS });
      // Under load too, each answer has to be the whole page.
      const whole = bodies.get(name) ?? Infinity;
      if (measurement.bytesPerResponse < whole * 0.98) {
        throw new Failure(`${name} sent ${Math.round(measurement.bytesPerResponse)} bytes per answer, but ${page.path} has ${whole}.`);
      }
      rounds.get(name)?.push(measurement);
    }
  }
  return {
    path: page.path,
    gzipBytes: page.gzip.length,
    servers: [...rounds].map(([name, measurements]) => ({ name, ...median(measurements), rates: measurements.map((one) => one.requestsPerSecond) })),
  };
}
