// @ts-check
import { rmSync } from 'node:fs';

import { Failure, Interrupted, reportError } from '../failure.mjs';
import { interruptionSignal } from '../interruption.mjs';
import { buildCms, buildWeb, install } from '../prepare.mjs';
import { createProgress, formatDuration } from '../progress.mjs';
import { CHECKS, CMS_TESTS, TEST_REPORTS, workStep } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./steps.mjs').Outcome} Outcome */

const GROUPS = ['lint', 'types', 'check', 'stack', 'web', 'cms', 'build', 'e2e', 'faults'];

/**
 * `npm test`: everything that has to hold, on a fresh clone as on an old one.
 * `--only=e2e,web` runs some groups; what follows a `--` goes to Playwright.
 * @param {string[]} argv
 */
export async function runTests(argv) {
  const signal = interruptionSignal({ onFirst: () => console.log('\nStopping …') });
  const progress = createProgress();
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const table = [];
  try {
    const { only, playwright } = readArguments(argv);
    rmSync(TEST_REPORTS, { recursive: true, force: true });
    const context = { progress, logDir: TEST_REPORTS, signal };
    await install(context);
    for (const step of allSteps(playwright).filter(({ group }) => only.has(group))) {
      const start = performance.now();
      console.log(`\n▶ ${step.title}`);
      const outcome = await runStep(step, context);
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      const line = `${outcome.failed === 0 ? '✓' : '✗'} ${step.title.padEnd(44)} ${String(outcome.passed).padStart(5)} passed ` +
        `${String(outcome.failed).padStart(4)} failed   ${formatDuration(performance.now() - start)}`;
      table.push(line);
      if (outcome.details !== undefined) console.log(outcome.details);
      console.log(line);
    }
  } catch (error) {
    reportError(error);
    total.failed += 1;
  }
  console.log(`\n${table.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/**
 * @param {string[]} playwright
 * @returns {Step[]}
 */
function allSteps(playwright) {
  return [
    ...CHECKS,
    workStep({ id: 'cms-build', group: 'cms', title: 'Build of the CMS', work: buildCms }),
    CMS_TESTS,
    workStep({ id: 'web-build', group: 'build', title: 'Build of the website', work: (context) => buildWeb(context, '.next-test') }),
    {
      id: 'e2e', group: 'e2e', title: 'Browser tests on the built stack',
      // Loaded late: it needs packages that `install` has just brought.
      run: async (context) => (await import('./e2e.mjs')).runBrowserTests(context, playwright),
    },
    {
      id: 'faults', group: 'faults', title: 'Faults: kill -9 under writers, in short',
      run: async (context) => (await import('../faults/step.mjs')).runShortly(context),
    },
  ];
}

/**
 * A step that fails ends nothing but itself: one run shows everything that is wrong.
 * @param {Step} step
 * @param {import('../prepare.mjs').Context} context
 * @returns {Promise<Outcome>}
 */
async function runStep(step, context) {
  try {
    return await step.run(context);
  } catch (error) {
    if (error instanceof Interrupted) throw new Failure('The tests were interrupted.');
    reportError(error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string[]} argv
 * @returns {{ only: Set<string>, playwright: string[] }}
 */
function readArguments(argv) {
  const end = argv.indexOf('--');
  const own = end === -1 ? argv : argv.slice(0, end);
  const playwright = end === -1 ? [] : argv.slice(end + 1);
  const only = own.find((argument) => argument.startsWith('--only='))?.slice('--only='.length).split(',') ?? GROUPS;
  const unknown = [...own.filter((argument) => !argument.startsWith('--only=')), ...only.filter((group) => !GROUPS.includes(group))];
  if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(', ')}. Groups for --only= are ${GROUPS.join(', ')}.`);
  return { only: new Set(only), playwright };
}
