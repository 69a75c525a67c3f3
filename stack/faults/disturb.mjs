// @ts-check
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Failure } from '../failure.mjs';
import { until } from '../until.mjs';
import { faultsOf } from './plan.mjs';

/** @typedef {import('./plan.mjs').Fault} Fault */
/** @typedef {import('./report.mjs').Happened} Happened */

/** A part that doesn't come back isn't waited for any longer than this. */
const GIVE_UP_MS = 60_000;

/** Undisturbed time between a recovery and the next kill, so that it meets writers at work. */
const calm = () => randomInt(2_000, 4_000);

/**
 * Kills one part after the other while the writers write, starts it again as a supervisor would, and waits for the recovery.
 * @param {import('./plan.mjs').Plan} plan
 * @param {object} options
 * @param {import('../stack.mjs').Stack} options.stack
 * @param {import('./shops.mjs').Shops} options.shops
 * @param {import('./call-log.mjs').CallLog} options.log
 * @param {AbortSignal} [options.signal]
 * @param {(text: string) => void} options.note
 * @returns {Promise<Happened[]>}
 */
export async function disturb(plan, { stack, shops, log, signal, note }) {
  const control = { stopping: false };
  /** @type {import('./call-log.mjs').Writing[]} */
  const writings = plan.events > 0 ? ['shop', 'event'] : ['shop'];
  const writing = shops.run(control);
  // Whoever waits for what is below sees it too; this only keeps a failure from going unnoticed until then.
  const trouble = Promise.race([stack.lost, writing.then(() => new Failure('The writers have stopped too early.'))]);
  /** @template T @param {Promise<T>} work @returns {Promise<T>} */
  const undisturbed = (work) => Promise.race([work, trouble.then((failure) => { throw failure; })]);
  try {
    await undisturbed(wait(calm(), undefined, { signal }));
    /** @type {Happened[]} */
    const happened = [];
    for (const [index, fault] of faultsOf(plan).entries()) {
      const before = log.acknowledged;
      const recoveryMs = await undisturbed(strike(fault, { stack, log, writings, signal }));
      await undisturbed(wait(calm(), undefined, { signal }));
      happened.push({ fault, recoveryMs, acknowledged: log.acknowledged - before });
      note(`${index + 1}. ${fault}: ${recoveryMs === null ? 'no recovery' : `recovered after ${(recoveryMs / 1000).toFixed(2)} s`}`);
      if (recoveryMs === null) break;
    }
    return happened;
  } finally {
    control.stopping = true;
    await Promise.race([writing, stack.lost]);
  }
}

/**
 * @param {Fault} fault
 * @param {object} options
 * @param {import('../stack.mjs').Stack} options.stack
 * @param {import('./call-log.mjs').CallLog} options.log
 * @param {import('./call-log.mjs').Writing[]} options.writings
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<number | null>} milliseconds from the kill until a write of every kind is acknowledged again
 */
async function strike(fault, { stack, log, writings, signal }) {
  const moment = performance.now();
  if (fault === 'postgres') {
    await stack.crashDatabase();
    await stack.startDatabase();
  } else {
    await stack.crashCms();
    await stack.startCms();
  }
  const first = () => writings.map((writing) => log.firstAcknowledgedSince(moment, writing) ?? Infinity);
  try {
    await until(async () => Number.isFinite(Math.max(...first())), { what: 'The site', timeoutMs: GIVE_UP_MS, intervalMs: 20, signal });
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
  return Math.max(...first()) - moment;
}
