// @ts-check
/**
 * Bundles the production server and the service worker into Next's build folder, marks the scripts of every page, and writes down
 * which build this is: `node server/build.mjs`, run in web/ after `next build` (which empties that folder).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const web = path.join(import.meta.dirname, '..');
const dist = path.join(web, process.env.WEB_DIST_DIR || '.next');
/** Read by `src/config/build-files.ts`. */
const siteRoot = path.join(dist, 'site-root');
const buildTime = new Date().toISOString();

// Packages stay outside, so that there is one Next in the process.
await build({
  absWorkingDir: web,
  entryPoints: ['server/main.ts'],
  outfile: path.join(dist, 'site-server.mjs'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  logLevel: 'warning',
});

await build({
  absWorkingDir: web,
  entryPoints: ['src/service-worker/sw.ts'],
  outfile: path.join(siteRoot, 'sw.js'),
  bundle: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  // A browser takes a worker for new when its bytes differ: each build is one.
  banner: { js: `/* ${buildTime} */` },
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
});

// What every page runs as it starts (React, and Next's part in the browser) is compiled while it loads, beside the page's own work,
// instead of function by function in the middle of it. A hint for Chromium; a comment to all others.
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
const { rootMainFiles } = /** @type {{ rootMainFiles: string[] }} */ (JSON.parse(await readFile(path.join(dist, 'build-manifest.json'), 'utf8')));
for (const name of rootMainFiles) {
  const file = path.join(dist, name);
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script);
}

await mkdir(siteRoot, { recursive: true });
await writeFile(path.join(siteRoot, 'version.json'), `${JSON.stringify({ buildTime })}\n`);
