// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { ROOT } from './paths.mjs';
import { findFreePorts } from './ports.mjs';
import { PORTS } from './settings.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

/** As a fresh clone is: no packages, no data. */
const clone = temporaryFolder('clone');
for (const part of ['stack', 'docker-compose.yml']) cpSync(path.join(ROOT, part), path.join(clone, part), { recursive: true });

/** @param {string} command @param {NodeJS.ProcessEnv} [env] */
const run = (command, env) => spawnSync(process.execPath, [path.join(clone, 'stack', `${command}.mjs`)], { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });

for (const command of ['backup', 'restore', 'erase']) {
  test(`npm run ${command} says in a sentence that its packages are missing`, () => {
    const { status, stderr } = run(command);
    assert.equal(status, 1);
    assert.match(stderr, /^The packages of .+ aren't installed: run npm ci there .+\n$/);
  });
}

test('the doctor looks at what can be looked at without packages', async () => {
  const ports = await findFreePorts(PORTS.length);
  const settings = Object.fromEntries(PORTS.map(({ variable }, index) => [variable, String(ports[index])]));
  const { status, stdout, stderr } = run('doctor', { ...settings, DATA_DIR: path.join(clone, 'data') });
  assert.equal(stderr, '');
  assert.match(stdout, /✓ Node /);
  assert.match(stdout, /· Packages aren't installed yet: npm start installs them/);
  assert.match(stdout, /Nothing is wrong\.\n$/);
  assert.equal(status, 0);
});
