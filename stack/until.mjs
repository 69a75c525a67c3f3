// @ts-check
import { setTimeout as wait } from 'node:timers/promises';

import { Failure, Interrupted } from './failure.mjs';

/**
 * Asks again and again until the answer is yes.
 * @param {() => Promise<boolean>} check
 * @param {{ what: string, timeoutMs: number, intervalMs?: number, signal?: AbortSignal }} options
 * @throws {Failure} when the time is over
 */
export async function until(check, { what, timeoutMs, intervalMs = 150, signal }) {
  const end = Date.now() + timeoutMs;
  while (!(await check())) {
    if (signal?.aborted === true) throw new Interrupted();
    if (Date.now() > end) throw new Failure(`${what} did not answer within ${Math.round(timeoutMs / 1000)} seconds.`);
    await wait(intervalMs);
  }
}

/**
 * Whether an address answers with success.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function answersHttp(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
