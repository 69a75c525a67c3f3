// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ratiosOf } from './figures.mjs';

/** @param {number} month @param {number} year */
const size = (month, year) => ({ ranges: [{ days: 30, p50Ms: month, p99Ms: 99 }, { days: 365, p50Ms: year, p99Ms: 99 }] });

test('the slowest size beside the fastest, whichever they are, for each length of range', () => {
  assert.deepEqual(ratiosOf([size(4, 10), size(2, 12), size(3, 15)]), [{ days: 30, slowestToFastest: 2 }, { days: 365, slowestToFastest: 1.5 }]);
});

test('a size that lacks a range has no ratio', () => {
  assert.ok(Number.isNaN(ratiosOf([size(1, 1), { ranges: [] }])[0]?.slowestToFastest));
});
