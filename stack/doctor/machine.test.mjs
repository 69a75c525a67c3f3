// @ts-check
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { readSettings } from '../settings.mjs';
import { temporaryFolder } from '../testing/temporary-folder.mjs';
import { inWords, printed } from './finding.mjs';
import { belowFloors, checkFloors, isAtLeast } from './floors.mjs';
import { checkDataDir, checkDisk, checkNode, checkPorts, checkUploads } from './machine.mjs';

const where = 'local';
const dataDir = temporaryFolder('doctor');
const settings = readSettings({ DATA_DIR: dataDir, SITE_PORT: '4000' });

/** @param {import('./finding.mjs').Finding[]} findings */
const problems = (findings) => findings.filter(({ level }) => level === 'problem').map(({ what }) => what);

test('an old Node is a problem', () => {
  assert.match(problems(checkNode('18.20.8'))[0] ?? '', /needs Node/);
  assert.deepEqual(problems(checkNode('24.1.0')), []);
});

test('a port that somebody else holds is a problem, named with its variable; a running stack\'s are its own', async () => {
  const busy = async (/** @type {number} */ port) => port !== 4000;
  const findings = await checkPorts({ where, running: null, settings }, busy);
  assert.match(printed(findings), /^✗ Port 4000 for the website is busy, and not with this stack\n {4}.*SITE_PORT/);
  assert.deepEqual(problems(await checkPorts({ where, running: { pid: 42 }, settings }, busy)), []);
  assert.deepEqual(problems(await checkPorts({ where, running: null, settings }, async () => true)), []);
  assert.deepEqual(await checkPorts({ where: 'beside', running: null, settings }, busy), []);
});

test('nobody else reads the secrets', () => {
  const file = path.join(dataDir, 'secrets.json');
  writeFileSync(file, '{}', { mode: 0o600 });
  assert.deepEqual(problems(checkDataDir({ where, settings })), []);
  chmodSync(file, 0o644);
  assert.deepEqual(problems(checkDataDir({ where, settings })), [`${file} can be read by others`]);
  chmodSync(file, 0o600);
  writeFileSync(file, '{');
  assert.deepEqual(problems(checkDataDir({ where, settings })), [`${file} can't be read as JSON`]);
});

test('a full disk is a problem', () => {
  const uploadsDir = path.join(dataDir, 'not', 'there', 'uploads');
  assert.deepEqual(problems(checkDisk({ where, settings, uploadsDir }, () => ({ bavail: 100, bsize: 4096 }))), [`Only 0.0 GiB free at ${dataDir}`]);
  assert.deepEqual(problems(checkDisk({ where, settings, uploadsDir }, () => ({ bavail: 1024 ** 2, bsize: 4096 }))), []);
});

test('uploads are tried, and nothing of the trial stays', () => {
  const uploadsDir = path.join(dataDir, 'uploads');
  mkdirSync(uploadsDir);
  assert.deepEqual(checkUploads({ uploadsDir, s3Endpoint: null }), [{ level: 'ok', what: 'Uploads can be written' }]);
  assert.deepEqual(readdirSync(uploadsDir), []);
  const noFolder = path.join(dataDir, 'secrets.json');
  assert.match(problems(checkUploads({ uploadsDir: noFolder, s3Endpoint: null }))[0] ?? '', /Uploads can't be written/);
});

test('locked packages below their floor are named, wherever they lie', () => {
  assert.equal(isAtLeast('16.4.5', '16.4.5'), true);
  assert.equal(isAtLeast('16.10.0', '16.4.5'), true);
  assert.equal(isAtLeast('16.4.5-canary.1', '16.4.6'), false);
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/@strapi/email/node_modules/nodemailer': { version: '6.9.1' },
    'node_modules/@strapi/strapi': { version: '5.54.0' },
    'node_modules/@strapi/core': { version: '5.53.0' },
    'node_modules/@strapi/icons': { version: '2.0.0' },
  };
  assert.deepEqual(belowFloors({ packages }), ['nodemailer 6.9.1 is below 10.4.1', 'parts of Strapi in 2 versions: 5.53.0, 5.54.0']);
  assert.deepEqual(problems(checkFloors()), []);
});

test('what is told holds no password', () => {
  assert.equal(inWords(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })), 'connect ECONNREFUSED 127.0.0.1:1');
  assert.equal(inWords(new Error('bad address postgresql://rukn:hunter2@db/rukn\nmore')), 'bad address postgresql://…@db/rukn');
});
