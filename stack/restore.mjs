// @ts-check
import { requireNode } from './node-version.mjs';
import { requirePackages } from './packages.mjs';

requireNode();
requirePackages();

import('./restore/run.mjs').then(({ runRestore }) => runRestore(process.argv.slice(2)));
