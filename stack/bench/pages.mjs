// @ts-check
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { Failure } from '../failure.mjs';
import { startWeb, webEnvironment } from '../parts/web.mjs';
import { findFreePorts } from '../ports.mjs';
import { readSecrets } from '../secrets.mjs';
import { startFront } from './front.mjs';
import { startFiles } from './nginx.mjs';
import { SERVERS } from './servers.mjs';
import { firstPost, oneOfEachKind, publicPages } from './site-paths.mjs';
import { fetchRaw } from './weight.mjs';
import { measure, median } from './wrk.mjs';

/** @typedef {import('./nginx.mjs').Page & { forEveryone: boolean }} Page `forEveryone`: the website lets a proxy keep it */
/** @typedef {{ name: string, origin: string }} Server */
/** @typedef {{ path: string, gzipBytes: number, forEveryone: boolean, servers: ({ name: string, rates: number[] } & import('./wrk.mjs').Measurement)[] }} PageResult */
/** @typedef {{ results: PageResult[] }} Pages */

/** By how much the same page may differ in size: the website changes when its scripts are fetched, plain Next doesn't. */
const SAME_SIZE = 0.02;

/** What home and a post are measured for; the other pages get a round of as many seconds as this each. */
const SECONDS_OF_OTHERS = 1;

/**
 * Every public page, requests per second beside nginx that serves the same bytes from files: through the front as it is shipped, and from the
 * website itself. Home and a post beside plain `next start`, too. All three are stopped in the end, so that nothing but the site runs beside
 * what is measured next.
 * @param {object} options
 * @param {import('../settings.mjs').Settings} options.settings of a site whose pages are rendered
 * @param {string} options.site
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {boolean} options.quick one page of each kind only
 * @param {AbortSignal} options.signal
 * @param {import('../progress.mjs').Progress} options.progress
 * @returns {Promise<Pages>}
 */
export async function measurePages({ settings, site, tools, rounds, seconds, quick, signal, progress }) {
  const [nginxPort = 0, frontPort = 0, nextPort = 0] = await findFreePorts(3);
  /** @type {{ stop: () => Promise<void> }[]} */
  const started = [];
  try {
    const listed = await publicPages(site);
    const [home, post] = ['/', firstPost(listed)];
    const others = (quick ? oneOfEachKind(listed) : listed).filter((one) => one !== home && one !== post);
    const pages = await readPages(site, [home, post, ...others]);
    started.push(await startFiles({ ...tools, folder: settings.dataDir, port: nginxPort, pages }));
    started.push(await startFront({ ...tools, folder: settings.dataDir, port: frontPort, sitePort: settings.sitePort }));
    started.push(await startPlainNext(settings, nextPort, signal));
    const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
    const servers = [
      { name: SERVERS.nginx, origin: at(nginxPort) },
      { name: SERVERS.front, origin: at(frontPort) },
      { name: SERVERS.site, origin: site },
      { name: SERVERS.next, origin: at(nextPort) },
    ];
    const results = [];
    for (const page of pages) {
      const isMain = page.path === home || page.path === post;
      const beside = isMain ? servers : servers.slice(0, -1);
      const options = { tools, rounds, seconds: isMain ? seconds : Math.min(seconds, SECONDS_OF_OTHERS), signal };
      const work = () => measurePage(page, beside, options);
      results.push(isMain ? await progress.step(`Measuring ${page.path}`, work) : await work());
    }
    return { results };
  } finally {
    for (const one of started.reverse()) await one.stop();
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
 * Pages as the website sends them.
 * @param {string} site
 * @param {readonly string[]} paths
 * @returns {Promise<Page[]>}
 */
async function readPages(site, paths) {
  const pages = [];
  for (const address of paths) {
    // Twice: the first answer renders the page, the second one is what visitors get.
    await fetchRaw(site + address);
    const { status, encoding, body, headers } = await fetchRaw(site + address);
    if (status !== 200 || encoding !== 'gzip') throw new Failure(`${address} answers ${status} with encoding ${encoding ?? 'none'}.`);
    pages.push({ path: address, gzip: body, forEveryone: Number(headers['x-accel-expires'] ?? 0) > 0 });
  }
  return pages;
}

/**
 * Makes sure that the servers are compared on the same page.
 * @param {Page} page
 * @param {Server} server
 * @returns {Promise<number>} bytes of the body on the wire
 */
async function checkedBody(page, { name, origin }) {
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
 * @param {readonly Server[]} servers
 * @param {{ tools: import('./tools.mjs').Tools, rounds: number, seconds: number, signal: AbortSignal }} options
 * @returns {Promise<PageResult>}
 */
async function measurePage(page, servers, { tools, rounds, seconds, signal }) {
  /** @type {Map<string, import('./wrk.mjs').Measurement[]>} */
  const measured = new Map(servers.map(({ name }) => [name, []]));
  /** @type {Map<string, number>} */
  const bodies = new Map();
  for (const server of servers) {
    bodies.set(server.name, await checkedBody(page, server));
    await measure({ ...tools, url: server.origin + page.path, seconds: 1 });
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
    forEveryone: page.forEveryone,
    servers: [...measured].map(([name, measurements]) => ({ name, ...median(measurements), rates: measurements.map((one) => one.requestsPerSecond) })),
  };
}
