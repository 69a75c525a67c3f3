// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./replicas/main.mjs').then(({ main }) => main(process.argv.slice(2)));
