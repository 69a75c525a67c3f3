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
 * @param {{ name: string, webDistDir: string, durable?: boolean, countStatements?: boolean, geolocationUrl?: string }} options `durable`: PostgreSQL writes to disk as it does in earnest
 * @returns {Promise<{ settings: import('../settings.mjs').Settings, remove: () => void }>}
 */
export async function throwawaySettings({ name, webDistDir, durable = false, countStatements = false, geolocationUrl }) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `rukn-${name}-`));
  chmodSync(dataDir, 0o711);
  const free = await findFreePorts(PORTS.length);
  const ports = Object.fromEntries(PORTS.map(({ variable }, index) => [variable, String(free[index])]));
  const settings = prepareDataDir(readSettings({
    ...ports,
    DATA_DIR: dataDir,
    WEB_DIST_DIR: webDistDir,
    STAFF_EMAIL_DOMAINS: 'staff.example',
    // As behind one proxy: whoever measures or tests says by X-Forwarded-For which visitor he is.
    TRUSTED_PROXY_HOPS: '1',
    GEOLOCATION_URL: geolocationUrl,
  }, { throwaway: !durable, countStatements }));
  return { settings, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
