// @ts-check
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { startChild, whileRunning } from '../child.mjs';
import { until } from '../until.mjs';
import { takesConnections } from './proxies.mjs';

/**
 * A Redis that keeps nothing.
 * @param {{ redis: string, env: NodeJS.ProcessEnv, folder: string, port: number }} options
 * @returns {Promise<import('../child.mjs').Child>}
 */
export async function startRedis({ redis, env, folder, port }) {
  mkdirSync(folder, { recursive: true });
  const child = startChild({
    name: 'Redis',
    command: redis,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    cwd: folder,
    env,
    logFile: path.join(folder, 'redis.log'),
  });
  await whileRunning(child, until(() => takesConnections(port), { what: 'Redis', timeoutMs: 10_000 }));
  return child;
}
