// @ts-check
import path from 'node:path';

import { reportError } from '../failure.mjs';
import { interruptionSignal } from '../interruption.mjs';
import { REPORTS_DIR } from '../paths.mjs';
import { install } from '../prepare.mjs';
import { createProgress } from '../progress.mjs';
import { readPlan } from './plan.mjs';

/**
 * `npm run test:faults`: kills PostgreSQL and the CMS again and again while clients and visitors write, and compares what they were told
 * with what is stored. `-- --postgres=20 --cms=5 --writers=50 --events=10` says how often, how many write, and how many of these send events.
 * @param {string[]} argv
 */
export async function main(argv) {
  const signal = interruptionSignal({ onFirst: () => console.log('\nStopping …') });
  const progress = createProgress();
  try {
    const plan = readPlan(argv);
    await install({ progress, logDir: path.join(REPORTS_DIR, 'faults'), signal });
    // Needs what has just been installed.
    const { runFaults } = await import('./run.mjs');
    const { violations } = await runFaults(plan, { progress, signal });
    process.exitCode = violations.length === 0 ? 0 : 1;
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  } finally {
    process.exit();
  }
}
