// @ts-check
import { noteSubmission, settledCart, shop, submit, writeMessage } from './writer.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {import('./tab.mjs').Tab} Tab */

/**
 * A client with two tabs that know nothing of each other: both shop in the one cart at once, then both send it at once.
 * @param {Shopper} shopper
 * @param {[Tab, Tab]} tabs
 * @param {import('./writer.mjs').Control} control
 */
export async function runPair(shopper, tabs, control) {
  for (let round = 0; !control.stopping; round += 1) {
    await Promise.all(tabs.map((tab) => shop(shopper, tab)));
    const items = await settledCart(shopper, tabs[0]);
    noteSubmission(shopper, items, await Promise.all(tabs.map((tab) => submit(shopper, tab, items))));
    if (round % 3 === 1) await writeMessage(shopper, tabs[0]);
  }
}
