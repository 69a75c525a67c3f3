// @ts-check
import { requireNode } from './node-version.mjs';

requireNode();

import('./doctor/run.mjs').then(({ runDoctor }) => runDoctor());
