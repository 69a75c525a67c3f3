// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compare } from './growth.mjs';

/** @param {string} name @param {number} p50Ms */
const row = (name, p50Ms) => ({ name, requestsPerSecond: 1, p50Ms, p99Ms: 9, bytesPerResponse: 1, rates: [1] });

test('the times of after stand beside those of before', () => {
  assert.deepEqual(compare([row('/', 2), row('/blog', 4)], [row('/', 3), row('/blog', 4)]), [
    { name: '/', beforeMs: 2, afterMs: 3, times: 1.5, promised: true }, { name: '/blog', beforeMs: 4, afterMs: 4, times: 1, promised: true },
  ]);
  assert.ok(Number.isNaN(compare([row('/', 2)], [])[0]?.times));
});
