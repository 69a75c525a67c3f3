// @ts-check

/** @typedef {{ name: string, target: string, seen: string, ok: boolean }} Promised a promise, and whether it was kept */

const MEGABYTE = 1024 ** 2;

/** @param {number} share */
export const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @param {number} bytes */
export const megabytes = (bytes) => `${Math.round(bytes / MEGABYTE)} MB`;

/**
 * A figure that has to be at least, or at most, as large. What isn't a number is never good enough.
 * @param {string} name
 * @param {{ least: number } | { most: number }} limit
 * @param {number} value
 * @param {(value: number) => string} write
 * @returns {Promised}
 */
export function promised(name, limit, value, write) {
  return 'least' in limit
    ? { name, target: `≥ ${write(limit.least)}`, seen: write(value), ok: value >= limit.least }
    : { name, target: `≤ ${write(limit.most)}`, seen: write(value), ok: value <= limit.most };
}
