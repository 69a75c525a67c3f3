// @ts-check

/**
 * Something that must never be. `lost`: acknowledged, but not there; `doubled`: there more often than it was asked for;
 * `wrong`: anything else.
 * @typedef {{ kind: 'lost' | 'doubled' | 'wrong', what: string }} Violation
 */

/** @param {string} what @returns {Violation} */
export const lost = (what) => ({ kind: 'lost', what });

/** @param {string} what @returns {Violation} */
export const doubled = (what) => ({ kind: 'doubled', what });

/** @param {string} what @returns {Violation} */
export const wrong = (what) => ({ kind: 'wrong', what });

/**
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => string} key
 * @returns {Map<string, T[]>}
 */
export function groupBy(items, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}
