// @ts-check
import { parseArgs } from 'node:util';

import { Failure } from '../failure.mjs';

/** @typedef {'pages' | 'accounts' | 'cart' | 'graphql' | 'events' | 'lighthouse' | 'figures'} Section */
/** @typedef {{ check: boolean, sections: ReadonlySet<Section> }} Options `check` fails below the promised values; Lighthouse looks once at each page then */

/**
 * In the order in which they are measured. The last one leaves millions of rows behind.
 * @type {readonly Section[]}
 */
export const SECTIONS = ['pages', 'accounts', 'cart', 'graphql', 'events', 'lighthouse', 'figures'];

/**
 * @param {string[]} argv for example `--check --only=events,figures`
 * @returns {Options}
 * @throws {Failure} naming what is unknown
 */
export function readOptions(argv) {
  let values;
  try {
    ({ values } = parseArgs({ args: argv, options: { check: { type: 'boolean' }, only: { type: 'string' } } }));
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  const names = values.only?.split(',') ?? SECTIONS;
  const unknown = names.filter((name) => !SECTIONS.some((section) => section === name));
  if (unknown.length > 0) throw new Failure(`--only knows no ${unknown.join(', ')}; there are ${SECTIONS.join(', ')}.`);
  return { check: values.check ?? false, sections: new Set(SECTIONS.filter((section) => names.includes(section))) };
}
