// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

// Loaded afterwards: the rest may use what an old Node can't even read.
import('./main.mjs').then(({ main }) => main({ hotReload: process.argv.includes('--dev') }));
