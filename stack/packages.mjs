// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './paths.mjs';

/** Whether the commands' own packages are there: `npm start`, `npm test` and `npm run bench` install them, the other commands don't. */
export const arePackagesInstalled = () => existsSync(path.join(ROOT, 'node_modules/pg'));

/** Ends the process with a clear sentence where a command's packages are missing. To be asked before they are loaded. */
export function requirePackages() {
  if (arePackagesInstalled()) return;
  console.error(`The packages of ${ROOT} aren't installed: run npm ci there (npm start does that, too) and the command again.`);
  process.exit(1);
}
