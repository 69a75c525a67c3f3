// @ts-check
import { randomInt } from 'node:crypto';

import { Failure } from '../failure.mjs';
import { makeClients, readCatalogue } from '../testing/clients.mjs';
import { runPair } from './pair.mjs';
import { tabsOf } from './plan.mjs';
import { Shopper } from './shopper.mjs';
import { Tab } from './tab.mjs';
import { runAlone } from './writer.mjs';

/** @typedef {{ shoppers: Shopper[], run: (control: import('./writer.mjs').Control) => Promise<unknown> }} Shops */

/** Different lines one account buys: few, so that each is written often. */
const LINES_EACH = 6;

/**
 * Makes the accounts and tabs of a run.
 * @param {import('pg').Client} database
 * @param {import('./plan.mjs').Plan} plan
 * @param {{ site: string, log: import('./call-log.mjs').CallLog }} options
 * @returns {Promise<Shops>} `run` lets all of them write until they are told to stop
 */
export async function openShops(database, { writers }, { site, log }) {
  const { alone, pairs } = tabsOf(writers);
  const catalogue = await readCatalogue(database);
  if (catalogue.length < LINES_EACH) throw new Failure(`The catalogue has ${catalogue.length} sub-services; the writers need ${LINES_EACH}.`);
  const clients = await makeClients(database, { count: alone + pairs, label: 'shopper' });
  const shoppers = clients.map((client) => {
    const first = randomInt(catalogue.length);
    const items = Array.from({ length: LINES_EACH }, (_, index) => catalogue[(first + index) % catalogue.length]).filter((item) => item !== undefined);
    return new Shopper(client, items, log);
  });
  /** @param {number} index @param {string} suffix */
  const tab = (index, suffix = '') =>
    new Tab({ name: `${index + 1}${suffix}`, site, cookie: clients[index]?.cookie ?? '', address: `10.0.${index >> 8}.${index & 255}`, log });
  return {
    shoppers,
    run: (control) => Promise.all(shoppers.map(async (shopper, index) => {
      if (index < alone) return runAlone(shopper, tab(index), control);
      return runPair(shopper, [tab(index, 'a'), tab(index, 'b')], control);
    })),
  };
}
