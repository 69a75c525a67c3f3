// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { seedPages, shiftDay, visitsPerDay } from './seed-events.mjs';

test('all visits are spread over the days, evenly', () => {
  for (const visits of [2_000, 200_000, 1_999_999, 3]) {
    const days = visitsPerDay(visits, 365);
    assert.equal(days.length, 365);
    assert.equal(days.reduce((sum, count) => sum + count, 0), visits);
    assert.ok(Math.max(...days) - Math.min(...days) <= 1);
  }
});

test('each page has an address of its own', () => {
  const pages = seedPages();
  assert.equal(new Set(pages.map(({ path }) => path)).size, pages.length);
  assert.ok(pages.every(({ path, service, post }) => (service !== null) === path.startsWith('/services/') && (post !== null) === path.startsWith('/blog/')));
});

test('days are counted over months and leap days', () => {
  assert.equal(shiftDay('2028-03-01', -1), '2028-02-29');
  assert.equal(shiftDay('2026-12-31', 1), '2027-01-01');
});
