// @ts-check
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';
import { checkRound, eventIdOf, readConnections } from './event-ids.mjs';
import { setCounting } from './statements.mjs';
import { measure, median, parseWrk } from './wrk.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */
/** @typedef {{ name: string, rates: number[], shareOfCmsNoop: number } & Measurement} Row */
/** @typedef {{ connections: number, rows: Row[], shareOfCmsNoop: number, acknowledged: number }} EventGroup `acknowledged`: answers that were compared with the table */

const CONNECTIONS = /** @type {const} */ ([16, 64]);

const NAMES = { noop: 'CMS, no-op: /_health', track: 'website: POST /api/analytics/track' };

const SCRIPT = fileURLToPath(new URL('wrk-events.lua', import.meta.url));

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Digits that the script puts into the session's id. */
const SESSION_DIGITS = 13;

/** How long the slowest event under way may take to be stored once nobody waits for it any more. */
const REST_MS = 3_000;

/**
 * Events stored per second through the website, beside the CMS's route that does nothing, in alternating rounds. Each is an event of its own
 * from an address of its own, as a browser sends it. After every round each answer 202 of it is looked for in the table, by its id.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.origin the address under which the website knows itself
 * @param {string} options.cms
 * @param {string} options.databaseUrl of a stack with `countStatements`
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {string} options.folder for a file while it lasts
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {AbortSignal} options.signal
 * @returns {Promise<EventGroup[]>}
 */
export async function measureEvents({ site, origin, cms, databaseUrl, tools, folder, rounds, seconds, signal }) {
  // Counting takes time, too.
  await withClient(databaseUrl, (database) => setCounting(database, false));
  let round = 0;
  const groups = [];
  for (const connections of CONNECTIONS) {
    let acknowledged = 0;
    const noop = (/** @type {number} */ duration) => measure({ ...tools, url: `${cms}/_health`, seconds: duration, connections });
    const track = async (/** @type {number} */ duration) => {
      const outcome = await storeEvents({ site, origin, databaseUrl, tools, folder, connections, seconds: duration, round: (round += 1) });
      acknowledged += outcome.acknowledged;
      return outcome.measurement;
    };
    /** @type {Measurement[]} */
    const noops = [];
    /** @type {Measurement[]} */
    const tracks = [];
    await noop(1);
    await track(1);
    // Rounds alternate, so that a machine that slows down slows both.
    for (let turn = 0; turn < rounds; turn += 1) {
      signal.throwIfAborted();
      noops.push(await noop(seconds));
      tracks.push(await track(seconds));
    }
    const noopRate = median(noops).requestsPerSecond;
    const rows = [{ name: NAMES.noop, results: noops }, { name: NAMES.track, results: tracks }].map(({ name, results }) => {
      const middle = median(results);
      return { name, ...middle, rates: results.map(({ requestsPerSecond }) => requestsPerSecond), shareOfCmsNoop: middle.requestsPerSecond / noopRate };
    });
    groups.push({ connections, rows, shareOfCmsNoop: median(tracks).requestsPerSecond / noopRate, acknowledged });
  }
  return groups;
}

/**
 * One round of events, and its comparison with the table.
 * @param {{ site: string, origin: string, databaseUrl: string, tools: import('./tools.mjs').Tools, folder: string, connections: number, seconds: number, round: number }} options
 * @returns {Promise<{ measurement: Measurement, acknowledged: number }>}
 * @throws {Failure} where an answer is no 202, or the table isn't what was acknowledged
 */
async function storeEvents({ site, origin, databaseUrl, tools, folder, connections, seconds, round }) {
  const file = path.join(folder, 'event-request.txt');
  writeFileSync(file, requestTemplate(origin, new Date()));
  return withClient(databaseUrl, async (database) => {
    const { rows: [{ begin }] } = await database.query('SELECT now()::text AS begin');
    const args = [`-t${connections}`, `-c${connections}`, `-d${seconds}s`, '--latency', '-s', SCRIPT, site, '--', file, String(round)];
    const { stdout } = await promisify(execFile)(tools.wrk, args, { env: tools.env });
    const measurement = parseWrk(stdout);
    // What was under way in the end is stored now, or never: the next round is not to find it.
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const { rows } = await database.query('SELECT id FROM app.events WHERE received_at >= $1', [begin]);
    const { acknowledged, problems } = checkRound(round, readConnections(stdout, connections), rows.map(({ id }) => id));
    if (problems.length > 0) throw new Failure(`The events of a round at ${connections} connections: ${problems.join('; ')}.`);
    if (acknowledged < Math.floor(measurement.requestsPerSecond * seconds)) {
      throw new Failure(`${Math.floor(measurement.requestsPerSecond * seconds)} events were answered, only ${acknowledged} of them with 202.`);
    }
    return { measurement, acknowledged };
  });
}

/**
 * A request as a browser sends it, with three places to fill: `@address@`, `@id@` and `@session@`, in this order.
 * @param {string} origin
 * @param {Date} now
 * @returns {string} the raw bytes
 */
export function requestTemplate(origin, now) {
  const body = JSON.stringify({
    eventId: '@id@', sessionId: 'session_@session@_1', path: '/services/seo', timestamp: now.toISOString(), duration: 0,
    referrer: 'https://www.google.com/', userAgent: USER_AGENT, source: 'organic', country: 'United Arab Emirates', region: 'Dubai', city: 'Dubai',
    locationSource: 'ip', type: 'pageview', pageName: 'SEO', serviceName: 'SEO',
  });
  const filled = body.replace('@id@', eventIdOf(1, 1, 1)).replace('@session@', '0'.repeat(SESSION_DIGITS));
  const head = {
    Host: new URL(origin).host, 'X-Forwarded-For': '@address@', 'User-Agent': USER_AGENT, Accept: '*/*', 'Accept-Language': 'en-US,en;q=0.9',
    'Accept-Encoding': 'gzip, deflate', 'Content-Type': 'application/json', Origin: origin, Referer: `${origin}/services/seo`,
    'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty', 'Content-Length': Buffer.byteLength(filled),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /api/analytics/track HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
