// @ts-check
import { parseArgs } from 'node:util';

import { Failure } from '../failure.mjs';

/** @typedef {'pages' | 'weight' | 'accounts' | 'cart' | 'api' | 'graphql' | 'publish' | 'events' | 'memory' | 'lighthouse' | 'figures' | 'growth'} Section */
/**
 * `check` fails below the promised values, and Lighthouse looks once at each page then; `quick` measures less of everything, to see
 * whether it works; `write` keeps what came out in docs/performance.md.
 * @typedef {{ check: boolean, quick: boolean, write: boolean, sections: ReadonlySet<Section> }} Options
 */

/**
 * In the order in which they are measured. The last ones leave millions of rows behind, and ten thousand posts.
 * @type {readonly Section[]}
 */
export const SECTIONS = ['pages', 'weight', 'accounts', 'cart', 'api', 'graphql', 'publish', 'events', 'memory', 'lighthouse', 'figures', 'growth'];

/**
 * @param {string[]} argv for example `--check --only=events,figures`
 * @returns {Options}
 * @throws {Failure} naming what is unknown
 */
export function readOptions(argv) {
  let values;
  try {
    ({ values } = parseArgs({
      args: argv,
      options: { check: { type: 'boolean' }, quick: { type: 'boolean' }, write: { type: 'boolean' }, only: { type: 'string' } },
    }));
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  const { check = false, quick = false, write = false, only } = values;
  const names = only?.split(',') ?? SECTIONS;
  const unknown = names.filter((name) => !SECTIONS.some((section) => section === name));
  if (unknown.length > 0) throw new Failure(`--only knows no ${unknown.join(', ')}; there are ${SECTIONS.join(', ')}.`);
  if (write && (quick || only !== undefined)) throw new Failure('--write keeps what a whole run measured: leave out --quick and --only.');
  return { check, quick, write, sections: new Set(SECTIONS.filter((section) => names.includes(section))) };
}
