// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readSettings } from '../settings.mjs';
import { cmsEnvironment, seedLines } from './cms.mjs';
import { webEnvironment } from './web.mjs';

const secrets = {
  databasePassword: 'a', appKeys: 'b', apiTokenSalt: 'c', adminJwtSecret: 'd', transferTokenSalt: 'e',
  jwtSecret: 'f', encryptionKey: 'g', revalidateSecret: 'h', siteApiSecret: 'j', demoPassword: 'i',
};

test('seed lines are passed on without their timestamps, counting ones sparsely', () => {
  /** @type {string[]} */
  const notes = [];
  const take = seedLines((line) => notes.push(line));
  for (const line of [
    'Server wants to start', '[12:00:00.000] info: seed: services 1/3', '{"level":"info","message":"seed: services 2/3"}', '{"message":"seed: services 3/3"}',
    '{"level":"info","message":"seed: done in 4 s"}', '{"broken', '{"message":7}',
  ]) take(line);
  assert.deepEqual(notes, ['seed: services 1/3', 'seed: services 3/3', 'seed: done in 4 s']);
});

test('CMS and website agree on addresses and the shared secrets', () => {
  const settings = readSettings({ SITE_PORT: '4000', CMS_PORT: '4001', DEMO_PASSWORD: 'Chosen-1234' });
  const cms = cmsEnvironment(settings, secrets, 'postgresql://x');
  const web = webEnvironment(settings, secrets);
  assert.equal(cms.REVALIDATE_SECRET, web.REVALIDATE_SECRET);
  assert.equal(cms.SITE_API_SECRET, web.SITE_API_SECRET);
  assert.equal(cms.SITE_URL, web.SITE_URL);
  assert.equal(cms.CMS_PUBLIC_URL, web.CMS_PUBLIC_URL);
  assert.equal(cms.SITE_INTERNAL_URL, 'http://127.0.0.1:4000');
  assert.equal(web.CMS_URL, 'http://127.0.0.1:4001');
  assert.equal(cms.DEMO_PASSWORD, 'Chosen-1234');
});

test('visitors are told for how long the CMS keeps their events, and the website alone hears of other analytics', () => {
  const settings = readSettings({ ANALYTICS_RETENTION_MONTHS: '6', ANALYTICS_PROVIDER: 'ga4', ANALYTICS_ID: 'G-ABC1234567' });
  const cms = cmsEnvironment(settings, secrets, 'postgresql://x');
  const web = webEnvironment(settings, secrets);
  assert.equal(cms.ANALYTICS_RETENTION_MONTHS, '6');
  assert.deepEqual([web.ANALYTICS_RETENTION_MONTHS, web.ANALYTICS_PROVIDER, web.ANALYTICS_ID, web.ANALYTICS_SRC], ['6', 'ga4', 'G-ABC1234567', '']);
  assert.equal(cms.ANALYTICS_ID, undefined);
});

test('what a part alone reads is handed to that part, and to no other', () => {
  const own = {
    web: { METRICS_HOST: '0.0.0.0', METRICS_PORT: '9100', SERVICE_WORKER: 'off', SHUTDOWN_DELAY_MS: '2000' },
    cms: { CMS_METRICS_HOST: '::1', CMS_METRICS_PORT: '9101', DATABASE_CONNECTIONS: '7', FIRST_ADMIN_EMAIL: 'ann@agency.example', MAIL_FROM: 'Ann <ann@agency.example>' },
  };
  const settings = readSettings({ ...own.web, ...own.cms });
  const web = webEnvironment(settings, secrets);
  const cms = cmsEnvironment(settings, secrets, 'postgresql://x');
  assert.deepEqual(Object.fromEntries(Object.keys(own.web).map((name) => [name, web[name]])), own.web);
  assert.deepEqual(Object.fromEntries(Object.keys(own.cms).map((name) => [name, cms[name]])), own.cms);
  assert.deepEqual(Object.keys(own.cms).filter((name) => name in web), []);
  assert.deepEqual(Object.keys(own.web).filter((name) => name in cms), []);
});

test('the website gets none of the CMS\'s secrets, and nothing leaks in from the shell', () => {
  process.env.SOME_TOKEN_OF_THE_SHELL = 'x';
  const settings = readSettings({});
  const web = webEnvironment(settings, secrets);
  const cms = cmsEnvironment(settings, secrets, 'postgresql://x');
  for (const name of ['DATABASE_URL', 'APP_KEYS', 'JWT_SECRET', 'ADMIN_JWT_SECRET', 'DEMO_PASSWORD', 'SOME_TOKEN_OF_THE_SHELL']) {
    assert.equal(web[name], undefined, name);
  }
  assert.equal(cms.SOME_TOKEN_OF_THE_SHELL, undefined);
  delete process.env.SOME_TOKEN_OF_THE_SHELL;
});
