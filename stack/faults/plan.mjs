// @ts-check
import { parseArgs } from 'node:util';

import { Failure } from '../failure.mjs';

/** @typedef {'postgres' | 'cms'} Fault */
/** @typedef {{ postgres: number, cms: number, writers: number, events: number }} Plan how often each is killed, how many tabs write meanwhile, and how many of these send events */

/** @type {Plan} */
export const LONG = { postgres: 20, cms: 5, writers: 50, events: 10 };
/** @type {Plan} */
export const SHORT = { postgres: 2, cms: 1, writers: 12, events: 3 };

/** One alone and a pair: fewer would leave a kind of shopper out. */
const LEAST_SHOPPERS = 3;

/** Shoppers to each pair of tabs. */
const SHOPPERS_PER_PAIR = 8;

/** Where nobody says how many, every fifth writer sends events. */
const WRITERS_PER_EVENT_WRITER = 5;

/**
 * @param {string[]} argv for example `--postgres=20 --cms=5 --writers=50 --events=10`
 * @returns {Plan}
 */
export function readPlan(argv) {
  const options = /** @type {const} */ ({ postgres: { type: 'string' }, cms: { type: 'string' }, writers: { type: 'string' }, events: { type: 'string' } });
  let values;
  try {
    ({ values } = parseArgs({ args: argv, options }));
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  /** @param {keyof Plan} name @param {number} least @param {number} fallback */
  const number = (name, least, fallback) => {
    const text = values[name] ?? String(fallback);
    if (!/^\d{1,4}$/.test(text) || Number(text) < least) throw new Failure(`--${name} must be a number of ${least} or more, but it is "${text}".`);
    return Number(text);
  };
  const writers = number('writers', LEAST_SHOPPERS, LONG.writers);
  const most = writers - LEAST_SHOPPERS;
  const events = number('events', 0, Math.min(most, Math.floor(writers / WRITERS_PER_EVENT_WRITER)));
  if (events > most) throw new Failure(`--events must leave ${LEAST_SHOPPERS} of the ${writers} writers to the carts, but it is ${events}.`);
  return { postgres: number('postgres', 0, LONG.postgres), cms: number('cms', 0, LONG.cms), writers, events };
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
 * Accounts with one tab, and accounts with two: every fifth tab or so has a sibling. What is left sends events.
 * @param {Pick<Plan, 'writers' | 'events'>} plan
 * @returns {{ alone: number, pairs: number }}
 */
export function tabsOf({ writers, events }) {
  const shoppers = writers - events;
  const pairs = Math.max(1, Math.floor(shoppers / SHOPPERS_PER_PAIR));
  return { alone: shoppers - 2 * pairs, pairs };
}
