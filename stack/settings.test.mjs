// @ts-check
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { ROOT } from './paths.mjs';
import { readEnvironment, readSettings, sharedDataDir } from './settings.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

test('defaults are the documented ports and folder, on this machine only', () => {
  const settings = readSettings({});
  assert.deepEqual(
    [settings.sitePort, settings.cmsPort, settings.dbPort, settings.smtpPort, settings.mailPort],
    [3000, 1337, 5439, 1025, 1080],
  );
  assert.equal(settings.dataDir, path.join(ROOT, '.data'));
  assert.equal(settings.siteHost, '127.0.0.1');
  assert.equal(settings.cmsHost, '127.0.0.1');
  assert.equal(settings.databaseUrl, null);
});

test('an empty value means "not set"', () => {
  const settings = readSettings({ SITE_PORT: '', DATABASE_URL: ' ', DEMO_PASSWORD: '' });
  assert.equal(settings.sitePort, 3000);
  assert.equal(settings.databaseUrl, null);
  assert.equal(settings.demoPassword, null);
  assert.equal(settings.geolocationUrl, null);
});

for (const value of ['0', '65536', '80a', '-1', '3000.5']) {
  test(`SITE_PORT=${value} is refused by name`, () => {
    assert.throws(() => readSettings({ SITE_PORT: value }), /SITE_PORT must be a port number/);
  });
}

test('two parts on one port are refused by both names', () => {
  assert.throws(() => readSettings({ SITE_PORT: '1337' }), /SITE_PORT and CMS_PORT are both 1337/);
});

test('DATABASE_URL and DEMO_CONTENT are checked', () => {
  assert.throws(() => readSettings({ DATABASE_URL: 'mysql://somewhere/db' }), /DATABASE_URL/);
  assert.throws(() => readSettings({ DEMO_CONTENT: 'yes' }), /DEMO_CONTENT/);
  assert.equal(readSettings({ DEMO_CONTENT: 'FALSE' }).demoContent, false);
});

test('TRUSTED_PROXY_HOPS is a small number, 0 unless set', () => {
  assert.equal(readSettings({}).trustedProxyHops, 0);
  assert.equal(readSettings({ TRUSTED_PROXY_HOPS: '2' }).trustedProxyHops, 2);
  for (const value of ['-1', '1.5', 'all', '10']) assert.throws(() => readSettings({ TRUSTED_PROXY_HOPS: value }), /TRUSTED_PROXY_HOPS/);
});

test('the shell wins over the .env file, and a missing file is no error', () => {
  const file = path.join(temporaryFolder('env'), '.env');
  assert.deepEqual(readEnvironment({ A: 'shell' }, file), { A: 'shell' });
  writeFileSync(file, '# comment\nA=file\nB="two words"\n');
  assert.deepEqual(readEnvironment({ A: 'shell' }, file), { A: 'shell', B: 'two words' });
});

test('two clones of one name get data folders of their own', () => {
  assert.notEqual(sharedDataDir('/root/a/site'), sharedDataDir('/root/b/site'));
  assert.match(sharedDataDir('/root/a/site'), /^\/var\/lib\/site-[0-9a-f]{8}$/);
});
