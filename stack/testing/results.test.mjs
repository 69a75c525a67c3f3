// @ts-check
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { jestCount, playwrightCount, tapCount } from './results.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @param {unknown} content */
function reportFile(content) {
  const file = path.join(temporaryFolder('report'), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Jest: suites that did not load and skipped tests are failures', () => {
  const file = reportFile({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 1 });
  assert.deepEqual(jestCount(file, 1), { passed: 5, failed: 4 });
});

test('Playwright: flaky and skipped tests are failures', () => {
  const file = reportFile({ stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 1 } });
  assert.deepEqual(playwrightCount(file, 1), { passed: 9, failed: 3 });
});

test('node:test', () => {
  assert.deepEqual(tapCount('# tests 4\n# pass 3\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n', 1), { passed: 3, failed: 1 });
});

test('a runner that wrote no report, or failed without a failed test, still counts', () => {
  assert.deepEqual(jestCount('/nowhere/report.json', 0), { passed: 0, failed: 1 });
  assert.deepEqual(playwrightCount(reportFile({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }), 1), { passed: 2, failed: 1 });
  assert.deepEqual(tapCount('', 7), { passed: 0, failed: 1 });
});
