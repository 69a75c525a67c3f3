// @ts-check
import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { readSecrets } from './secrets.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

const newFolder = () => temporaryFolder('secrets');

test('secrets are random, kept, and readable by their owner only', () => {
  const folder = newFolder();
  const first = readSecrets(folder);
  assert.deepEqual(readSecrets(folder), first);
  assert.equal(statSync(path.join(folder, 'secrets.json')).mode & 0o777, 0o600);
  assert.notEqual(readSecrets(newFolder()).jwtSecret, first.jwtSecret);
  assert.equal(new Set(Object.values(first)).size, Object.keys(first).length);
});

test('the demo password satisfies the CMS: upper case, lower case, digit, at least 8', () => {
  const { demoPassword } = readSecrets(newFolder());
  assert.match(demoPassword, /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/);
});

test('a secret that a newer version needs is added without changing the others', () => {
  const folder = newFolder();
  const { jwtSecret, ...others } = readSecrets(folder);
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(others));
  const again = readSecrets(folder);
  assert.notEqual(again.jwtSecret, jwtSecret);
  assert.equal(again.databasePassword, others.databasePassword);
  assert.equal(JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).jwtSecret, again.jwtSecret);
});

test('a broken file is named', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'secrets.json'), '{');
  assert.throws(() => readSecrets(folder), /secrets\.json/);
});
