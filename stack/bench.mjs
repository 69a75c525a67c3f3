// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./bench/run.mjs').then(({ runBenchmark }) => runBenchmark(process.argv.slice(2)));
