// Empties dist before a build: Strapi loads whatever lies in dist/src/api, also what src no longer has.
const { rmSync } = require('node:fs');
const path = require('node:path');

rmSync(path.resolve(__dirname, '../dist'), { recursive: true, force: true });
