// @ts-check
import http from 'node:http';

import { httpCall } from '../testing/http-call.mjs';

/** @typedef {{ status: number, body: unknown, headers: http.IncomingHttpHeaders, text: string }} Answer */

/** Somebody with a cookie and an address of his own, who can ask each replica. */
export class Visitor {
  #agent = new http.Agent({ keepAlive: true });
  #cookie = '';

  /**
   * @param {object} options
   * @param {string} options.front address of the public door
   * @param {string} options.origin of the website's pages
   * @param {string} options.address
   */
  constructor({ front, origin, address }) {
    this.front = front;
    this.origin = origin;
    this.address = address;
  }

  /**
   * @param {string} base the public door, or one replica past it
   * @param {'GET' | 'POST' | 'PUT' | 'DELETE'} method
   * @param {string} path
   * @param {unknown} [json]
   * @returns {Promise<Answer>}
   */
  async call(base, method, path, json) {
    const { status, headers, text } = await httpCall(base + path, { method, json, agent: this.#agent, headers: this.headersFor(base) });
    const [set] = headers['set-cookie'] ?? [];
    if (set !== undefined) this.#cookie = set.split(';', 1)[0] ?? '';
    return { status, headers, text, body: parsed(text) };
  }

  /** What goes with each call. @param {string} base @returns {Record<string, string>} */
  headersFor(base) {
    // The public door adds whom it heard from; where it is passed by, that is done here.
    const forwarded = base === this.front ? this.address : `${this.address}, 127.0.0.1`;
    return { origin: this.origin, 'x-forwarded-for': forwarded, ...(this.#cookie !== '' && { cookie: this.#cookie }) };
  }

  close() {
    this.#agent.destroy();
  }
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
