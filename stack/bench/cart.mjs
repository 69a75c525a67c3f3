// @ts-check
import http from 'node:http';

import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';
import { makeClients, readCatalogue } from '../testing/clients.mjs';
import { httpCall } from '../testing/http-call.mjs';
import { wrongCart } from './cart-check.mjs';
import { countStatements, setCounting } from './statements.mjs';
import { measureRequests } from './wrk-requests.mjs';
import { measure, median } from './wrk.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */
/** @typedef {import('./statements.mjs').Count} Count */
/** @typedef {import('./cart-check.mjs').Line} Line */
/** @typedef {import('../testing/clients.mjs').Client} Client */
/** @typedef {{ name: string, rates: number[], shareOfCmsNoop: number, perOperation: Count | null } & Measurement} Row */
/** @typedef {{ connections: number, rows: Row[], addShareOfCmsNoop: number }} Cart */
/** @typedef {{ status: number, bytes: number }} Answered */

const CONNECTIONS = 16;

/** Accounts that add: enough for their carts to stay as small as people's while a round lasts. */
const ADDERS = 2400;

/** Accounts whose carts are read and changed: so many that two calls for one cart seldom meet. */
const HOLDERS = 64;

/** Lines in each of their carts. */
const LINES = 3;

/** Operations whose statements are counted. */
const COUNTED = 200;

const NAMES = {
  noop: 'CMS, no-op: /_health',
  add: 'website: POST /api/cart/add',
  update: 'website: PUT /api/cart/update/…',
  get: 'website: GET /api/cart',
};

/**
 * The cart through the website, beside the CMS's route that does nothing, in alternating rounds, by the same tool.
 *
 * Each add puts a line into a cart that lacks it; carts are emptied between the rounds, unmeasured. Updates and reads go to
 * carts of three lines. An answer that is no success ends the measurement, and so does an add that left no line. While the
 * statements are counted, every answer is compared with the cart it has to be.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.cms
 * @param {string} options.databaseUrl of a stack with `countStatements`
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {string} options.folder for files while it lasts
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {AbortSignal} options.signal
 * @returns {Promise<Cart>}
 */
export async function measureCart({ site, cms, databaseUrl, tools, folder, rounds, seconds, signal }) {
  const { clients, catalogue } = await withClient(databaseUrl, async (database) => {
    // Counting takes time, too.
    await setCounting(database, false);
    return { clients: await makeClients(database, { count: HOLDERS + ADDERS, label: 'bench' }), catalogue: await readCatalogue(database) };
  });
  const shop = new Shop(site, clients, catalogue);
  const noop = (/** @type {number} */ duration) => measure({ ...tools, url: `${cms}/_health`, seconds: duration, connections: CONNECTIONS });

  /** @type {[string, (seconds: number) => Promise<Measurement>][]} */
  const subjects = [[NAMES.noop, noop]];
  const operations = { add: shop.add.bind(shop), update: shop.update.bind(shop), get: shop.get.bind(shop) };
  for (const key of /** @type {(keyof typeof operations)[]} */ (Object.keys(operations))) {
    subjects.push([NAMES[key], (duration) => withClient(databaseUrl, async (database) => {
      await shop.prepare(database);
      const result = await measureRequests({ ...tools, site, requests: shop.requests(key), seconds: duration, connections: CONNECTIONS, folder });
      if (key === 'add') await shop.checkAdded(database, result.requestsPerSecond * duration);
      return result;
    })]);
  }
  /** @type {Map<string, Measurement[]>} */
  const measured = new Map(subjects.map(([subject]) => [subject, []]));
  for (const [, run] of subjects) await run(1);
  // Rounds alternate, so that a machine that slows down slows all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, run] of subjects) {
      signal.throwIfAborted();
      measured.get(subject)?.push(await run(seconds));
    }
  }

  /** @type {Map<string, Count>} */
  const counts = new Map();
  await withClient(databaseUrl, async (database) => {
    await setCounting(database, true);
    for (const [key, operation] of Object.entries(operations)) {
      await shop.prepare(database);
      counts.set(NAMES[/** @type {keyof typeof operations} */ (key)], await countStatements(database, COUNTED, (index) => operation(index % HOLDERS)));
      shop.check();
    }
  });

  const noopRate = median(measured.get(NAMES.noop) ?? []).requestsPerSecond;
  const rows = [...measured].map(([name, results]) => {
    const middle = median(results);
    return {
      name, ...middle, rates: results.map(({ requestsPerSecond }) => requestsPerSecond),
      shareOfCmsNoop: middle.requestsPerSecond / noopRate, perOperation: counts.get(name) ?? null,
    };
  });
  return { connections: CONNECTIONS, rows, addShareOfCmsNoop: rows.find(({ name }) => name === NAMES.add)?.shareOfCmsNoop ?? NaN };
}

/** The clients of the measurement: what each has in the cart, and what the site has answered. */
class Shop {
  #agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  /** By account: how often it has called since the carts were prepared. */
  #turns = Array.from({ length: HOLDERS }, () => 0);
  /** @type {{ text: string, lines: Line[] }[]} */
  #answers = [];

  /**
   * @param {string} site
   * @param {Client[]} clients
   * @param {import('../testing/clients.mjs').CatalogueItem[]} catalogue
   */
  constructor(site, clients, catalogue) {
    this.site = site;
    this.holders = clients.slice(0, HOLDERS);
    this.adders = clients.slice(HOLDERS);
    this.catalogue = catalogue;
    /** By holder. @type {Line[][]} */
    this.held = [];
  }

  /**
   * Empties every cart, and fills those that are read and changed.
   * @param {import('pg').Client} database
   */
  async prepare(database) {
    await database.query('DELETE FROM app.carts');
    this.#turns.fill(0);
    this.held = this.holders.map(() => []);
    for (const [index, holder] of this.holders.entries()) {
      for (let line = 0; line < LINES; line += 1) await this.#addLine(holder, line, this.held[index] ?? []);
    }
    this.check();
  }

  /**
   * The requests of a round, one account after the other.
   * @param {'add' | 'update' | 'get'} operation
   * @returns {import('./wrk-requests.mjs').Request[]}
   */
  requests(operation) {
    if (operation === 'get') return this.holders.map(({ cookie }) => ({ method: 'GET', path: '/api/cart', cookie }));
    const items = this.catalogue.slice(0, LINES);
    if (operation === 'add') {
      return items.flatMap(({ serviceId, subServiceId }) =>
        this.adders.map(({ cookie }) => ({ method: 'POST', path: '/api/cart/add', cookie, json: { serviceId, subServiceId, quantity: 1 } })));
    }
    return Array.from({ length: 99 }, (_, index) => index + 1).flatMap((quantity) =>
      this.holders.map(({ cookie }) => ({ method: 'PUT', path: updatePath(items[quantity % LINES]), cookie, json: { quantity } })));
  }

  /**
   * @param {import('pg').Client} database
   * @param {number} answered how many adds were answered; those that were under way in the end may have left a line as well
   * @throws {Failure} where a line is missing
   */
  async checkAdded(database, answered) {
    const { rows } = await database.query('SELECT count(*)::int AS lines FROM app.cart_lines WHERE user_id = ANY($1)', [this.adders.map(({ id }) => id)]);
    if (rows[0].lines < Math.floor(answered)) throw new Failure(`${answered} adds were answered, and left ${rows[0].lines} lines.`);
  }

  /** @param {number} index @returns {Promise<Answered>} */
  add(index) {
    const line = this.#turn(index);
    return this.#addLine(this.adders[index], line, this.catalogue.slice(0, line).map((item) => ({ item, quantity: 1 })));
  }

  /** @param {number} index @returns {Promise<Answered>} */
  update(index) {
    const turn = this.#turn(index);
    const lines = this.held[index] ?? [];
    const line = lines[turn % LINES];
    const quantity = 1 + (turn % 99);
    if (line !== undefined) line.quantity = quantity;
    return this.#call(this.holders[index], 'PUT', updatePath(line?.item), { quantity }, lines.map((one) => ({ ...one })));
  }

  /** @param {number} index @returns {Promise<Answered>} */
  get(index) {
    return this.#call(this.holders[index], 'GET', '/api/cart', undefined, this.held[index] ?? []);
  }

  /** @throws {Failure} where an answer since the last check was another cart than it had to be */
  check() {
    for (const { text, lines } of this.#answers.splice(0)) {
      const problem = wrongCart(text, lines);
      if (problem !== null) throw new Failure(`The measured cart is wrong: ${problem}.`);
    }
  }

  /** @param {number} index */
  #turn(index) {
    const turn = this.#turns[index] ?? 0;
    this.#turns[index] = turn + 1;
    return turn;
  }

  /**
   * @param {Client | undefined} client
   * @param {number} line its number in the catalogue
   * @param {Line[]} lines the cart before; the new one is added to it
   */
  #addLine(client, line, lines) {
    const item = this.catalogue[line];
    if (item === undefined) throw new Failure(`The catalogue has no sub-service number ${line + 1}.`);
    lines.push({ item, quantity: 1 });
    const { serviceId, subServiceId } = item;
    return this.#call(client, 'POST', '/api/cart/add', { serviceId, subServiceId, quantity: 1 }, lines.map((one) => ({ ...one })));
  }

  /**
   * @param {Client | undefined} client
   * @param {string} method
   * @param {string} path
   * @param {object | undefined} json
   * @param {Line[]} lines what the answer has to be
   * @returns {Promise<Answered>}
   */
  async #call(client, method, path, json, lines) {
    const { status, text } = await httpCall(this.site + path, { method, json, agent: this.#agent, headers: { cookie: client?.cookie } });
    if (status === 200) this.#answers.push({ text, lines });
    return { status, bytes: Buffer.byteLength(text) };
  }
}

/** @param {import('../testing/clients.mjs').CatalogueItem | undefined} item */
const updatePath = (item) => `/api/cart/update/${item?.serviceId}/${item?.subServiceId}`;
