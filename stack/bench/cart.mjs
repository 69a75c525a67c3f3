// @ts-check
import http from 'node:http';

import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';
import { makeClients, readCatalogue } from '../testing/clients.mjs';
import { httpCall } from '../testing/http-call.mjs';
import { wrongCart } from './cart-check.mjs';
import { load } from './load.mjs';
import { countStatements, setCounting } from './statements.mjs';
import { measure, median } from './wrk.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */
/** @typedef {import('./statements.mjs').Count} Count */
/** @typedef {import('./cart-check.mjs').Line} Line */
/** @typedef {import('../testing/clients.mjs').Client} Client */
/** @typedef {{ name: string, rates: number[], shareOfCmsNoop: number, perOperation: Count | null } & Measurement} Row */
/** @typedef {{ connections: number, rows: Row[], addShareOfCmsNoop: number }} Cart */
/** @typedef {{ status: number, bytes: number }} Answered */

const CONNECTIONS = 16;

/** Accounts of each connection that adds: enough for their carts to stay as small as people's while a round lasts. */
const ADDERS = 150;

/** Lines in each of the carts that are read and changed. */
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
 * The cart through the website, beside the CMS's route that does nothing, in alternating rounds.
 *
 * Each add puts a line into a cart that lacks it; no two connections share an account, and carts are emptied between the rounds,
 * unmeasured. Updates and reads go to carts of three lines. Every answer is compared with the cart it has to be, once its round
 * is over.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.cms
 * @param {string} options.databaseUrl of a stack with `countStatements`
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {AbortSignal} options.signal
 * @returns {Promise<Cart>}
 */
export async function measureCart({ site, cms, databaseUrl, tools, rounds, seconds, signal }) {
  const { clients, catalogue } = await withClient(databaseUrl, async (database) => {
    // Counting takes time, too.
    await setCounting(database, false);
    return { clients: await makeClients(database, { count: CONNECTIONS * (ADDERS + 1), label: 'bench' }), catalogue: await readCatalogue(database) };
  });
  const shop = new Shop(site, clients, catalogue);
  const noop = (/** @type {number} */ duration) => measure({ ...tools, url: `${cms}/_health`, seconds: duration, connections: CONNECTIONS });

  /** @type {[string, (seconds: number) => Promise<Measurement>][]} */
  const subjects = [[NAMES.noop, noop]];
  const operations = { add: shop.add.bind(shop), update: shop.update.bind(shop), get: shop.get.bind(shop) };
  for (const [key, operation] of Object.entries(operations)) {
    subjects.push([NAMES[/** @type {keyof typeof operations} */ (key)], async (duration) => {
      await withClient(databaseUrl, (database) => shop.prepare(database));
      const result = await load({ connections: CONNECTIONS, seconds: duration, request: (_, connection) => operation(connection) });
      shop.check();
      return result;
    }]);
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
      counts.set(NAMES[/** @type {keyof typeof operations} */ (key)], await countStatements(database, COUNTED, (index) => operation(index % CONNECTIONS)));
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
  /** By connection: how often it has called since the carts were prepared. */
  #turns = Array.from({ length: CONNECTIONS }, () => 0);
  /** @type {{ text: string, lines: Line[] }[]} */
  #answers = [];

  /**
   * @param {string} site
   * @param {Client[]} clients
   * @param {import('../testing/clients.mjs').CatalogueItem[]} catalogue
   */
  constructor(site, clients, catalogue) {
    this.site = site;
    this.holders = clients.slice(0, CONNECTIONS);
    this.adders = clients.slice(CONNECTIONS);
    this.catalogue = catalogue;
    /** By connection. @type {Line[][]} */
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
    for (const [connection, holder] of this.holders.entries()) {
      for (let line = 0; line < LINES; line += 1) await this.#addLine(holder, line, this.held[connection] ?? []);
    }
    this.check();
  }

  /** @param {number} connection @returns {Promise<Answered>} */
  add(connection) {
    const turn = this.#turn(connection);
    const line = Math.floor(turn / ADDERS);
    const client = this.adders[connection * ADDERS + (turn % ADDERS)];
    if (client === undefined || line >= this.catalogue.length) throw new Failure('The measurement needs more accounts to add to.');
    return this.#addLine(client, line, this.catalogue.slice(0, line).map((item) => ({ item, quantity: 1 })));
  }

  /** @param {number} connection @returns {Promise<Answered>} */
  update(connection) {
    const turn = this.#turn(connection);
    const lines = this.held[connection] ?? [];
    const line = lines[turn % LINES];
    const quantity = 1 + (turn % 99);
    if (line !== undefined) line.quantity = quantity;
    const path = `/api/cart/update/${line?.item.serviceId}/${line?.item.subServiceId}`;
    return this.#call(this.holders[connection], 'PUT', path, { quantity }, lines.map((one) => ({ ...one })));
  }

  /** @param {number} connection @returns {Promise<Answered>} */
  get(connection) {
    return this.#call(this.holders[connection], 'GET', '/api/cart', undefined, this.held[connection] ?? []);
  }

  /** @throws {Failure} where an answer since the last check was another cart than it had to be */
  check() {
    for (const { text, lines } of this.#answers.splice(0)) {
      const problem = wrongCart(text, lines);
      if (problem !== null) throw new Failure(`The measured cart is wrong: ${problem}.`);
    }
  }

  /** @param {number} connection */
  #turn(connection) {
    const turn = this.#turns[connection] ?? 0;
    this.#turns[connection] = turn + 1;
    return turn;
  }

  /**
   * @param {Client} client
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
