// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, before, beforeEach, test } from 'node:test';

import { findFreePorts } from '../ports.mjs';
import { frontBlock, insideBlock, startProxy } from './proxies.mjs';
import { ensureTools } from './tools.mjs';

/** @typedef {{ port: number, asked: http.IncomingMessage[], start: () => Promise<void>, stop: () => Promise<void>, answer: (request: http.IncomingMessage, response: http.ServerResponse) => void }} Upstream */

const PAGE = { 'x-accel-expires': '2', 'cache-control': 'public, max-age=0, must-revalidate', vary: 'rsc, Accept-Encoding', etag: '"a"' };

/** @param {number} port @returns {Upstream} */
function upstreamOn(port) {
  /** @type {http.Server | undefined} */
  let server;
  /** @type {Upstream} */
  const upstream = {
    port,
    asked: [],
    answer: (_request, response) => response.writeHead(200, PAGE).end('page'),
    async start() {
      server = http.createServer((request, response) => {
        upstream.asked.push(request);
        request.resume();
        upstream.answer(request, response);
      });
      await new Promise((/** @type {(value?: unknown) => void} */ resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    async stop() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
  };
  return upstream;
}

/** @type {string} */
let folder;
/** @type {import('./tools.mjs').Tools} */
let tools;
/** @type {Upstream[]} */
let sites;
/** @type {import('../child.mjs').Child} */
let proxy;
/** @type {string} */
let front;

before(async () => {
  tools = await ensureTools({ fetching: (work) => work() });
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rukn-front-'));
  const [port = 0, one = 0, other = 0] = await findFreePorts(3);
  sites = [upstreamOn(one), upstreamOn(other)];
  for (const site of sites) await site.start();
  proxy = await startProxy({ ...tools, folder }, { name: 'front', port, block: (home) => frontBlock({ home, port, web: [one, other] }) });
  front = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  await proxy.stop();
  for (const site of sites) await site.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} target @param {RequestInit} [init] */
const ask = async (target, init) => {
  const response = await fetch(front + target, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const asked = () => sites.reduce((sum, site) => sum + site.asked.length, 0);
/** @param {Upstream['answer']} answer */
const all = (answer) => sites.forEach((site) => (site.answer = answer));

test('a page for everybody is asked for once, whatever its query, and says nothing of how long it is kept', async () => {
  const answers = [await ask('/services'), await ask('/services?utm_source=x'), await ask('/services', { method: 'HEAD' })];
  assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200]);
  assert.equal(answers[0]?.headers.get('x-accel-expires'), null);
  assert.equal(answers[0]?.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
  assert.equal(asked(), 1);
  assert.equal((await ask('/services', { headers: { 'if-none-match': '"a"' } })).status, 304);
  assert.equal(asked(), 1);
});

test('each encoding is kept apart, and the website is asked for one that it has', async () => {
  all((request, response) => response.writeHead(200, PAGE).end(String(request.headers['accept-encoding'])));
  assert.equal((await ask('/services', { headers: { 'accept-encoding': 'identity' } })).text, 'undefined');
  assert.equal((await ask('/services', { headers: { 'accept-encoding': 'gzip;q=0, br' } })).text, 'br');
  assert.equal((await ask('/services', { headers: { 'accept-encoding': 'deflate, gzip' } })).text, 'gzip');
  assert.equal(asked(), 3);
});

for (const [what, target, headers] of /** @type {[string, string, Record<string, string>][]} */ ([
  ['a navigation', '/services', { rsc: '1' }],
  ['a preview', '/services', { cookie: 'a=b; __prerender_bypass=x' }],
  ['a reader who chose Arabic', '/services', { cookie: 'language=ar' }],
  ['a page for one visitor', '/dashboard', {}],
  ['an answer to a query', '/search?q=a', {}],
  ['the API', '/api/health', {}],
])) {
  test(`${what} is never kept, and never gets what was`, async () => {
    await ask(target === '/dashboard' ? '/' : target);
    const before = asked();
    for (let time = 0; time < 2; time += 1) await ask(target, { headers });
    assert.equal(asked(), before + 2);
  });
}

test('what the website says nothing of isn’t kept, nor what gives a cookie', async () => {
  all((_request, response) => response.writeHead(200, { 'cache-control': 'public, max-age=3600', 'x-accel-buffering': 'no' }).end());
  for (let time = 0; time < 2; time += 1) await ask('/robots.txt');
  all((_request, response) => response.writeHead(200, { ...PAGE, 'set-cookie': 'a=b' }).end());
  for (let time = 0; time < 2; time += 1) await ask('/with-cookie');
  assert.equal(asked(), 4);
});

test('visitors do not choose the name that the website hears', async () => {
  await ask('/api/x', { headers: { 'x-forwarded-host': 'evil.example', 'x-real-ip': '1.2.3.4' } });
  const [request] = sites.flatMap((site) => site.asked);
  assert.equal(request?.headers['x-forwarded-host'], '127.0.0.1');
  assert.equal(request?.headers['x-real-ip'], '127.0.0.1');
});

test('what only the inside may ask for is not there', async () => {
  for (const target of ['/api/revalidate', '/api/%72evalidate', '/api/ready', '/metrics']) assert.equal((await ask(target)).status, 404);
  assert.equal(asked(), 0);
});

test('a replica that is gone is passed over, for reads and writes', async () => {
  await sites[0]?.stop();
  for (let time = 0; time < 6; time += 1) {
    assert.equal((await ask('/api/health')).status, 200);
    assert.equal((await ask('/api/cart/add', { method: 'POST', body: '{}' })).status, 200);
  }
});

test('a script that only one replica has is found there, and kept', async () => {
  const [one, other] = sites;
  if (one === undefined || other === undefined) return assert.fail();
  for (const site of [one, other]) site.answer = (_request, response) => response.writeHead(404).end();
  other.answer = (_request, response) => response.writeHead(200, { ...PAGE, 'x-accel-expires': '2592000' }).end('script');
  for (let time = 0; time < 4; time += 1) assert.equal((await ask('/_next/static/chunks/a.js')).text, 'script');
  assert.equal(other.asked.length, 1);
  await other.stop();
  assert.equal((await ask('/_next/static/chunks/a.js')).text, 'script');
});

test('without any replica, pages of a moment ago are shown, and all else is told soon', async () => {
  await ask('/services');
  for (const site of sites) await site.stop();
  assert.equal((await ask('/services')).text, 'page');
  const from = performance.now();
  const api = await ask('/api/cart');
  assert.ok(performance.now() - from < 3_000);
  assert.equal(api.status, 503);
  assert.equal(api.headers.get('retry-after'), '5');
  const { success, error } = JSON.parse(api.text);
  assert.deepEqual([success, error.code, /^[0-9a-f]{32}$/.test(error.requestId)], [false, 'unavailable', true]);
  const page = await ask('/never-asked-for');
  assert.deepEqual([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')], [503, '5', 'no-store']);
});

test('what leads inside finds the other replica, with the whole body', async () => {
  const [cmsPort = 0, webPort = 0] = await findFreePorts(2);
  const ports = sites.map(({ port }) => port);
  const inside = await startProxy({ ...tools, folder }, { name: 'inside', port: cmsPort, block: () => insideBlock({ cmsPort, webPort, cms: ports, web: ports }) });
  try {
    await sites[0]?.stop();
    all((request, response) => response.writeHead(200).end(String(request.headers['content-length'])));
    for (const port of [cmsPort, webPort]) {
      for (let time = 0; time < 4; time += 1) {
        const response = await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body: 'x'.repeat(500_000) });
        assert.equal(await response.text(), '500000');
      }
    }
  } finally {
    await inside.stop();
  }
});
