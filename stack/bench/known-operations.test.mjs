// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { knownOperation, publicOperations, unkept } from './known-operations.mjs';

test('knows what the website asks in everybody\'s name, and nothing of staff', () => {
  const names = publicOperations().map(({ name }) => name);
  assert.ok(names.includes('ServiceList') && names.includes('PostDetail'));
  assert.ok(!names.some((name) => name.startsWith('Staff')));
  assert.throws(() => knownOperation('Nothing'), /asks no Nothing/);
});

test('asks for something at the root that no kept answer has', () => {
  const { document } = unkept({ name: 'A', hash: '', document: 'query A($locale: X!) {\n  services(filters: {a: 1}) {\n    slug\n  }\n}' });
  assert.match(document, /^query A\(\$locale: X!\) \{\n {2}__typename\n {2}services\(/);
  assert.equal(document.match(/__typename/g)?.length, 1);
});
