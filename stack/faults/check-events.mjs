// @ts-check
import { doubled, groupBy, lost, wrong } from './violation.mjs';

/** @typedef {import('./violation.mjs').Violation} Violation */

/** @typedef {'visit' | 'pageview' | 'click' | 'cart_add' | 'cart_remove'} EventKind */

/**
 * What the table holds of an event as it was sent. `occurredAt` in ms; '' where nothing was sent.
 * @typedef {object} EventFields
 * @property {EventKind} kind
 * @property {string} sessionId
 * @property {number} occurredAt
 * @property {string} language
 * @property {string} path
 * @property {string} pageName
 * @property {string} serviceName
 * @property {string} subServiceName
 * @property {string} source
 * @property {string} buttonText
 * @property {string} buttonHref
 */

/**
 * One event, however often it was sent.
 * @typedef {object} SentEvent
 * @property {string} id
 * @property {EventFields} fields
 * @property {boolean} acknowledged whether a call with it was answered with success
 * @property {Set<number>} durations each that was sent, in ms
 * @property {number} acknowledgedMs the greatest duration that was acknowledged
 */

/** @typedef {EventFields & { id: string, durationMs: number }} StoredEvent */

/**
 * Compares the events that were sent with those that are stored: each acknowledged one is there once, as it was sent, its duration as long as
 * the longest that was acknowledged at least; and nothing is there that nobody has sent.
 * @param {readonly SentEvent[]} sent
 * @param {readonly StoredEvent[]} stored all of the table
 * @returns {Violation[]}
 */
export function checkEvents(sent, stored) {
  /** @type {Violation[]} */
  const found = [];
  const rows = groupBy(stored, ({ id }) => id);
  for (const event of sent) {
    const [row, ...more] = rows.get(event.id) ?? [];
    if (row !== undefined) found.push(...compare(event, row));
    else if (event.acknowledged) found.push(lost(nameOf(event)));
    if (more.length > 0) found.push(doubled(nameOf(event)));
    rows.delete(event.id);
  }
  for (const id of rows.keys()) found.push(wrong(`event ${id} was never sent`));
  return found;
}

/** @param {SentEvent} event */
const nameOf = ({ id, fields: { kind, sessionId } }) => `event ${id} (${kind} of ${sessionId})`;

/**
 * @param {SentEvent} event
 * @param {StoredEvent} row
 * @returns {Violation[]}
 */
function compare(event, row) {
  const found = [];
  for (const name of /** @type {(keyof EventFields)[]} */ (Object.keys(event.fields))) {
    if (row[name] !== event.fields[name]) found.push(wrong(`${nameOf(event)}: ${name} is ${row[name]} instead of ${event.fields[name]}`));
  }
  if (row.durationMs < event.acknowledgedMs) found.push(lost(`${nameOf(event)}: ${row.durationMs} ms of the acknowledged ${event.acknowledgedMs}`));
  else if (!event.durations.has(row.durationMs)) found.push(wrong(`${nameOf(event)}: a duration of ${row.durationMs} ms was never sent`));
  return found;
}
