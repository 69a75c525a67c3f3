// @ts-check
import { requireNode } from './node-version.mjs';
import { requirePackages } from './packages.mjs';

requireNode();
requirePackages();

import('./backup/run.mjs').then(({ runBackup }) => runBackup(process.argv.slice(2)));
