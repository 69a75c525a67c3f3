// @ts-check
import { parseArgs } from 'node:util';

import { Failure } from '../failure.mjs';

/** @typedef {'postgres' | 'cms'} Fault */
/** @typedef {{ postgres: number, cms: number, writers: number }} Plan how often each is killed, and how many tabs write meanwhile */

/** @type {Plan} */
export const LONG = { postgres: 20, cms: 5, writers: 50 };
/** @type {Plan} */
export const SHORT = { postgres: 2, cms: 1, writers: 12 };

/**
 * @param {string[]} argv for example `--postgres=20 --cms=5 --writers=50`
 * @returns {Plan}
 */
export function readPlan(argv) {
  const options = /** @type {const} */ ({ postgres: { type: 'string' }, cms: { type: 'string' }, writers: { type: 'string' } });
  let values;
  try {
    ({ values } = parseArgs({ args: argv, options }));
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  /** @param {keyof Plan} name @param {number} least */
  const number = (name, least) => {
    const text = values[name] ?? String(LONG[name]);
    if (!/^\d{1,4}$/.test(text) || Number(text) < least) throw new Failure(`--${name} must be a number of ${least} or more, but it is "${text}".`);
    return Number(text);
  };
  return { postgres: number('postgres', 0), cms: number('cms', 0), writers: number('writers', 3) };
}

/**
 * The kills in their order: the rarer ones spread evenly among the others.
 * @param {Plan} plan
 * @returns {Fault[]}
 */
export function faultsOf({ postgres, cms }) {
  /** @param {Fault} fault @param {number} count */
  const spread = (fault, count) => Array.from({ length: count }, (_, index) => ({ fault, at: (index + 0.5) / count }));
  return [...spread('postgres', postgres), ...spread('cms', cms)].sort((a, b) => a.at - b.at).map(({ fault }) => fault);
}

/**
 * Accounts with one tab, and accounts with two: every fifth tab or so has a sibling.
 * @param {number} writers
 * @returns {{ alone: number, pairs: number }}
 */
export function tabsOf(writers) {
  const pairs = Math.max(1, Math.floor(writers / 10));
  return { alone: writers - 2 * pairs, pairs };
}
