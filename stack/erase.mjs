// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./erase-visitor.mjs').then(({ eraseVisitor }) => eraseVisitor(process.argv.slice(2)));
