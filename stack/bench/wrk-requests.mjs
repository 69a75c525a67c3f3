// @ts-check
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { parseWrk } from './wrk.mjs';

/** @typedef {{ method: string, path: string, cookie?: string, json?: object }} Request */

const SCRIPT = fileURLToPath(new URL('wrk-requests.lua', import.meta.url));

/**
 * Loads a site from one thread with requests that differ, in their order and then again from the first one.
 * @param {object} options
 * @param {string} options.wrk
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.site
 * @param {readonly Request[]} options.requests
 * @param {number} options.seconds
 * @param {number} options.connections
 * @param {string} options.folder for the list of requests
 * @returns {Promise<import('./wrk.mjs').Measurement>}
 * @throws {import('../failure.mjs').Failure} when an answer is no success
 */
export async function measureRequests({ wrk, env, site, requests, seconds, connections, folder }) {
  const list = path.join(folder, 'requests.txt');
  writeFileSync(list, requests.map(requestLine).join(''));
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', SCRIPT, site, '--', list];
  const { stdout } = await promisify(execFile)(wrk, args, { env });
  return parseWrk(stdout);
}

/**
 * One line of the list, as the script reads it.
 * @param {Request} request
 */
export function requestLine({ method, path: address, cookie = '', json }) {
  return `${[method, address, cookie, json === undefined ? '' : JSON.stringify(json)].join('\t')}\n`;
}
