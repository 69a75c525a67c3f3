// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readOptions, SECTIONS } from './options.mjs';

test('everything is measured unless some sections are named', () => {
  assert.deepEqual(readOptions([]), { check: false, quick: false, write: false, sections: new Set(SECTIONS) });
  assert.deepEqual(readOptions(['--check', '--only=figures,events']), { check: true, quick: false, write: false, sections: new Set(['events', 'figures']) });
});

test('what is unknown is named', () => {
  assert.throws(() => readOptions(['--only=events,cache']), /--only knows no cache; there are pages, /);
  assert.throws(() => readOptions(['--only=']), /--only knows no/);
  assert.throws(() => readOptions(['--fast']), /fast/);
});

test('only a whole run is kept', () => {
  assert.equal(readOptions(['--write']).write, true);
  assert.throws(() => readOptions(['--write', '--quick']), /whole run/);
  assert.throws(() => readOptions(['--write', '--only=pages']), /whole run/);
});
