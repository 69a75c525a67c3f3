// @ts-check
import path from 'node:path';

import { ensurePrograms } from '../debian-programs.mjs';
import { REPORTS_DIR } from '../paths.mjs';

/** @typedef {{ nginx: string, redis: string, env: NodeJS.ProcessEnv }} Tools */

/**
 * nginx and Redis, out of the system or the Debian packages.
 * @param {{ signal?: AbortSignal, fetching: (work: () => Promise<void>) => Promise<void> }} options
 * @returns {Promise<Tools>}
 */
export async function ensureTools({ signal, fetching }) {
  const { files, libraries } = await ensurePrograms(
    { name: 'nginx and Redis', programs: ['nginx', 'redis-server'], packages: ['nginx', 'redis-server', 'redis-tools', 'libatomic1', 'libjemalloc2', 'liblzf1'] },
    { logFile: path.join(REPORTS_DIR, 'replicas-tools.log'), signal, fetching },
  );
  return { nginx: files.nginx ?? '', redis: files['redis-server'] ?? '', env: { PATH: process.env.PATH, LD_LIBRARY_PATH: libraries } };
}
