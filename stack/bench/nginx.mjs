// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { startChild, whileRunning } from '../child.mjs';
import { answersHttp, until } from '../until.mjs';

/** @typedef {{ path: string, gzip: Buffer }} Page a page as the website sends it, gzip as on the wire */

/**
 * nginx with each page as a file: the same bytes, compressed beforehand, one worker (as Node has one thread).
 * @param {{ nginx: string, env: NodeJS.ProcessEnv, folder: string, port: number, pages: Page[] }} options
 * @returns {Promise<import('../child.mjs').Child>}
 */
export async function startNginx({ nginx, env, folder, port, pages }) {
  const html = path.join(folder, 'html');
  for (const page of pages) {
    const target = path.join(html, page.path, 'index.html');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.gz`, page.gzip);
    writeFileSync(target, gunzipSync(page.gzip));
  }
  const config = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  writeFileSync(config, `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${temporary.join('\n  ')}
  types { text/html html; }
  charset utf-8;
  access_log off;
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
  }
}
`);
  const child = startChild({
    name: 'nginx',
    command: nginx,
    args: ['-c', config, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'],
    cwd: folder,
    env,
    logFile: path.join(folder, 'nginx.log'),
    stopSignal: 'SIGQUIT',
  });
  const first = pages[0]?.path ?? '/';
  await whileRunning(child, until(() => answersHttp(`http://127.0.0.1:${port}${first}`), { what: 'nginx', timeoutMs: 10_000 }));
  return child;
}
