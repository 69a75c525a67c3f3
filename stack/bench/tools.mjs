// @ts-check
import path from 'node:path';

import { ensurePrograms } from '../debian-programs.mjs';

/** @typedef {{ nginx: string, wrk: string, env: NodeJS.ProcessEnv }} Tools */

/**
 * nginx (to compare with) and wrk (to measure with).
 * @param {{ logDir: string, signal?: AbortSignal, fetching: (work: () => Promise<void>) => Promise<void> }} options
 * @returns {Promise<Tools>}
 */
export async function ensureTools({ logDir, signal, fetching }) {
  const { files, libraries } = await ensurePrograms(
    { name: 'nginx and wrk', programs: ['nginx', 'wrk'], packages: ['nginx', 'wrk', 'libluajit-5.1-2', 'libluajit-5.1-common'] },
    { logFile: path.join(logDir, 'bench-tools.log'), signal, fetching },
  );
  const { nginx = '', wrk = '' } = files;
  return { nginx, wrk, env: { PATH: process.env.PATH, LD_LIBRARY_PATH: libraries } };
}
