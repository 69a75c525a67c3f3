// @ts-check
import http from 'node:http';

import { httpCall } from '../testing/http-call.mjs';
import { wrong } from './violation.mjs';

/** @typedef {import('./violation.mjs').Violation} Violation */

/**
 * @typedef {object} Reply
 * @property {'done' | 'refused' | 'unknown'} outcome `refused`: nothing has changed; `unknown`: it may have
 * @property {number} status 0 where there was no answer
 * @property {any} body
 * @property {number} from
 * @property {number} to
 */

/** The site promises to say within this time that it can't help. */
const FAILURE_PATIENCE_MS = 3_000;

/** Without an ordinary browser's name a visit would count as a robot's. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * A browser tab of a client who is signed in, or of a visitor: one call at a time, and a log of all of them.
 */
export class Tab {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string} options.site
   * @param {string} options.origin of the page that calls
   * @param {string | null} options.cookie null: nobody is signed in
   * @param {string} options.address the visitor's own
   * @param {import('./call-log.mjs').CallLog} options.log
   */
  constructor({ name, site, origin, cookie, address, log }) {
    this.name = name;
    this.site = site;
    this.log = log;
    /** @type {http.OutgoingHttpHeaders} */
    this.headers = {
      ...(cookie === null ? {} : { cookie }), 'x-forwarded-for': address, origin, 'session-id': `session_${name}`, 'user-agent': USER_AGENT,
    };
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  }

  /** From now on another visitor's. @param {string} address */
  moveTo(address) {
    this.headers['x-forwarded-for'] = address;
  }

  /**
   * @param {'GET' | 'POST' | 'PUT' | 'DELETE'} method
   * @param {string} path
   * @param {object} [json]
   * @param {string} [key] what the log calls it, where it has a key
   * @returns {Promise<Reply>}
   */
  async call(method, path, json, key = '') {
    const from = performance.now();
    const { status, headers, text, error } = await httpCall(this.site + path, { method, headers: this.headers, json, agent: this.agent }).then(
      (answer) => ({ ...answer, error: '' }),
      (error) => ({ status: 0, headers: {}, text: '', error: String(error.code ?? error.message) }),
    );
    const to = performance.now();
    const outcome = status >= 200 && status < 300 ? 'done' : status >= 400 && status < 500 ? 'refused' : 'unknown';
    const reply = { outcome: /** @type {Reply['outcome']} */ (outcome), status, body: parse(text), from, to };
    this.log.add({ tab: this.name, call: `${method} ${path}`, key, status, code: reply.body?.error?.code ?? error, from, to });
    if (outcome === 'unknown') this.log.violations.push(...this.#judge(`${this.name}: ${method} ${path}`, status, headers, to - from, error));
    if (status === 401) this.log.violations.push(wrong(`${this.name}: signed out`));
    return reply;
  }

  /**
   * A site that can't help has to say so with 503, when to try again, and soon.
   * @param {string} what
   * @param {number} status
   * @param {http.IncomingHttpHeaders} headers
   * @param {number} time
   * @param {string} error
   * @returns {Violation[]}
   */
  #judge(what, status, headers, time, error) {
    const seconds = `${(time / 1000).toFixed(1)} s`;
    if (status !== 503) return [wrong(`${what}: ${status === 0 ? `no answer (${error})` : `status ${status}`} after ${seconds}, not 503`)];
    const found = [];
    if (!/^\d+$/.test(headers['retry-after'] ?? '')) found.push(wrong(`${what}: 503 without Retry-After`));
    if (time > FAILURE_PATIENCE_MS) found.push(wrong(`${what}: 503 only after ${seconds}`));
    return found;
  }
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
