// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readOptions, SECTIONS } from './options.mjs';

test('everything is measured unless some sections are named', () => {
  assert.deepEqual(readOptions([]), { check: false, sections: new Set(SECTIONS) });
  assert.deepEqual(readOptions(['--check', '--only=figures,events']), { check: true, sections: new Set(['events', 'figures']) });
});

test('what is unknown is named', () => {
  assert.throws(() => readOptions(['--only=events,cache']), /--only knows no cache; there are pages, /);
  assert.throws(() => readOptions(['--only=']), /--only knows no/);
  assert.throws(() => readOptions(['--fast']), /fast/);
});
