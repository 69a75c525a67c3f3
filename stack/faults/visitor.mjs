// @ts-check
import { randomInt, randomUUID } from 'node:crypto';

import { wrong } from './violation.mjs';
import { insist, think } from './writer.mjs';

/** @typedef {import('./check-events.mjs').SentEvent} SentEvent */
/** @typedef {import('./check-events.mjs').EventFields} EventFields */
/** @typedef {import('./tab.mjs').Tab} Tab */
/** @typedef {import('../testing/clients.mjs').CatalogueItem} CatalogueItem */

const SOURCES = ['direct', 'organic', 'social', 'paid', 'referral', 'newsletter'];

/** @template T @param {readonly T[]} list @returns {T} */
function oneOf(list) {
  const item = list[randomInt(list.length)];
  if (item === undefined) throw new Error('one of nothing');
  return item;
}

/**
 * A browser session: one visitor with an address of his own, so that the limits of visitors don't meet. What he sends goes through the first
 * tab, and now and then through both at once, as when a page is left and its duration is sent twice.
 */
export class Visitor {
  #sessionId = `session_${randomUUID()}_${Date.now()}`;
  #source = oneOf(SOURCES);
  #language = oneOf(['en', 'ar']);

  /**
   * @param {[Tab, Tab]} tabs
   * @param {CatalogueItem[]} items what he looks at
   * @param {SentEvent[]} sent takes every event before it is sent
   */
  constructor(tabs, items, sent) {
    this.tabs = tabs;
    this.items = items;
    this.sent = sent;
  }

  /**
   * Looks at a service, clicks, puts it into the cart or takes it out, and leaves: the page's event is sent once more with its duration.
   * @param {boolean} isFirst whether it is the first page
   */
  async readPage(isFirst) {
    const item = oneOf(this.items);
    const { path, title: name } = { path: `/services/${item.serviceSlug}`, title: item.serviceTitle };
    const type = isFirst ? 'visit' : 'pageview';
    const view = this.#event({ kind: type, path, pageName: name, serviceName: name, source: this.#source });
    const page = { ...this.#common(view), source: this.#source, pageName: name };
    const shown = { ...page, type, serviceName: name };
    await this.#send(view, '/api/analytics/track', { ...shown, duration: 0 }, 0);
    await think();
    if (randomInt(2) === 0) {
      const button = { buttonText: `Button ${randomInt(1_000)}`, buttonHref: '/cart' };
      const click = this.#event({ kind: 'click', path, pageName: name, source: this.#source, ...button });
      await this.#send(click, '/api/analytics/click', { ...page, ...this.#common(click), ...button }, 0);
      await think();
    }
    if (randomInt(3) === 0) {
      const action = oneOf(/** @type {const} */ (['add', 'remove']));
      const names = { serviceName: name, subServiceName: item.title };
      const act = this.#event({ kind: `cart_${action}`, path, ...names });
      await this.#send(act, '/api/visitor/cart-action', { ...this.#common(act), action, ...names }, 0);
      await think();
    }
    const seconds = randomInt(1, 1_800);
    await this.#send(view, '/api/analytics/track', { ...shown, duration: seconds }, seconds * 1_000);
  }

  /**
   * @param {Pick<EventFields, 'kind' | 'path'> & Partial<EventFields>} known
   * @returns {SentEvent}
   */
  #event(known) {
    /** @type {SentEvent} */
    const event = {
      id: randomUUID(),
      fields: {
        pageName: '', serviceName: '', subServiceName: '', buttonText: '', buttonHref: '',
        // Acts on a cart say nothing of where somebody came from.
        source: 'direct',
        sessionId: this.#sessionId, occurredAt: Date.now(), language: this.#language, ...known,
      },
      acknowledged: false, durations: new Set(), acknowledgedMs: 0,
    };
    this.sent.push(event);
    return event;
  }

  /** What every event says. @param {SentEvent} event */
  #common({ id, fields: { sessionId, path, occurredAt } }) {
    return { eventId: id, sessionId, path: this.#language === 'ar' ? `/ar${path}` : path, timestamp: new Date(occurredAt).toISOString() };
  }

  /**
   * Sends an event until it is answered, always under its own id; now and then once more although it was, and now and then from both tabs at once.
   * @param {SentEvent} event
   * @param {string} path
   * @param {object} body
   * @param {number} durationMs
   */
  async #send(event, path, body, durationMs) {
    event.durations.add(durationMs);
    const [tab, other] = this.tabs;
    const dice = randomInt(10);
    const send = async (/** @type {Tab} */ by) => {
      const reply = await insist(() => by.call('POST', path, body, event.id));
      if (reply.outcome === 'done') {
        event.acknowledged = true;
        event.acknowledgedMs = Math.max(event.acknowledgedMs, durationMs);
      } else if (reply.outcome === 'refused') by.log.violations.push(wrong(`${by.name}: an event was answered ${reply.status} ${reply.body?.error?.code}`));
    };
    await (dice === 0 ? Promise.all([send(tab), send(other)]) : send(tab));
    if (dice === 1) await send(tab);
  }
}

/**
 * One visitor after the other reads some pages, until the run is over.
 * @param {object} options
 * @param {[Tab, Tab]} options.tabs
 * @param {CatalogueItem[]} options.items
 * @param {SentEvent[]} options.sent
 * @param {() => string} options.nextAddress one that nobody else has
 * @param {import('./writer.mjs').Control} control
 */
export async function runVisitors({ tabs, items, sent, nextAddress }, control) {
  while (!control.stopping) {
    const address = nextAddress();
    for (const tab of tabs) tab.moveTo(address);
    const visitor = new Visitor(tabs, items, sent);
    for (let page = 0, pages = randomInt(2, 8); page < pages && !control.stopping; page += 1) await visitor.readPage(page === 0);
  }
}
