// @ts-check
import { randomInt } from 'node:crypto';

import { Failure } from '../failure.mjs';
import { makeClients, readCatalogue } from '../testing/clients.mjs';
import { runPair } from './pair.mjs';
import { tabsOf } from './plan.mjs';
import { Shopper } from './shopper.mjs';
import { Tab } from './tab.mjs';
import { runVisitors } from './visitor.mjs';
import { runAlone } from './writer.mjs';

/** @typedef {import('./check-events.mjs').SentEvent} SentEvent */
/** @typedef {{ shoppers: Shopper[], events: SentEvent[], run: (control: import('./writer.mjs').Control) => Promise<unknown> }} Shops */

/** Different lines one account buys: few, so that each is written often. */
const LINES_EACH = 6;

/**
 * Makes the accounts and tabs of a run, and those of visitors, who have no account.
 * @param {import('pg').Client} database
 * @param {import('./plan.mjs').Plan} plan
 * @param {{ site: string, origin: string, log: import('./call-log.mjs').CallLog }} options `origin`: the address under which the site knows itself
 * @returns {Promise<Shops>} `events`: all that visitors send; `run` lets all of them write until they are told to stop
 */
export async function openShops(database, plan, { site, origin, log }) {
  const { alone, pairs } = tabsOf(plan);
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
    new Tab({ name: `${index + 1}${suffix}`, site, origin, cookie: clients[index]?.cookie ?? '', address: `10.0.${index >> 8}.${index & 255}`, log });
  /** @type {SentEvent[]} */
  const events = [];
  let visitors = 0;
  const nextAddress = () => {
    visitors += 1;
    return `10.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  };
  /** @param {string} name @param {string} from */
  const visitorTab = (name, from) => new Tab({ name, site, origin: from, cookie: null, address: '', log });
  /** @param {number} index @param {import('./writer.mjs').Control} control */
  const visit = (index, control) => {
    // On a developer's machine both are the site's own; events of the second go through the whole of the API, those of the first past it.
    const tabs = /** @type {[Tab, Tab]} */ ([visitorTab(`visitor${index + 1}a`, origin), visitorTab(`visitor${index + 1}b`, site)]);
    return runVisitors({ tabs, items: catalogue, sent: events, nextAddress }, control);
  };
  return {
    shoppers,
    events,
    run: (control) => Promise.all([
      ...shoppers.map(async (shopper, index) => {
        if (index < alone) return runAlone(shopper, tab(index), control);
        return runPair(shopper, [tab(index, 'a'), tab(index, 'b')], control);
      }),
      ...Array.from({ length: plan.events }, (_, index) => visit(index, control)),
    ]),
  };
}
