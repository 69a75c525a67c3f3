// @ts-check
import { parseArgs } from 'node:util';

import { Failure } from '../failure.mjs';

const WRITERS = 12;
/** One alone and a pair, and one who sends events. */
const LEAST_WRITERS = 4;

/**
 * @param {string[]} argv for example `--writers=12`
 * @returns {number} tabs that write while replicas are restarted
 */
export function readWriters(argv) {
  let text;
  try {
    text = parseArgs({ args: argv, options: { writers: { type: 'string' } } }).values.writers ?? String(WRITERS);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  if (!/^\d{1,3}$/.test(text) || Number(text) < LEAST_WRITERS) throw new Failure(`--writers must be a number of ${LEAST_WRITERS} or more, but it is "${text}".`);
  return Number(text);
}
