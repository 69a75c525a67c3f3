// @ts-check
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';

import { startObjectStore } from './object-store-server.mjs';

/** @type {import('./object-store-server.mjs').ObjectStoreServer} */
let store;
beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

const NOW = () => new Date().toISOString().replace(/[-:]|\.\d+/g, '');

/** @param {Record<string, string>} headers @param {string} [method] */
const call = (headers, method = 'GET') => fetch(`${store.env.UPLOADS_ENDPOINT}/uploads/a.png`, { method, headers });

/** @param {{ key?: string, region?: string, names?: string, date?: string }} [options] */
const authorization = ({ key = store.env.UPLOADS_ACCESS_KEY, region = store.env.UPLOADS_REGION, names = 'host;x-amz-content-sha256;x-amz-date', date = NOW() } = {}) => ({
  authorization: `AWS4-HMAC-SHA256 Credential=${key}/${date.slice(0, 8)}/${region}/s3/aws4_request, SignedHeaders=${names}, Signature=${'0'.repeat(64)}`,
  'x-amz-date': date,
  'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
});

test('whoever has not signed, or not as he should, gets nothing and stores nothing', async () => {
  const calls = [
    {}, authorization(), authorization({ key: 'somebody' }), authorization({ region: 'elsewhere' }), authorization({ names: 'x-amz-date' }),
    authorization({ date: '20200101T000000Z' }),
  ];
  for (const headers of calls) assert.equal((await call(headers)).status, 403);
  assert.equal((await fetch(`${store.env.UPLOADS_ENDPOINT}/uploads/a.png`, { method: 'PUT', headers: authorization(), body: 'x' })).status, 403);
  assert.deepEqual(store.refused, [
    'not signed', 'the signature is wrong', 'signed by somebody else, or for another region', 'signed by somebody else, or for another region',
    "host isn't signed", 'signed at another time', 'the content is not what was signed',
  ]);
  assert.equal(store.objects.size, 0);
});

test('while it fails it answers 503 to everybody', async () => {
  store.trouble.failing = true;
  assert.equal((await call({})).status, 503);
});
