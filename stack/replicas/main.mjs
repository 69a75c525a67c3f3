// @ts-check
import path from 'node:path';

import { reportError } from '../failure.mjs';
import { interruptionSignal } from '../interruption.mjs';
import { REPORTS_DIR } from '../paths.mjs';
import { install } from '../prepare.mjs';
import { createProgress } from '../progress.mjs';
import { readWriters } from './options.mjs';

/**
 * `npm run test:replicas`: two websites and two CMS behind the shipped proxy, with Redis and an object store; shows that they act as
 * one, and that each can be restarted while visitors read and write. `-- --writers=12` says how many tabs write meanwhile.
 * @param {string[]} argv
 */
export async function main(argv) {
  const signal = interruptionSignal({ onFirst: () => console.log('\nStopping …') });
  const progress = createProgress();
  try {
    const writers = readWriters(argv);
    await install({ progress, logDir: path.join(REPORTS_DIR, 'replicas'), signal });
    // Needs what has just been installed.
    const { runReplicas } = await import('./run.mjs');
    const findings = await runReplicas({ writers }, { progress, signal });
    process.exitCode = findings.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  } finally {
    process.exit();
  }
}
