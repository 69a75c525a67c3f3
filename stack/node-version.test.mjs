// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nodeVersionProblem } from './node-version.mjs';

for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.11.1']) {
  test(`Node ${version} will do`, () => assert.equal(nodeVersionProblem(version), null));
}

for (const version of ['20.18.3', '18.20.8', '0.12.0']) {
  test(`Node ${version} is told apart in a sentence`, () => {
    assert.match(nodeVersionProblem(version) ?? '', new RegExp(`needs Node 20\\.19 or newer, but this is Node ${version}`));
  });
}
