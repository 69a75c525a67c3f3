// @ts-check
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';

import { runCommand } from './command.mjs';
import { Failure, Interrupted } from './failure.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

const folder = temporaryFolder('command');

/**
 * @param {string} script
 * @param {Partial<import('./command.mjs').CommandOptions>} [options]
 */
function run(script, options) {
  return runCommand(process.execPath, ['-e', script], { title: 'The script', cwd: folder, env: process.env, logFile: path.join(folder, 'log'), ...options });
}

test('a command ends with its exit code', async () => {
  assert.equal(await run('process.exit(3)', { limitMinutes: 1 }), 3);
});

test('a command that hangs is ended, together with what it started, and says what it printed last', async () => {
  const script = `
    console.log('still here');
    require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    process.on('SIGTERM', () => {});
  `;
  // `close` comes only once nobody holds the output any more: neither the command nor its child.
  await assert.rejects(run(script, { limitMinutes: 1 / 60 }), (error) => {
    assert(error instanceof Failure);
    assert.match(error.message, /^The script: ended after /);
    assert.match(error.details, /still here/);
    return true;
  });
});

test('a command that has ended takes along what it left running', async () => {
  const script = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref(); process.exit(1)`;
  assert.equal(await run(script, { limitMinutes: 1 }), 1);
});

test('a signal ends a command', async () => {
  await assert.rejects(run('setInterval(() => {}, 1000)', { signal: AbortSignal.timeout(200) }), Interrupted);
});
