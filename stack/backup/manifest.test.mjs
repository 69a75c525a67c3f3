// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Failure } from '../failure.mjs';
import { entryKind, parseManifest, tableEntry, uploadEntry } from './manifest.mjs';

test('entries are known by their names', () => {
  assert.deepEqual(entryKind(tableEntry(7, 12)), { kind: 'table', table: 7 });
  assert.deepEqual(entryKind(tableEntry(12_345, 1_234_567)), { kind: 'table', table: 12_345 });
  assert.deepEqual(entryKind(uploadEntry('a/ركن.webp')), { kind: 'upload', path: 'a/ركن.webp' });
  assert.deepEqual(entryKind('manifest.json'), { kind: 'manifest' });
});

for (const name of ['uploads/../../etc/passwd', 'uploads//etc/passwd', 'uploads/a/../b', 'uploads/..\\b', 'uploads/', '/uploads/a', 'database/0001.copy', 'other', 'uploads/a\0b']) {
  test(`nothing is written for ${JSON.stringify(name)}`, () => assert.deepEqual(entryKind(name), { kind: 'unknown' }));
}

for (const text of ['', '{', 'null', '{}', '{"format":"rukn-backup","version":2}', '{"format":"rukn-backup","version":1,"tables":[]}']) {
  test(`no manifest: ${text}`, () => assert.throws(() => parseManifest(text), Failure));
}
