// @ts-check
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { inspectPidFile, parsePostmasterPid, pidFile } from './pid-file.mjs';
import { temporaryFolder } from '../testing/temporary-folder.mjs';

const newFolder = () => temporaryFolder('pid');

/**
 * @param {string} folder
 * @param {string} [text]
 */
function leavePidFile(folder, text = `4242\n${folder}\n1790000000\n5439\n\n127.0.0.1\n  123 456\nready   \n`) {
  writeFileSync(pidFile(folder), text);
}

test('reads process and port', () => {
  assert.deepEqual(parsePostmasterPid('77\n/data\n1790000000\n5439\n\n'), { pid: 77, port: 5439 });
  assert.deepEqual(parsePostmasterPid('77\n'), { pid: 77, port: null });
  assert.equal(parsePostmasterPid(''), null);
  assert.equal(parsePostmasterPid('-1\n'), null);
});

test('no file: nothing runs', () => {
  assert.deepEqual(inspectPidFile(newFolder()), { state: 'none' });
});

test('a dead process leaves a stale file', () => {
  const folder = newFolder();
  leavePidFile(folder);
  assert.deepEqual(inspectPidFile(folder, { alive: () => false }), { state: 'stale' });
});

test('a number that belongs to another program by now is stale', () => {
  const folder = newFolder();
  leavePidFile(folder);
  assert.deepEqual(inspectPidFile(folder, { alive: () => true, command: () => '/usr/bin/vim notes' }), { state: 'stale' });
  const elsewhere = () => '/x/postgres -D /somewhere/else -p 5439';
  assert.deepEqual(inspectPidFile(folder, { alive: () => true, command: elsewhere }), { state: 'stale' });
});

test('a PostgreSQL of this folder is recognised', () => {
  const folder = newFolder();
  leavePidFile(folder);
  const ours = () => `${path.join('/x', 'postgres')} -D ${folder} -p 5439`;
  assert.deepEqual(inspectPidFile(folder, { alive: () => true, command: ours }), { state: 'running', pid: 4242, port: 5439 });
});
