// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { ROOT } from './paths.mjs';

const SKIPPED = /^(node_modules|\.git|dist|build|coverage|\.next.*|\.data|\.reports|\.cache|\.strapi|uploads)$/;
const TEXT = /\.(m?[jt]sx?|cjs|json|md|ya?ml|css|graphql|template|conf|example)$|^(Dockerfile|run|\.npmrc)$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
function textFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return textFiles(file);
    return TEXT.test(entry.name) ? [file] : [];
  });
}

const LOCKFILES = ['.', 'cms', 'web'].map((folder) => path.join(ROOT, folder, 'package-lock.json'));

test('lockfiles name no download addresses, so that any registry will do', () => {
  for (const file of LOCKFILES) {
    assert.ok(existsSync(file), file);
    assert.doesNotMatch(readFileSync(file, 'utf8'), /"resolved": *"http/, file);
  }
});

test('every package folder tells npm to keep it so', () => {
  for (const file of LOCKFILES) {
    assert.match(readFileSync(path.join(path.dirname(file), '.npmrc'), 'utf8'), /^omit-lockfile-registry-resolved=true$/m);
  }
});

test('the project stands alone: no paths of anybody\'s machine', () => {
  // Written so that this file does not contain what it looks for.
  const foreign = new RegExp(['(?<![\\w.])/home/[a-z]+/', '(?<![\\w.])/Users/[A-Za-z]+/', '\\.\\./' + 'shared\\b', '(?<![\\w.])/' + 'work/'].join('|'));
  for (const file of textFiles(ROOT)) {
    if (LOCKFILES.includes(file)) continue;
    const found = foreign.exec(readFileSync(file, 'utf8'));
    assert.equal(found, null, `${path.relative(ROOT, file)}: ${found?.[0]}`);
  }
});
