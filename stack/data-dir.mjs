// @ts-check
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './paths.mjs';
import { isTraversable } from './postgres/account.mjs';
import { sharedDataDir } from './settings.mjs';

/** Somebody who owns nothing: what he may enter, the database's user may enter too. */
const STRANGER = { uid: -1, gid: -1, name: 'another user' };

const isRoot = () => process.getuid?.() === 0;

/**
 * Where the data folder is. A root user's repository often lies in a home that only root may enter, where PostgreSQL's
 * own user can't reach `.data`: unless DATA_DIR was set, the data then goes to a folder below /var/lib.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {import('./settings.mjs').Settings}
 */
export function placeDataDir(settings) {
  const elsewhere = isRoot() && !settings.dataDirChosen && settings.databaseUrl === null && !isTraversable(ROOT, STRANGER);
  return elsewhere ? { ...settings, dataDir: sharedDataDir(ROOT) } : settings;
}

/**
 * Makes the data folder.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {import('./settings.mjs').Settings} with its place
 */
export function prepareDataDir(settings) {
  const placed = placeDataDir(settings);
  const { dataDir } = placed;
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    // Root's PostgreSQL has to walk through it; nobody has to list it. Each folder inside guards itself.
    chmodSync(dataDir, isRoot() ? 0o711 : 0o700);
  }
  mkdirSync(path.join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  return placed;
}
