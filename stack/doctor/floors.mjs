// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CMS_DIR, WEB_DIR } from '../paths.mjs';
import { ok, problem } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {{ packages: Record<string, { version?: string }> }} Lockfile */

/** Versions below these have known holes. */
const FLOORS = { next: '16.4.5', sharp: '0.35.5', nodemailer: '10.4.1' };

/** Released on their own, with versions of their own. */
const INDEPENDENT = ['@strapi/design-system', '@strapi/icons', '@strapi/ui-primitives'];

/**
 * Whether a version isn't below another one. What is written behind a hyphen doesn't count.
 * @param {string} version
 * @param {string} floor
 */
export function isAtLeast(version, floor) {
  const [actual, wanted] = [version, floor].map((text) => (text.split('-')[0] ?? '').split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (actual?.[index] ?? 0) - (wanted?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Packages of a lockfile that are too old, and parts of Strapi that don't belong together.
 * @param {Lockfile} lockfile
 * @returns {string[]} in words
 */
export function belowFloors({ packages }) {
  const installed = Object.entries(packages).flatMap(([location, { version }]) => {
    const name = location.split('node_modules/').at(-1) ?? '';
    return version === undefined || location === '' ? [] : [{ name, version }];
  });
  const old = installed.flatMap(({ name, version }) => {
    const floor = new Map(Object.entries(FLOORS)).get(name);
    return floor === undefined || isAtLeast(version, floor) ? [] : [`${name} ${version} is below ${floor}`];
  });
  const strapi = new Set(installed.filter(({ name }) => name.startsWith('@strapi/') && !INDEPENDENT.includes(name)).map(({ version }) => version));
  return strapi.size > 1 ? [...old, `parts of Strapi in ${strapi.size} versions: ${[...strapi].sort().join(', ')}`] : old;
}

/**
 * @param {ReadonlyArray<{ name: string, folder: string }>} [parts]
 * @returns {Finding[]}
 */
export function checkFloors(parts = [{ name: 'cms', folder: CMS_DIR }, { name: 'web', folder: WEB_DIR }]) {
  const found = parts.flatMap(({ name, folder }) => {
    const file = path.join(folder, 'package-lock.json');
    if (!existsSync(file)) return [];
    return belowFloors(JSON.parse(readFileSync(file, 'utf8'))).map((what) => problem(`${name}: ${what}`, `Raise it in ${name}/package.json (overrides, where another package brings it) and run npm --prefix ${name} install`));
  });
  return found.length > 0 ? found : [ok('Locked packages are at or above their floors')];
}
