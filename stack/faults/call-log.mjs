// @ts-check
import { writeFileSync } from 'node:fs';

/** @typedef {{ tab: string, call: string, key: string, status: number, code: string, from: number, to: number }} Call moments in ms since the process began */

/** What is written: into carts, requests and messages, or events. @typedef {'shop' | 'event'} Writing */

const EVENT_CALL = /^POST \/api\/(?:analytics\/|visitor\/cart-action$)/;

/** @param {Call} call @returns {Writing} */
const writingOf = ({ call }) => (EVENT_CALL.test(call) ? 'event' : 'shop');

/** @param {Call} call */
const isAcknowledgedWrite = ({ call, status }) => status >= 200 && status < 300 && !call.startsWith('GET');

/** What every writer did and was told; and what was seen to be wrong on the way. */
export class CallLog {
  /** @type {Call[]} */
  calls = [];
  /** @type {import('./violation.mjs').Violation[]} */
  violations = [];

  /** @param {Call} call */
  add(call) {
    this.calls.push(call);
  }

  /** Calls that change something and were answered with success. */
  get acknowledged() {
    return this.calls.filter(isAcknowledgedWrite).length;
  }

  /**
   * When the first write of a kind was acknowledged that was begun after a moment.
   * @param {number} moment
   * @param {Writing} writing
   * @returns {number | null}
   */
  firstAcknowledgedSince(moment, writing) {
    let first = null;
    // Calls stand in the order of their answers.
    for (let index = this.calls.length - 1; index >= 0; index -= 1) {
      const call = this.calls[index];
      if (call === undefined || call.to < moment) break;
      if (call.from >= moment && isAcknowledgedWrite(call) && writingOf(call) === writing) first = call.to;
    }
    return first;
  }

  /** Calls that failed, by status. */
  get failures() {
    /** @type {Record<string, number>} */
    const counts = {};
    for (const { status } of this.calls) if (status === 0 || status >= 500) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  /** How long the slowest of them took. */
  get slowestFailureMs() {
    return this.calls.reduce((most, { status, from, to }) => (status === 0 || status >= 500 ? Math.max(most, to - from) : most), 0);
  }

  /** @param {string} file one call per line, as JSON */
  write(file) {
    writeFileSync(file, this.calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
  }
}
