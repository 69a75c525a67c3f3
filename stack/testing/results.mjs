// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number }} JestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport */

/**
 * @param {string} file
 * @returns {unknown} null when the runner ended before it could write its report
 */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * A runner that fails without naming a failed test (it crashed, or wrote no report) counts as one failure,
 * so that no exit code is ever lost.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
export function withExitCode(count, exitCode) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {string} file written by `jest --json --outputFile`
 * @param {number} exitCode
 * @returns {Count}
 */
export function jestCount(file, exitCode) {
  const report = /** @type {JestReport | null} */ (readJson(file));
  if (report === null) return withExitCode({ passed: 0, failed: 0 }, exitCode || 1);
  // A skipped test is a test that did not pass.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
  return withExitCode({ passed: report.numPassedTests, failed }, exitCode);
}

/**
 * @param {string} file written by Playwright's JSON reporter
 * @param {number} exitCode
 * @returns {Count}
 */
export function playwrightCount(file, exitCode) {
  const report = /** @type {PlaywrightReport | null} */ (readJson(file));
  if (report === null) return withExitCode({ passed: 0, failed: 0 }, exitCode || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky + skipped }, exitCode);
}

/**
 * @param {string} tap output of `node --test --test-reporter=tap`
 * @param {number} exitCode
 * @returns {Count}
 */
export function tapCount(tap, exitCode) {
  const number = (/** @type {string} */ name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return withExitCode({ passed: number('pass'), failed: number('fail') + number('cancelled') + number('skipped') + number('todo') }, exitCode);
}
