// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { Failure } from '../failure.mjs';

/** @typedef {{ requestsPerSecond: number, p50Ms: number, p99Ms: number, bytesPerResponse: number }} Measurement `bytesPerResponse`: as read, headers included */

const UNITS = /** @type {const} */ ({ us: 0.001, ms: 1, s: 1000, m: 60_000 });

const SIZES = /** @type {const} */ ({ B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 });

/**
 * @param {string} text e.g. "1.25ms", "890.00us"
 * @returns {number} milliseconds
 */
function milliseconds(text) {
  const match = /^([\d.]+)(us|ms|s|m)$/.exec(text);
  if (match === null) throw new Error(`wrk said "${text}" where a time was expected.`);
  return Number(match[1]) * UNITS[/** @type {keyof typeof UNITS} */ (match[2])];
}

/**
 * Reads what `wrk --latency` prints.
 * @param {string} output
 * @returns {Measurement}
 * @throws {Failure} when answers failed: a rate of errors is no measurement
 */
export function parseWrk(output) {
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output);
  if (errors !== null) throw new Failure(`The measured server failed: ${errors[0]}.`);
  const find = (/** @type {RegExp} */ pattern) => {
    const value = pattern.exec(output)?.[1];
    if (value === undefined) throw new Failure('wrk printed something unexpected.', { details: output });
    return value;
  };
  const [, requests, amount, unit] = /^\s+(\d+) requests in \S+, ([\d.]+)([KMGT]?B) read$/m.exec(output) ?? [];
  const bytesRead = Number(amount) * SIZES[/** @type {keyof typeof SIZES} */ (unit)];
  return {
    bytesPerResponse: bytesRead / Number(requests),
    requestsPerSecond: Number(find(/^Requests\/sec:\s+([\d.]+)/m)),
    p50Ms: milliseconds(find(/^\s+50%\s+(\S+)/m)),
    p99Ms: milliseconds(find(/^\s+99%\s+(\S+)/m)),
  };
}

/**
 * Loads an address from one thread, asking for gzip as every browser does.
 * @param {{ wrk: string, env: NodeJS.ProcessEnv, url: string, seconds: number, connections?: number, headers?: Record<string, string> }} options
 * @returns {Promise<Measurement>}
 */
export async function measure({ wrk, env, url, seconds, connections = 32, headers = {} }) {
  const sent = Object.entries({ 'Accept-Encoding': 'gzip', ...headers }).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...sent, url];
  const { stdout } = await promisify(execFile)(wrk, args, { env });
  return parseWrk(stdout);
}

/**
 * The round in the middle, by requests per second.
 * @param {Measurement[]} rounds
 * @returns {Measurement}
 */
export function median(rounds) {
  const sorted = [...rounds].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('median of nothing');
  return middle;
}
