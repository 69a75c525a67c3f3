// @ts-check
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { readSettings } from '../settings.mjs';
import { temporaryFolder } from '../testing/temporary-folder.mjs';
import { checkSiteUrl } from './answers.mjs';
import { checkRequired, checkSecrets } from './secrets-check.mjs';
import { readSubject } from './subject.mjs';

const dataDir = temporaryFolder('doctor-settings');
const settings = readSettings({ DATA_DIR: dataDir });

/** @param {import('./finding.mjs').Finding[]} findings */
const problems = (findings) => findings.filter(({ level }) => level === 'problem').map(({ what }) => what);

test('who examines what: the local stack, a deployment from outside, from inside', () => {
  const local = readSubject({ DATA_DIR: dataDir });
  assert.deepEqual([local.where, local.databaseUrl, local.cmsUrl], ['local', null, 'http://127.0.0.1:1337']);
  writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify({ databasePassword: 'p', siteApiSecret: 's' }));
  const made = readSubject({ DATA_DIR: dataDir, DB_PORT: '5555' });
  assert.equal(made.databaseUrl, 'postgresql://rukn:p@127.0.0.1:5555/rukn');
  assert.equal(made.secrets.SITE_API_SECRET, 's');

  const beside = readSubject({ SITE_DOMAIN: 'www.example.com', SITE_API_SECRET: 'given' });
  assert.deepEqual([beside.where, beside.publicUrl, beside.databaseUrl, beside.cmsUrl, beside.secrets.SITE_API_SECRET], ['beside', 'https://www.example.com', null, null, 'given']);

  const inside = readSubject({
    DEPLOYMENT: 'production', DATABASE_URL: 'postgresql://a@postgres/rukn', SITE_URL: 'https://www.example.com', SITE_INTERNAL_URL: 'http://web:3000', SMTP_URL: 'smtp://mail', UPLOADS_DIR: '/data/public',
  });
  assert.deepEqual(
    [inside.where, inside.siteUrl, inside.cmsUrl, inside.databaseUrl, inside.smtpUrl, inside.uploadsDir],
    ['inside', 'http://web:3000', 'http://cms:1337', 'postgresql://a@postgres/rukn', 'smtp://mail', '/data/public/uploads'],
  );
});

const long = (/** @type {string} */ name) => `${name}-0123456789abcdef`;

test('secrets are told by name, never by value', () => {
  const good = { A: long('a'), B: long('b'), APP_KEYS: `${long('c')},${long('d')}` };
  assert.deepEqual(problems(checkSecrets({ where: 'inside', settings, secrets: good })), []);
  const bad = checkSecrets({ where: 'inside', settings, secrets: { ...good, B: good.A, C: 'short', D: undefined, APP_KEYS: `${long('c')},short` } });
  assert.deepEqual(problems(bad).sort(), ['APP_KEYS is shorter than 16 characters', 'B and A are the same', 'C is shorter than 16 characters', 'D isn\'t set']);
  assert.equal(JSON.stringify(bad).includes(good.A), false);
  const fresh = checkSecrets({ where: 'local', settings: { ...settings, dataDir: path.join(dataDir, 'new') }, secrets: { A: undefined } });
  assert.deepEqual(problems(fresh), []);
});

test('what docker-compose needs is named as long as it is missing', () => {
  const compose = 'a: ${SITE_DOMAIN:?} b: ${TLS_DIR:?} c: ${POSTGRES_PASSWORD:?} d: ${REDIS_URL:-}';
  assert.deepEqual(problems(checkRequired({ where: 'beside', env: { SITE_DOMAIN: 'x', TLS_DIR: ' ' } }, compose)), ['docker-compose needs TLS_DIR, POSTGRES_PASSWORD']);
  assert.deepEqual(problems(checkRequired({ where: 'beside', env: { SITE_DOMAIN: 'x', TLS_DIR: '/tls', POSTGRES_PASSWORD: 'a@b' } }, compose)).length, 1);
  assert.deepEqual(problems(checkRequired({ where: 'beside', env: { SITE_DOMAIN: 'x', TLS_DIR: '/tls', POSTGRES_PASSWORD: 'ab' } }, compose)), []);
});

test('SITE_URL is what visitors type', () => {
  for (const publicUrl of ['', 'www.example.com', 'http://www.example.com', 'https://www.example.com/shop', 'https://localhost']) {
    assert.equal(problems(checkSiteUrl({ where: 'inside', publicUrl })).length, 1, publicUrl);
  }
  assert.deepEqual(problems(checkSiteUrl({ where: 'inside', publicUrl: 'https://www.example.com' })), []);
  assert.deepEqual(problems(checkSiteUrl({ where: 'local', publicUrl: 'http://localhost:3000' })), []);
});
