// @ts-check
/**
 * Bundles the production server into Next's build folder: `node server/build.mjs`, run in web/ after `next build`
 * (which empties that folder). Packages stay outside, so that there is one Next in the process.
 */
import path from 'node:path';
import { build } from 'esbuild';

const web = path.join(import.meta.dirname, '..');
const dist = process.env.WEB_DIST_DIR || '.next';

await build({
  absWorkingDir: web,
  entryPoints: ['server/main.ts'],
  outfile: path.join(web, dist, 'site-server.mjs'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  logLevel: 'warning',
});
