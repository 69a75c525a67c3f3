// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startChild, whileRunning } from './child.mjs';
import { until } from './until.mjs';

/**
 * An nginx of its own folder, with one worker (as Node has one thread): for measurements and tests.
 * @param {object} options
 * @param {string} options.nginx the program
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.name as errors call it
 * @param {string} options.home for everything that it writes
 * @param {string} options.http what stands in its `http` block
 * @param {() => Promise<boolean>} options.isUp
 * @returns {Promise<import('./child.mjs').Child>} once it is up
 */
export async function startNginx({ nginx, env, name, home, http, isUp }) {
  mkdirSync(home, { recursive: true });
  const config = path.join(home, 'nginx.conf');
  writeFileSync(config, nginxConfig(home, http));
  const child = startChild({
    name,
    command: nginx,
    args: ['-c', config, '-e', path.join(home, 'error.log'), '-g', 'daemon off;'],
    cwd: home,
    env,
    logFile: path.join(home, 'nginx.log'),
    stopSignal: 'SIGQUIT',
  });
  await whileRunning(child, until(isUp, { what: name, timeoutMs: 10_000 }));
  return child;
}

/** @param {string} home @param {string} http */
function nginxConfig(home, http) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`);
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events { worker_connections 4096; }
http {
${temporary.join('\n')}
access_log off;
${http}
}
`;
}
