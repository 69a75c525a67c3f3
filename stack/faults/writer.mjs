// @ts-check
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { lineOf } from './shopper.mjs';
import { wrong } from './violation.mjs';

/** @typedef {import('./shopper.mjs').CartItem} CartItem */
/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {import('./tab.mjs').Tab} Tab */
/** @typedef {import('./tab.mjs').Reply} Reply */
/** @typedef {{ readonly stopping: boolean }} Control */

/** Somebody reads the page before the next click. */
export const think = () => wait(randomInt(15, 60));

/** And tries again a moment after a failure, sooner than the answer asks for. */
const pause = () => wait(randomInt(500, 1_500));

/** How long somebody tries before the tab is closed. */
const PATIENCE_MS = 60_000;

/** The CMS takes no more than 60 messages per account and hour. */
const MAX_MESSAGES = 40;

/**
 * Repeats a call with the same content until it is answered.
 * @param {() => Promise<Reply>} call
 * @returns {Promise<Reply>} the last reply; its `from` is the first try's
 */
export async function insist(call) {
  const from = performance.now();
  for (;;) {
    const reply = await call();
    if (reply.outcome !== 'unknown' || reply.to - from > PATIENCE_MS) return { ...reply, from };
    await pause();
  }
}

/**
 * Adds, changes and removes lines, now and then one that isn't there.
 * @param {Shopper} shopper
 * @param {Tab} tab
 */
export async function shop(shopper, tab) {
  const inCart = new Set();
  for (let left = randomInt(4, 9); left > 0; left -= 1) {
    const item = shopper.items[randomInt(shopper.items.length)];
    if (item === undefined) return;
    const line = lineOf(item);
    const dice = randomInt(10);
    if (dice === 0) await shopper.look(tab);
    else {
      const kind = inCart.has(line) ? (dice < 6 ? 'set' : dice < 9 ? 'remove' : 'add') : dice < 9 ? 'add' : 'remove';
      const reply = await shopper.change(tab, kind, item, randomInt(1, 100));
      if (reply.outcome === 'unknown') await pause();
      // Added or changed it is there, and so it is where it couldn't be added.
      else if (kind === 'add' || (kind === 'set' && reply.outcome === 'done')) inCart.add(line);
      else inCart.delete(line);
    }
    await think();
  }
}

/**
 * The cart as it certainly is, with one line in it at least.
 * @param {Shopper} shopper
 * @param {Tab} tab
 * @returns {Promise<CartItem[]>} empty where the site can't be talked to
 */
export async function settledCart(shopper, tab) {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    await wait(Math.max(0, shopper.uncertainUntil - performance.now()));
    const items = await shopper.look(tab);
    if (items !== null && items.length > 0) return items;
    const item = shopper.items[randomInt(shopper.items.length)];
    if (items === null || item === undefined || (await shopper.change(tab, 'add', item, randomInt(1, 100))).outcome !== 'done') await pause();
  }
  return [];
}

/** @typedef {{ acknowledged: Set<string>, references: Set<string>, complete: boolean, refused: string | null, from: number, to: number }} Sent */

/**
 * Sends a cart as the website does: one call per item, in sequence, each repeated under the same key.
 * @param {Shopper} shopper
 * @param {Tab} tab
 * @param {CartItem[]} items
 * @param {{ meanwhile?: () => Promise<unknown>, again?: boolean, byName?: boolean }} [manner] `meanwhile`: after the first item;
 *   `again`: the last item once more, as by a double click; `byName`: without ids
 * @returns {Promise<Sent>}
 */
export async function submit(shopper, tab, items, { meanwhile, again = false, byName = false } = {}) {
  const requestId = randomUUID();
  /** @type {Sent} */
  const sent = { acknowledged: new Set(), references: new Set(), complete: false, refused: null, from: performance.now(), to: Infinity };
  const calls = again ? [...items, ...items.slice(-1)] : items;
  for (const [index, item] of calls.entries()) {
    const { serviceId, subServiceId, serviceName, subServiceName } = item;
    const names = { serviceName, subServiceName, subServiceDescription: '', userEmail: shopper.email, userName: tab.name, path: '/cart' };
    const body = { ...names, requestId, ...(byName ? {} : { serviceId, subServiceId }) };
    const reply = await insist(() => tab.call('POST', '/api/visitor/quote-request', body, requestId));
    if (reply.outcome !== 'done') {
      sent.refused = reply.outcome === 'refused' ? `${reply.status} ${reply.body?.error?.code}` : null;
      break;
    }
    const { complete, reference } = reply.body.data;
    sent.acknowledged.add(lineOf(item));
    sent.complete ||= complete;
    if (reference !== null) sent.references.add(reference);
    if (index === 0) await meanwhile?.();
    await think();
  }
  return { ...sent, to: performance.now() };
}

/**
 * @param {Shopper} shopper
 * @param {CartItem[]} items
 * @param {Sent[]} tabs what each of its tabs was told
 */
export function noteSubmission(shopper, items, tabs) {
  const complete = tabs.some((sent) => sent.complete);
  shopper.take(items, {
    from: Math.min(...tabs.map(({ from }) => from)), to: Math.max(...tabs.map(({ to }) => to)), outcome: complete ? 'done' : 'unknown',
  });
  shopper.submissions.push({
    account: shopper.email,
    items: items.map((item) => ({ line: lineOf(item), quantity: item.quantity, cents: Math.round(item.price * 100) })),
    acknowledged: new Set(tabs.flatMap(({ acknowledged }) => [...acknowledged])),
    references: new Set(tabs.flatMap(({ references }) => [...references])),
    complete,
  });
  // Nobody but this shopper has touched the cart: it has to be taken as it is. The slower of two tabs may find it gone.
  const refused = tabs.filter((sent) => sent.refused !== null && !(complete && tabs.length > 1));
  for (const sent of refused) shopper.log.violations.push(wrong(`${shopper.email}: an item of its own cart was refused with ${sent.refused}`));
}

/**
 * Writes to staff about a request that has been stored.
 * @param {Shopper} shopper
 * @param {Tab} tab
 */
export async function writeMessage(shopper, tab) {
  const [reference] = shopper.submissions.at(-1)?.references ?? [];
  if (reference === undefined || shopper.messages.length >= MAX_MESSAGES) return;
  const message = { id: randomUUID(), reference, text: `Message ${shopper.messages.length + 1} of ${shopper.email}`, acknowledged: false };
  shopper.messages.push(message);
  const body = { text: message.text, messageId: message.id };
  const reply = await insist(() => tab.call('POST', `/api/quotes/${reference}/messages`, body, message.id));
  message.acknowledged = reply.outcome === 'done';
  if (reply.outcome === 'refused') shopper.log.violations.push(wrong(`${tab.name}: a message was answered ${reply.status} ${reply.body?.error?.code}`));
}

/**
 * A client with one tab: shops, sends the cart, writes, and again.
 * @param {Shopper} shopper
 * @param {Tab} tab
 * @param {Control} control
 */
export async function runAlone(shopper, tab, control) {
  for (let round = randomInt(4); !control.stopping; round += 1) {
    await shop(shopper, tab);
    const items = await settledCart(shopper, tab);
    const other = shopper.items.find((item) => !items.some((one) => lineOf(one) === lineOf(item)));
    // What is added while a request is under way stays in the cart.
    const meanwhile = async () => {
      if (other !== undefined && round % 3 === 0) await shopper.change(tab, 'add', other, randomInt(1, 100));
    };
    noteSubmission(shopper, items, [await submit(shopper, tab, items, { meanwhile, again: round % 2 === 0, byName: round % 4 === 1 })]);
    if (round % 3 === 1) await writeMessage(shopper, tab);
  }
}
