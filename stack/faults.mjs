// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./faults/main.mjs').then(({ main }) => main(process.argv.slice(2)));
