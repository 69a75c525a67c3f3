// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./restore/run.mjs').then(({ runRestore }) => runRestore(process.argv.slice(2)));
