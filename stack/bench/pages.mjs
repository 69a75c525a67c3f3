// @ts-check
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { Failure } from '../failure.mjs';
import { startWeb, webEnvironment } from '../parts/web.mjs';
import { findFreePorts } from '../ports.mjs';
import { readSecrets } from '../secrets.mjs';
import { startNginx } from './nginx.mjs';
import { fetchRaw, firstLoadScripts } from './weight.mjs';
import { measure, median } from './wrk.mjs';

/** @typedef {import('./nginx.mjs').Page} Page */
/** @typedef {{ path: string, gzipBytes: number, servers: ({ name: string, rates: number[] } & import('./wrk.mjs').Measurement)[] }} PageResult */
/** @typedef {{ results: PageResult[], scripts: { files: number, gzipBytes: number } }} Pages `scripts`: what home loads first */

/** By how much the same page may differ in size: the website changes when its scripts are fetched, plain Next doesn't. */
const SAME_SIZE = 0.02;

/**
 * Home and a post, requests per second beside nginx that serves the same bytes from files, and beside plain `next start`. Both are stopped in the
 * end, so that nothing but the site runs beside what is measured next.
 * @param {object} options
 * @param {import('../settings.mjs').Settings} options.settings of a site whose pages are rendered
 * @param {string} options.site
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {AbortSignal} options.signal
 * @param {import('../progress.mjs').Progress} options.progress
 * @returns {Promise<Pages>}
 */
export async function measurePages({ settings, site, tools, rounds, seconds, signal, progress }) {
  const [nginxPort = 0, nextPort = 0] = await findFreePorts(2);
  const plainNext = await startPlainNext(settings, nextPort, signal);
  try {
    const pages = await measuredPages(site);
    const nginx = await startNginx({ ...tools, folder: settings.dataDir, port: nginxPort, pages });
    try {
      const servers = [
        { name: 'nginx, file', origin: `http://127.0.0.1:${nginxPort}` },
        { name: 'web/server', origin: site },
        { name: 'next start', origin: `http://127.0.0.1:${nextPort}` },
      ];
      const results = [];
      for (const page of pages) {
        results.push(await progress.step(`Measuring ${page.path}`, () => measurePage(page, servers, { tools, rounds, seconds, signal })));
      }
      const home = gunzipSync(pages[0]?.gzip ?? Buffer.alloc(0)).toString('utf8');
      return { results, scripts: await firstLoadScripts(site, home) };
    } finally {
      await nginx.stop();
    }
  } finally {
    await plainNext.stop();
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
 * @param {{ tools: import('./tools.mjs').Tools, rounds: number, seconds: number, signal: AbortSignal }} options
 * @returns {Promise<PageResult>}
 */
async function measurePage(page, servers, { tools, rounds, seconds, signal }) {
  /** @type {Map<string, import('./wrk.mjs').Measurement[]>} */
  const measured = new Map(servers.map(({ name }) => [name, []]));
  /** @type {Map<string, number>} */
  const bodies = new Map();
  for (const { name, origin } of servers) {
    bodies.set(name, await checkedBody(page, name, origin));
    await measure({ ...tools, url: origin + page.path, seconds: 1 });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, origin } of servers) {
      signal.throwIfAborted();
      const measurement = await measure({ ...tools, url: origin + page.path, seconds });
      // Under load too, each answer has to be the whole page.
      const whole = bodies.get(name) ?? Infinity;
      if (measurement.bytesPerResponse < whole * 0.98) {
        throw new Failure(`${name} sent ${Math.round(measurement.bytesPerResponse)} bytes per answer, but ${page.path} has ${whole}.`);
      }
      measured.get(name)?.push(measurement);
    }
  }
  return {
    path: page.path,
    gzipBytes: page.gzip.length,
    servers: [...measured].map(([name, measurements]) => ({ name, ...median(measurements), rates: measurements.map((one) => one.requestsPerSecond) })),
  };
}
