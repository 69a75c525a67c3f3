// @ts-check
import { existsSync } from 'node:fs';

import { requireCommand } from '../command.mjs';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** @returns {Promise<string | null>} */
async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) throw new Failure(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    return chosen;
  }
  const system = SYSTEM_PATHS.find((file) => existsSync(file));
  if (system !== undefined) return system;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/**
 * A Chromium for the browser tests: the one of CHROMIUM_PATH, the system's, Playwright's own, else a new one:
 * as root from the Debian packages, otherwise Playwright's download.
 * @param {{ logFile: string, signal?: AbortSignal, installing: <T>(work: () => Promise<T>) => Promise<T> }} options
 * @returns {Promise<string>} path of the program
 */
export async function ensureChromium({ logFile, signal, installing }) {
  const found = await findChromium();
  if (found !== null) return found;
  await installing(async () => {
    const options = { title: 'Installing Chromium', cwd: ROOT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, logFile, signal };
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      await requireCommand('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation'], options);
    } else {
      await requireCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], options);
    }
  });
  const installed = await findChromium();
  if (installed === null) throw new Failure('No Chromium for the browser tests: install one and set CHROMIUM_PATH to it.');
  return installed;
}
