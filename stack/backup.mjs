// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./backup/run.mjs').then(({ runBackup }) => runBackup(process.argv.slice(2)));
