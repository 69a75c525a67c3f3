// @ts-check
import { percentile } from '../bench/load.mjs';

/** @typedef {import('./plan.mjs').Fault} Fault */
/** @typedef {import('./violation.mjs').Violation} Violation */
/** @typedef {{ fault: Fault, recoveryMs: number | null, acknowledged: number }} Happened `recoveryMs`: null where nothing was acknowledged any more; `acknowledged`: writes from this fault to the next */

/**
 * @typedef {object} Outcome
 * @property {import('./plan.mjs').Plan} plan
 * @property {Happened[]} faults
 * @property {number} acknowledged writes
 * @property {Record<string, number>} failures answers by status; 0 is none
 * @property {number} slowestFailureMs
 * @property {{ quotes: number, messages: number, mails: number, resent: number, cartActs: number, events: number }} checked
 * @property {Violation[]} violations
 */

/** Within this time after a kill, writes have to be acknowledged again. */
export const RECOVERY_LIMIT_MS = 15_000;

const NAMES = /** @type {const} */ ({ postgres: 'PostgreSQL, kill -9', cms: 'CMS, kill -9' });

/**
 * Kills that weren't recovered from in time.
 * @param {readonly Happened[]} faults
 * @returns {Violation[]}
 */
export function lateRecoveries(faults) {
  return faults
    .filter(({ recoveryMs }) => recoveryMs === null || recoveryMs > RECOVERY_LIMIT_MS)
    .map(({ fault, recoveryMs }) => ({ kind: 'wrong', what: `${NAMES[fault]}: ${recoveryMs === null ? 'no recovery' : `recovered after ${seconds(recoveryMs)}`}` }));
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/**
 * @param {Outcome} outcome
 * @returns {string}
 */
export function table({ plan, faults, acknowledged, failures, slowestFailureMs, checked, violations }) {
  const lines = ['', `${plan.writers} writers (${plan.events} events)`.padEnd(24) + '  kills   recovery p50        max   acknowledged after'];
  for (const fault of /** @type {const} */ (['postgres', 'cms'])) {
    const own = faults.filter((one) => one.fault === fault);
    if (own.length === 0) continue;
    const times = own.map(({ recoveryMs }) => recoveryMs ?? Infinity).sort((a, b) => a - b);
    const writes = own.reduce((sum, one) => sum + one.acknowledged, 0);
    lines.push(
      `  ${NAMES[fault].padEnd(22)}${String(own.length).padStart(7)}${seconds(percentile(times, 0.5)).padStart(15)}${seconds(percentile(times, 1)).padStart(11)}` +
      `${writes.toLocaleString('en-US').padStart(21)}`,
    );
  }
  /** @param {Violation['kind']} kind */
  const count = (kind) => violations.filter((violation) => violation.kind === kind).length;
  const failed = Object.entries(failures).map(([status, number]) => `${number} × ${status === '0' ? 'no answer' : status}`).join(', ') || 'none';
  lines.push(
    '',
    `  acknowledged ${acknowledged.toLocaleString('en-US')}   lost ${count('lost')}   doubled ${count('doubled')}   otherwise wrong ${count('wrong')}`,
    `  failed answers: ${failed}; the slowest after ${seconds(slowestFailureMs)}`,
    `  compared with the database: ${checked.cartActs.toLocaleString('en-US')} acts on cart lines, ${checked.quotes} quote requests, ${checked.messages} messages, ` +
      `${checked.mails} mails (${checked.resent} sent again under the same Message-ID), ${checked.events.toLocaleString('en-US')} events`,
    '',
  );
  return lines.join('\n');
}

const SHOWN = 40;

/**
 * @param {readonly Violation[]} violations
 * @returns {string}
 */
export function list(violations) {
  const lines = violations.slice(0, SHOWN).map(({ kind, what }) => `✗ ${kind}: ${what}`);
  if (violations.length > SHOWN) lines.push(`… and ${violations.length - SHOWN} more`);
  return lines.join('\n');
}
