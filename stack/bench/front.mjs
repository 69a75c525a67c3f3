// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startNginx } from '../nginx.mjs';
import { ROOT } from '../paths.mjs';
import { answersHttp } from '../until.mjs';

/** What the shipped front is made of; it names its folders as they are in its image. */
const SHIPPED = path.join(ROOT, 'deploy/nginx/front');
const CACHE_FOLDER = '/var/cache/nginx/';

/**
 * The front as it is shipped, before a website of this machine: its own configuration, but for where things are. One worker, as what it is
 * compared with has.
 * @param {{ nginx: string, env: NodeJS.ProcessEnv, folder: string, port: number, sitePort: number }} options
 * @returns {Promise<import('../child.mjs').Child>}
 */
export async function startFront({ nginx, env, folder, port, sitePort }) {
  const home = path.join(folder, 'front');
  mkdirSync(home, { recursive: true });
  for (const name of ['http.conf', 'site.conf']) {
    writeFileSync(path.join(home, name), readFileSync(path.join(SHIPPED, name), 'utf8').replaceAll(CACHE_FOLDER, `${home}/`));
  }
  const http = frontBlock({ home, port, sitePort, types: mimeTypes(nginx) });
  return startNginx({ nginx, env, name: 'the front', home, http, isUp: () => answersHttp(`http://127.0.0.1:${port}/api/health`) });
}

/** nginx's own list of types, where its package has it. @param {string} nginx @returns {string} */
function mimeTypes(nginx) {
  const file = [path.join(path.dirname(nginx), '../../etc/nginx/mime.types'), '/etc/nginx/mime.types'].find((one) => existsSync(one));
  return file === undefined ? '' : `include ${file};`;
}

/**
 * @param {{ home: string, port: number, sitePort: number, types: string }} options
 * @returns {string} for nginx's `http` block
 */
export function frontBlock({ home, port, sitePort, types }) {
  return `
${types}
keepalive_requests 100000000;
client_max_body_size 25m;
include ${home}/http.conf;
upstream site {
  server 127.0.0.1:${sitePort} max_fails=0;
  keepalive 32;
}
server {
  listen 127.0.0.1:${port};
  include ${home}/site.conf;
}`;
}
