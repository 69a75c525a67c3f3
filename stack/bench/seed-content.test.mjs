// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { batches } from './seed-content.mjs';

test('every number is in one batch', () => {
  assert.deepEqual(batches(2_500, 1_000), [[1, 1_000], [1_001, 2_000], [2_001, 2_500]]);
  assert.deepEqual(batches(1_000, 1_000), [[1, 1_000]]);
  assert.deepEqual(batches(0, 1_000), []);
});
