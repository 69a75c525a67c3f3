// @ts-check
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { startChild, whileRunning } from '../child.mjs';
import { baseEnvironment } from '../environment.mjs';
import { ROOT } from '../paths.mjs';
import { answersHttp, until } from '../until.mjs';

/**
 * Starts the mail catcher: takes every mail by SMTP, delivers none, shows them in the browser.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string} logFile
 * @returns {Promise<import('../child.mjs').Child>}
 */
export async function startMail(settings, logFile) {
  const mailDir = path.join(settings.dataDir, 'mail');
  mkdirSync(mailDir, { recursive: true, mode: 0o700 });
  const child = startChild({
    name: 'the mail catcher',
    command: process.execPath,
    args: [
      createRequire(import.meta.url).resolve('maildev/bin/maildev'),
      '--smtp', String(settings.smtpPort), '--ip', '127.0.0.1',
      '--web', String(settings.mailPort), '--web-ip', '127.0.0.1',
      '--mail-directory', mailDir,
    ],
    cwd: ROOT,
    env: baseEnvironment(),
    logFile,
    leash: true,
  });
  await whileRunning(child, until(() => answersHttp(`http://127.0.0.1:${settings.mailPort}/healthz`), {
    what: 'The mail catcher', timeoutMs: 30_000,
  }));
  return child;
}
