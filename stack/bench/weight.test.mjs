// @ts-check
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { scriptSources, weigh, weighPages } from './weight.mjs';

test('counts each script of a current browser once', () => {
  const html = `<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script>
    <script src="/legacy.js" noModule=""></script><script>inline()</script><script src="/b.js?x=1&amp;y=2"></script>
    <link rel="stylesheet" href="/s.css"/>`;
  assert.deepEqual(scriptSources(html), ['/a.js', '/b.js?x=1&y=2']);
});

/**
 * @param {Record<string, string | Buffer>} files
 * @param {boolean} zipped
 * @param {(origin: string) => Promise<void>} work
 */
async function serving(files, zipped, work) {
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    if (body === undefined) return void response.writeHead(404).end();
    response.writeHead(200, zipped ? { 'content-encoding': 'gzip' } : {}).end(zipped ? gzipSync(body, { level: 1 }) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  try {
    await work(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const script = randomBytes(1_000);

test('weighs a page the same, however it is served', async () => {
  const files = { '/': '<script src="/a.js"></script>', '/a.js': script };
  /** @type {import('./weight.mjs').Weight[]} */
  const weights = [];
  for (const zipped of [false, true]) await serving(files, zipped, async (origin) => void weights.push(await weigh(origin, '/')));
  assert.deepEqual(weights[0], weights[1]);
  assert.equal(weights[0]?.files, 1);
  assert.ok((weights[0]?.scriptBytes ?? 0) >= 1_000);
});

test('says by how much a page is heavier than an empty one', async () => {
  const files = { '/': '<script src="/a.js"></script>', '/twice': '<script src="/a.js"></script><script src="/b.js"></script>', '/a.js': script, '/b.js': script };
  await serving(files, false, async (origin) => {
    const { pages } = await weighPages({ site: origin, paths: ['/', '/twice'], empty: { origin } });
    assert.deepEqual(pages.map(({ path, scriptShareOver }) => [path, scriptShareOver]), [['/', 0], ['/twice', 1]]);
  });
  await serving({ '/': '<script src="/gone.js"></script>' }, false, (origin) => assert.rejects(weigh(origin, '/'), /gone\.js answers 404/));
});
