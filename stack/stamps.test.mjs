// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { hashInstall, hashSources, isStamped, writeStamp } from './stamps.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

function newProject() {
  const folder = temporaryFolder('stamps');
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src', 'page.ts'), 'export const a = 1;');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts: { build: 'x' }, dependencies: { a: '1' } }));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  return folder;
}

test('the hash follows content, names and what else the build depends on', () => {
  const folder = newProject();
  const first = hashSources(folder);
  assert.equal(hashSources(folder), first);
  assert.notEqual(hashSources(folder, { extra: '.next-test' }), first);
  writeFileSync(path.join(folder, 'src', 'page.ts'), 'export const a = 2;');
  const changed = hashSources(folder);
  assert.notEqual(changed, first);
  writeFileSync(path.join(folder, 'src', 'more.ts'), '');
  assert.notEqual(hashSources(folder), changed);
});

test('what is made by builds and tests does not count', () => {
  const folder = newProject();
  const first = hashSources(folder);
  for (const made of ['node_modules', '.next', '.next-test', 'dist', 'coverage', '.strapi']) {
    mkdirSync(path.join(folder, made));
    writeFileSync(path.join(folder, made, 'x.js'), made);
  }
  writeFileSync(path.join(folder, 'src', 'page.test.ts'), 'test');
  writeFileSync(path.join(folder, 'next-env.d.ts'), '');
  assert.equal(hashSources(folder), first);
});

test('an installation is current until dependencies or the lockfile change; scripts install nothing', () => {
  const folder = newProject();
  const first = hashInstall(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts: { other: 'y' }, dependencies: { a: '1' } }));
  assert.equal(hashInstall(folder), first);
  writeFileSync(path.join(folder, 'package-lock.json'), '{"a":1}');
  assert.notEqual(hashInstall(folder), first);
});

test('a stamp vanishes together with what it describes', () => {
  const folder = newProject();
  const stamp = path.join(folder, 'dist', '.stack-stamp');
  assert.equal(isStamped(stamp, 'abc'), false);
  writeStamp(stamp, 'abc');
  assert.equal(isStamped(stamp, 'abc'), true);
  assert.equal(isStamped(stamp, 'abd'), false);
  rmSync(path.join(folder, 'dist'), { recursive: true });
  assert.equal(isStamped(stamp, 'abc'), false);
});
