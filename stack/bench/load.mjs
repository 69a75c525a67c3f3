// @ts-check
import { Failure } from '../failure.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */

/**
 * Load for what wrk can't send: requests that differ from each other. Good for some thousand requests per second, so
 * only for slow subjects.
 * @param {{ connections: number, seconds: number, request: (index: number, connection: number) => Promise<{ status: number, bytes: number }> }} options
 *   `index` counts all requests from 1 on, `connection` is one of those that run beside each other, from 0 on
 * @returns {Promise<Measurement>}
 * @throws {Failure} when an answer is no success
 */
export async function load({ connections, seconds, request }) {
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  let index = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, async (_, connection) => {
    while (performance.now() < end) {
      const from = performance.now();
      const answer = await request(index += 1, connection);
      bytes += answer.bytes;
      if (answer.status !== 200) throw new Failure(`The measured server failed: status ${answer.status}.`);
      times.push(performance.now() - from);
    }
  }));
  const elapsedSeconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / elapsedSeconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    bytesPerResponse: bytes / times.length,
  };
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
