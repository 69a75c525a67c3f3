// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { load, percentile } from './load.mjs';

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 200 }, (_, index) => index + 1);
  assert.equal(percentile(values, 0.5), 100);
  assert.equal(percentile(values, 0.99), 198);
  assert.equal(percentile([7], 0.99), 7);
});

test('counts answers, with as many under way as there are connections', async () => {
  let underWay = 0;
  let most = 0;
  /** @type {Set<number>} */
  const seen = new Set();
  const { requestsPerSecond, bytesPerResponse } = await load({
    connections: 4,
    seconds: 0.05,
    request: async (index, connection) => {
      seen.add(index);
      assert.ok(connection >= 0 && connection < 4);
      most = Math.max(most, underWay += 1);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return { status: 200, bytes: 4 };
    },
  });
  assert.equal(most, 4);
  assert.equal(bytesPerResponse, 4);
  assert.ok(requestsPerSecond * 0.05 <= seen.size);
});

test('a refused request is no measurement', async () => {
  await assert.rejects(load({ connections: 1, seconds: 1, request: async () => ({ status: 429, bytes: 0 }) }), /status 429/);
});
