// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { startNginx } from '../nginx.mjs';
import { answersHttp } from '../until.mjs';

/** @typedef {{ path: string, gzip: Buffer }} Page a page as the website sends it, gzip as on the wire */

/**
 * nginx with each page as a file: the same bytes, compressed beforehand, one worker (as Node has one thread).
 * @param {{ nginx: string, env: NodeJS.ProcessEnv, folder: string, port: number, pages: Page[] }} options
 * @returns {Promise<import('../child.mjs').Child>}
 */
export async function startFiles({ nginx, env, folder, port, pages }) {
  const html = path.join(folder, 'html');
  for (const page of pages) {
    const target = path.join(html, page.path, 'index.html');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.gz`, page.gzip);
    writeFileSync(target, gunzipSync(page.gzip));
  }
  const first = pages[0]?.path ?? '/';
  return startNginx({
    nginx, env, name: 'nginx', home: folder, http: fileBlock(html, port), isUp: () => answersHttp(`http://127.0.0.1:${port}${first}`),
  });
}

/** @param {string} html @param {number} port */
const fileBlock = (html, port) => `
types { text/html html; }
charset utf-8;
sendfile on;
tcp_nopush on;
keepalive_requests 100000000;
gzip_static on;
gzip_vary on;
server {
  listen 127.0.0.1:${port};
  root ${html};
  # Without this nginx sends a redirect to the folder's name with a slash.
  location / { try_files $uri/index.html =404; }
  location = / { try_files /index.html =404; }
}`;
