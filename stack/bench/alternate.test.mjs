// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { alternate } from './alternate.mjs';

test('rounds alternate after a second of warming up, and the middle one counts', async () => {
  /** @type {string[]} */
  const asked = [];
  /** @param {string} name @param {number[]} rates */
  const subject = (name, rates) => /** @type {const} */ ([name, async (/** @type {number} */ seconds) => {
    asked.push(`${name}${seconds}`);
    return { requestsPerSecond: rates.shift() ?? 0, p50Ms: 1, p99Ms: 2, bytesPerResponse: 3 };
  }]);
  const rows = await alternate([subject('a', [0, 30, 10, 20]), subject('b', [0, 1, 2, 3])], { rounds: 3, seconds: 5, signal: new AbortController().signal });
  assert.deepEqual(asked, ['a1', 'b1', 'a5', 'b5', 'a5', 'b5', 'a5', 'b5']);
  assert.deepEqual(rows.map(({ name, requestsPerSecond, rates }) => [name, requestsPerSecond, rates]), [['a', 20, [30, 10, 20]], ['b', 2, [1, 2, 3]]]);
});

test('ends when somebody stops it', async () => {
  const stop = new AbortController();
  stop.abort();
  const never = async () => ({ requestsPerSecond: 1, p50Ms: 1, p99Ms: 1, bytesPerResponse: 1 });
  await assert.rejects(alternate([['a', never]], { rounds: 1, seconds: 1, signal: stop.signal }));
});
