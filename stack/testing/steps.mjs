// @ts-check
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { tail } from '../child.mjs';
import { npmCommand, npmEnvironment, runCommand } from '../command.mjs';
import { CMS_DIR, REPORTS_DIR, ROOT, WEB_DIR } from '../paths.mjs';
import { findTests } from './find-tests.mjs';
import { jestCount, tapCount } from './results.mjs';

/** @typedef {import('./results.mjs').Count} Count */
/** @typedef {import('../prepare.mjs').Context} Context */
/** @typedef {Count & { details?: string }} Outcome */
/** @typedef {{ id: string, group: string, title: string, run: (context: Context) => Promise<Outcome> }} Step */

/** Where this run's logs and reports lie. */
export const TEST_REPORTS = path.join(REPORTS_DIR, 'test');

/** Several times what the slowest suite takes on a busy machine. */
const JEST_LIMIT_MINUTES = 35;

/** @param {string} name */
export function reportPath(name) {
  mkdirSync(TEST_REPORTS, { recursive: true });
  return path.join(TEST_REPORTS, name);
}

/**
 * A check that passes or fails as a whole: an npm script of one of the packages.
 * @param {{ id: string, group: string, title: string, folder: string, script: string }} check
 * @returns {Step}
 */
function scriptStep({ id, group, title, folder, script }) {
  return {
    id, group, title,
    async run({ signal }) {
      const logFile = reportPath(`${id}.log`);
      const [npm, ...first] = npmCommand();
      const code = await runCommand(npm, [...first, 'run', script], { title, cwd: folder, env: npmEnvironment(), logFile, signal });
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, details: tail(logFile, 60) };
    },
  };
}

/**
 * @param {{ id: string, group: string, title: string, folder: string }} suite
 * @returns {Step}
 */
function jestStep({ id, group, title, folder }) {
  return {
    id, group, title,
    async run({ signal }) {
      const logFile = reportPath(`${id}.log`);
      const report = reportPath(`${id}.json`);
      const [npm, ...first] = npmCommand();
      const code = await runCommand(npm, [...first, 'test', '--', '--ci', '--json', `--outputFile=${report}`], {
        title, cwd: folder, env: { ...npmEnvironment(), CI: 'true' }, logFile, signal, limitMinutes: JEST_LIMIT_MINUTES,
      });
      const count = jestCount(report, code);
      return count.failed === 0 ? count : { ...count, details: tail(logFile, 120) };
    },
  };
}

/** @type {Step} */
const stackTests = {
  id: 'stack-tests',
  group: 'stack',
  title: 'Tests of the local stack',
  async run({ signal }) {
    const logFile = reportPath('stack-tests.log');
    const files = findTests(path.join(ROOT, 'stack'), /\.test\.mjs$/);
    const report = reportPath('stack-tests.tap');
    const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout', '--test-reporter=tap', `--test-reporter-destination=${report}`];
    const code = await runCommand(process.execPath, ['--test', ...reporters, ...files], {
      title: this.title, cwd: ROOT, env: process.env, logFile, signal,
    });
    const count = tapCount(readFileSync(report, 'utf8'), code);
    // The failed tests stand at the end.
    return count.failed === 0 ? count : { ...count, details: tail(logFile, 60) };
  },
};

/**
 * Work that everything after it needs, as a step of its own: done or failed.
 * @param {{ id: string, group: string, title: string, work: (context: Context) => Promise<void> }} step
 * @returns {Step}
 */
export function workStep({ id, group, title, work }) {
  return {
    id, group, title,
    async run(context) {
      await work(context);
      return { passed: 1, failed: 0 };
    },
  };
}

/** The quick checks, cheapest first. */
export const CHECKS = [
  scriptStep({ id: 'lint-root', group: 'lint', title: 'Lint: stack, e2e, cms, codegen', folder: ROOT, script: 'lint' }),
  scriptStep({ id: 'lint-web', group: 'lint', title: 'Lint: web', folder: WEB_DIR, script: 'lint' }),
  scriptStep({ id: 'types-root', group: 'types', title: 'Types: stack, e2e', folder: ROOT, script: 'typecheck' }),
  scriptStep({ id: 'types-cms', group: 'types', title: 'Types: cms', folder: CMS_DIR, script: 'typecheck' }),
  scriptStep({ id: 'types-web', group: 'types', title: 'Types: web', folder: WEB_DIR, script: 'typecheck' }),
  scriptStep({ id: 'generated', group: 'check', title: 'Generated code is current', folder: ROOT, script: 'check' }),
  stackTests,
  jestStep({ id: 'web-tests', group: 'web', title: 'Tests of the website', folder: WEB_DIR }),
];

/** Needs a built CMS. */
export const CMS_TESTS = jestStep({ id: 'cms-tests', group: 'cms', title: 'Tests of the CMS', folder: CMS_DIR });
