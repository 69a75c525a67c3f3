// @ts-check
import { median } from './wrk.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */
/** @typedef {{ name: string, rates: number[] } & Measurement} Row */

/**
 * Measures several subjects in alternating rounds, so that a machine that slows down slows all of them. Each has a second to warm up.
 * @param {readonly (readonly [string, (seconds: number) => Promise<Measurement>])[]} subjects
 * @param {{ rounds: number, seconds: number, signal: AbortSignal }} options
 * @returns {Promise<Row[]>}
 */
export async function alternate(subjects, { rounds, seconds, signal }) {
  /** @type {Map<string, Measurement[]>} */
  const measured = new Map(subjects.map(([name]) => [name, []]));
  for (const [, run] of subjects) await run(1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of subjects) {
      signal.throwIfAborted();
      measured.get(name)?.push(await run(seconds));
    }
  }
  return [...measured].map(([name, results]) => ({ name, ...median(results), rates: results.map(({ requestsPerSecond }) => requestsPerSecond) }));
}
