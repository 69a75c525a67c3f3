// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { CMS_DIR, ROOT, WEB_DIR } from './paths.mjs';
import { findTests as findFiles } from './testing/find-tests.mjs';

/** What the system or another program sets, and what the test run hands to its own browser tests. */
const NOT_OURS = /^(NODE_ENV|PATH|CI|NEXT_[A-Z_]+|STACK_LEASH_FD|E2E_[A-Z_]+|TEST_[A-Z_]+)$/;

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/**
 * Every name that a pattern finds in a text.
 * @param {string} text
 * @param {RegExp[]} patterns
 */
function names(text, patterns) {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
}

/**
 * Source files of a folder, without tests.
 * @param {string} folder
 */
const sources = (folder) => findFiles(folder, /(?<!\.test)\.(ts|mjs|cjs)$/).map(read).join('\n');

const DIRECT = /process\.env\.([A-Z][A-Z0-9_]+)/g;
/** A property of the zod object that describes an environment. */
const SCHEMA = /^ {2}([A-Z][A-Z0-9_]+):/gm;

const readBy = {
  stack: names(sources(path.join(ROOT, 'stack')), [DIRECT, /(?:text|port|flag|count)\(env, '([A-Z_]+)'/g, /variable: '([A-Z_]+)'/g]),
  cms: names(sources(path.join(CMS_DIR, 'config')), [DIRECT, SCHEMA]),
  web: names(sources(path.join(WEB_DIR, 'src/config')) + read(path.join(WEB_DIR, 'next.config.ts')), [DIRECT, SCHEMA]),
  'docker-compose': names(['docker-compose.yml', 'docker-compose.replicas.yml'].map((name) => read(path.join(ROOT, name))).join('\n'), [/\$\{([A-Z_]+)/g]),
};

const example = read(path.join(ROOT, '.env.example'));
const listed = names(example, [/^([A-Z][A-Z0-9_]+)=/gm]);

test('every variable that is read is listed, once, and nothing else is', () => {
  const wanted = new Set(Object.values(readBy).flat().filter((name) => !NOT_OURS.test(name)));
  assert.deepEqual([...listed].sort(), [...wanted].sort());
});

test('each has a line with its purpose, its readers, and whether it is required or has a default', () => {
  for (const name of listed) {
    const [, comment = ''] = new RegExp(`^# (.+)\\n${name}=`, 'm').exec(example) ?? [];
    const [, readers = ''] = /\((?<readers>[a-z-]+(?:, [a-z-]+)*); [^)]+\)$/.exec(comment) ?? [];
    assert.notEqual(readers, '', `${name}: "${comment}"`);
    for (const reader of readers.split(', ')) {
      assert.ok(/** @type {Record<string, string[]>} */ (readBy)[reader]?.includes(name), `${name} is not read by ${reader}`);
    }
  }
});

test('copied as it is, the example sets nothing', () => {
  assert.doesNotMatch(example, /^[A-Z_]+=.+$/m);
});
