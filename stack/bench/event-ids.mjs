// @ts-check
import { Failure } from '../failure.mjs';

/** @typedef {{ number: number, made: number, first: number, last: number, acknowledged: number }} Connection what one connection has sent: events 1 to `made`, of which `first` to `last` were answered with 202 */

/** Spreads numbers over all of 32 bits, so that ids come in no order, as those of browsers do. */
const SPREAD = 2_654_435_761;

/** @param {number} value @param {number} digits */
const hex = (value, digits) => value.toString(16).padStart(digits, '0');

/**
 * The id of an event, as the script of the load computes it.
 * @param {number} round
 * @param {number} connection
 * @param {number} made its number, from 1 on
 * @returns {string} a UUID
 */
export function eventIdOf(round, connection, made) {
  return `${hex(Math.imul(made, SPREAD) >>> 0, 8)}-${hex(round, 4)}-4000-8${hex(connection, 3)}-${hex(made, 12)}`;
}

/**
 * Reads what the script of the load prints in the end.
 * @param {string} output
 * @param {number} connections how many there have to be
 * @returns {Connection[]}
 */
export function readConnections(output, connections) {
  const lines = [...output.matchAll(/^acknowledged (\d+) (\d+) (\d+) (\d+) (\d+)$/gm)];
  if (lines.length !== connections) throw new Failure('wrk said nothing of what was acknowledged.', { details: output });
  return lines.map((line) => {
    const [number = 0, made = 0, first = 0, last = 0, acknowledged = 0] = line.slice(1).map(Number);
    return { number, made, first, last, acknowledged };
  });
}

/**
 * Compares what was acknowledged in a round with what is stored of it.
 * @param {number} round
 * @param {readonly Connection[]} connections
 * @param {readonly string[]} stored ids of all events that were stored during the round
 * @returns {{ acknowledged: number, problems: string[] }}
 */
export function checkRound(round, connections, stored) {
  const problems = [];
  const left = new Set(stored);
  if (left.size < stored.length) problems.push(`${stored.length - left.size} events are stored twice`);
  let acknowledged = 0;
  let lost = 0;
  for (const { number, made, first, last, acknowledged: count } of connections) {
    if (count > 0 && last - first + 1 !== count) problems.push(`connection ${number} was answered ${count} times for the events ${first} to ${last}`);
    acknowledged += count;
    for (let event = 1; event <= made; event += 1) {
      const isThere = left.delete(eventIdOf(round, number, event));
      if (!isThere && count > 0 && event >= first && event <= last) lost += 1;
    }
  }
  if (lost > 0) problems.push(`${lost} acknowledged events are not stored`);
  if (left.size > 0) problems.push(`${left.size} events are stored that were never sent`);
  return { acknowledged, problems };
}
