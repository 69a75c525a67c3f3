// @ts-check
import { wrong } from './violation.mjs';

/** @typedef {import('./cart-line.mjs').LineAct} LineAct */
/** @typedef {import('./tab.mjs').Reply} Reply */
/** @typedef {import('./tab.mjs').Tab} Tab */
/** @typedef {import('../testing/clients.mjs').CatalogueItem} CatalogueItem */

/** @typedef {{ serviceId: string, serviceName: string, subServiceId: string, subServiceName: string, quantity: number, price: number }} CartItem as the site answers it */

/** @param {{ serviceId: string, subServiceId: string }} item */
export const lineOf = ({ serviceId, subServiceId }) => `${serviceId}/${subServiceId}`;

/** A failed call was answered within this time: whatever did it in the CMS has ended, or ends as soon as it has a lock. */
const QUICK_MS = 2_000;
const QUICK_REST_MS = 2_000;

/** Longer than a call that the site has given up may live on in the CMS, waiting for a connection to its database. */
const SLOW_REST_MS = 15_000;

/** The refusals that a cart may give, and the act each answers. */
const FITTING = /** @type {const} */ ({ add: 'already_in_cart', set: 'item_not_in_cart', remove: 'item_not_in_cart' });

/** An account, and all that was done with it and seen of it, whichever tab it was. */
export class Shopper {
  /** By line. @type {Map<string, LineAct[]>} */
  acts = new Map();
  /** @type {import('./check-quotes.mjs').Submission[]} */
  submissions = [];
  /** @type {import('./check-messages.mjs').SentMessage[]} */
  messages = [];
  /** Until then, an unanswered call may still change the cart. */
  uncertainUntil = 0;

  /**
   * @param {{ id: number, email: string }} client
   * @param {CatalogueItem[]} items what this one buys
   * @param {import('./call-log.mjs').CallLog} log
   */
  constructor(client, items, log) {
    this.userId = client.id;
    this.email = client.email;
    this.items = items;
    this.log = log;
    for (const item of items) this.acts.set(lineOf(item), []);
  }

  /**
   * Adds, changes or removes a line.
   * @param {Tab} tab
   * @param {'add' | 'set' | 'remove'} kind
   * @param {CatalogueItem} item
   * @param {number} [quantity]
   * @returns {Promise<Reply>}
   */
  async change(tab, kind, item, quantity = 0) {
    const { serviceId, subServiceId } = item;
    const reply = await {
      add: () => tab.call('POST', '/api/cart/add', { serviceId, subServiceId, quantity }),
      set: () => tab.call('PUT', `/api/cart/update/${serviceId}/${subServiceId}`, { quantity }),
      remove: () => tab.call('DELETE', `/api/cart/remove/${serviceId}/${subServiceId}`),
    }[kind]();
    this.#record(lineOf(item), { kind, quantity }, reply);
    if (reply.outcome === 'done') this.#see(reply);
    const error = reply.body?.error;
    if (reply.outcome === 'refused' && error?.code !== FITTING[kind]) {
      this.log.violations.push(wrong(`${tab.name}: ${kind} was answered ${reply.status} ${error?.code}`));
    }
    if (error?.code === 'already_in_cart') this.#record(lineOf(item), { kind: 'see', quantity: error.values?.quantity ?? NaN }, { ...reply, outcome: 'done' });
    return reply;
  }

  /**
   * @param {Tab} tab
   * @returns {Promise<CartItem[] | null>} null where the site couldn't say
   */
  async look(tab) {
    const reply = await tab.call('GET', '/api/cart');
    if (reply.outcome !== 'done') return null;
    this.#see(reply);
    return reply.body.data.items;
  }

  /**
   * These lines have gone into a quote request, or may have.
   * @param {readonly CartItem[]} items
   * @param {Pick<Reply, 'from' | 'to' | 'outcome'>} span
   */
  take(items, span) {
    for (const item of items) this.#record(lineOf(item), { kind: 'empty', quantity: 0 }, span);
  }

  /** @param {Reply} reply with the whole cart */
  #see(reply) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    for (const item of /** @type {CartItem[]} */ (reply.body.data.items)) {
      const line = lineOf(item);
      if (seen.has(line) || !this.acts.has(line)) this.log.violations.push(wrong(`${this.email}: ${line} is in the cart twice, or is somebody else's`));
      seen.set(line, item.quantity);
    }
    for (const line of this.acts.keys()) this.#record(line, { kind: 'see', quantity: seen.get(line) ?? 0 }, reply);
  }

  /**
   * @param {string} line
   * @param {Pick<LineAct, 'kind' | 'quantity'>} act
   * @param {Pick<Reply, 'from' | 'to' | 'outcome'>} reply
   */
  #record(line, act, { from, to, outcome }) {
    const rest = outcome !== 'unknown' ? 0 : to - from < QUICK_MS ? QUICK_REST_MS : SLOW_REST_MS;
    this.acts.get(line)?.push({ ...act, outcome, from, to: to + rest });
    if (rest > 0) this.uncertainUntil = Math.max(this.uncertainUntil, to + rest);
  }
}
