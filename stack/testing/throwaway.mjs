// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { prepareDataDir } from '../data-dir.mjs';
import { findFreePorts } from '../ports.mjs';
import { PORTS, readSettings } from '../settings.mjs';

/**
 * Settings of a stack of its own: free ports, a temporary data folder, nothing of the developer's `.env`.
 * It never touches a running site.
 * @param {{ name: string, webDistDir: string }} options
 * @returns {Promise<{ settings: import('../settings.mjs').Settings, remove: () => void }>}
 */
export async function throwawaySettings({ name, webDistDir }) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `rukn-${name}-`));
  chmodSync(dataDir, 0o711);
  const free = await findFreePorts(PORTS.length);
  const ports = Object.fromEntries(PORTS.map(({ variable }, index) => [variable, String(free[index])]));
  const settings = prepareDataDir(readSettings({ ...ports, DATA_DIR: dataDir, WEB_DIST_DIR: webDistDir }, { throwaway: true }));
  return { settings, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
