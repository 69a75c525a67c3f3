// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./testing/run.mjs').then(({ runTests }) => runTests(process.argv.slice(2)));
