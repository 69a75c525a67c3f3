// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';

import { startWeb, webEnvironment } from '../parts/web.mjs';
import { findFreePorts } from '../ports.mjs';

/** @typedef {{ url: string, start: () => Promise<void>, stop: () => Promise<void> }} ColdSite */

/**
 * A second process of the same website, on a port of its own, that has never rendered a page: what visitors meet when the CMS
 * is away from the first moment on.
 * @param {import('../settings.mjs').Settings} settings of the stack whose CMS it asks
 * @param {import('../secrets.mjs').Secrets} secrets
 * @returns {Promise<ColdSite>}
 */
export async function prepareColdSite(settings, secrets) {
  const [sitePort = 0] = await findFreePorts(1);
  const own = { ...settings, sitePort };
  const pages = path.join(settings.dataDir, 'page-cache-cold');
  const env = { ...webEnvironment(own, secrets), PAGE_CACHE_DIR: pages };
  /** @type {import('../child.mjs').Child | undefined} */
  let child;
  const stop = async () => {
    await child?.stop();
    child = undefined;
  };
  return {
    url: `http://localhost:${sitePort}`,
    async start() {
      await stop();
      rmSync(pages, { recursive: true, force: true });
      child = await startWeb({ settings: own, env, logFile: path.join(settings.dataDir, 'logs', 'cold-site.log'), mode: 'server' });
    },
    stop,
  };
}
