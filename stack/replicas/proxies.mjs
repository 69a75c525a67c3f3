// @ts-check
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

import { startNginx } from '../nginx.mjs';
import { ROOT } from '../paths.mjs';

/** @typedef {import('../child.mjs').Child} Child */
/** @typedef {{ nginx: string, env: NodeJS.ProcessEnv, folder: string }} Tool `folder`: for everything that it writes */

const SHIPPED = path.join(ROOT, 'deploy/nginx');
const CACHE_FOLDER = '/var/cache/nginx/';

/** @param {string} name @param {readonly number[]} ports @param {string} [more] */
export const upstream = (name, ports, more = '') =>
  `upstream ${name} {\n${ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n')}\n  ${more}\n}`;

/**
 * The public door as it is shipped, but for TLS, names and where things are; and for a CDN in front of it, which is whoever calls: it says
 * by X-Forwarded-For which visitor it is (the website trusts two hops).
 * @param {{ home: string, port: number, web: readonly number[] }} options
 * @returns {string} for nginx's `http` block
 */
export function frontBlock({ home, port, web }) {
  const shipped = (/** @type {string} */ name) => readFileSync(path.join(SHIPPED, 'front', name), 'utf8');
  const http = shipped('http.conf').replaceAll(CACHE_FOLDER, `${home}/`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for');
  return `client_max_body_size 25m;\n${http}\n${upstream('site', web, 'keepalive 32;')}\nserver {\n  listen 127.0.0.1:${port};\n${shipped('site.conf')}\n}\n`;
}

/**
 * What leads websites to CMS and back, as it is shipped.
 * @param {{ cmsPort: number, webPort: number, cms: readonly number[], web: readonly number[] }} options
 * @returns {string} for nginx's `http` block
 */
export function insideBlock({ cmsPort, webPort, cms, web }) {
  const shipped = readFileSync(path.join(SHIPPED, 'inside/inside.conf'), 'utf8');
  const server = (/** @type {number} */ port, /** @type {string} */ name) => `server {\n  listen 127.0.0.1:${port};\n  location / {\n    proxy_pass http://${name};\n  }\n}\n`;
  return `${shipped}\n${upstream('cms', cms)}\n${upstream('web', web)}\n${server(cmsPort, 'cms')}${server(webPort, 'web')}`;
}

/**
 * @param {Tool} tool
 * @param {{ name: string, block: (home: string) => string, port: number }} what `port`: one that it listens on
 * @returns {Promise<Child>}
 */
export function startProxy({ nginx, env, folder }, { name, block, port }) {
  const home = path.join(folder, name);
  return startNginx({ nginx, env, name: `nginx (${name})`, home, http: block(home), isUp: () => takesConnections(port) });
}

/** Asked for nothing: what is behind it isn't there yet. @param {number} port @returns {Promise<boolean>} */
export function takesConnections(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
