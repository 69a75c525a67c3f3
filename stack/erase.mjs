// @ts-check
import { requireNode } from './node-version.mjs';
import { requirePackages } from './packages.mjs';

requireNode();
requirePackages();

import('./erase-visitor.mjs').then(({ eraseVisitor }) => eraseVisitor(process.argv.slice(2)));
