// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { summary } from './publish.mjs';

test('says how long a change takes in the middle, and at most', () => {
  assert.deepEqual(summary('page', [0.3, 2.1, 0.2]), { name: 'page', seconds: [0.3, 2.1, 0.2], median: 0.3, slowest: 2.1 });
  assert.ok(Number.isNaN(summary('page', []).median));
});
