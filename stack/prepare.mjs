// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';

import { npmCommand, npmEnvironment, requireCommand } from './command.mjs';
import { CMS_DIR, ROOT, WEB_DIR } from './paths.mjs';
import { hashInstall, hashSources, isStamped, writeStamp } from './stamps.mjs';

/** @typedef {import('./progress.mjs').Progress} Progress */
/** @typedef {{ progress: Progress, logDir: string, signal?: AbortSignal }} Context */

const STAMP = '.stack-stamp';

/** The three installations: React 18 (cms) and React 19 (web) must not meet, so each has its own lockfile. */
const INSTALLATIONS = [
  { name: 'tools', folder: ROOT },
  { name: 'cms', folder: CMS_DIR },
  { name: 'web', folder: WEB_DIR },
];

/**
 * Runs `npm ci` where the lockfile differs from what is installed.
 * @param {Context} context
 */
export async function install(context) {
  for (const { name, folder } of INSTALLATIONS) {
    const stamp = path.join(folder, 'node_modules', STAMP);
    const hash = hashInstall(folder);
    if (isStamped(stamp, hash)) continue;
    await context.progress.step(`Installing packages: ${name}`, async () => {
      const [npm, ...first] = npmCommand();
      await requireCommand(npm, [...first, 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
        title: `Installing packages of ${name}`,
        cwd: folder,
        env: npmEnvironment(),
        logFile: path.join(context.logDir, `install-${name}.log`),
        signal: context.signal,
      });
      writeStamp(stamp, hash);
    });
  }
}

/**
 * Builds the CMS (server and admin panel) when its sources have changed.
 * @param {Context} context
 */
export async function buildCms(context) {
  const stamp = path.join(CMS_DIR, 'dist', STAMP);
  await build(context, {
    // TypeScript leaves behind what was compiled from files that are gone, and Strapi would load those content types.
    clean: ['src', 'config', 'database'].map((folder) => path.join(CMS_DIR, 'dist', folder)),
    title: 'Building the CMS', log: 'build-cms.log', folder: CMS_DIR, stamp, extra: '', env: {},
  });
}

/**
 * Builds the website when its sources have changed. The build never talks to the CMS.
 * @param {Context} context
 * @param {string} distDir relative to web/
 */
export async function buildWeb(context, distDir) {
  const stamp = path.join(WEB_DIR, distDir, STAMP);
  await build(context, {
    clean: [], title: 'Building the website', log: 'build-web.log', folder: WEB_DIR, stamp, extra: distDir, env: { WEB_DIST_DIR: distDir },
  });
}

/**
 * @param {Context} context
 * @param {{ title: string, log: string, folder: string, stamp: string, clean: string[], extra: string, env: Record<string, string> }} job
 */
async function build(context, job) {
  // Read before the build: a file changed meanwhile must lead to another build next time.
  const hash = hashSources(job.folder, { extra: job.extra });
  if (isStamped(job.stamp, hash)) return;
  await context.progress.step(job.title, async () => {
    for (const folder of [job.stamp, ...job.clean]) rmSync(folder, { recursive: true, force: true });
    const [npm, ...first] = npmCommand();
    await requireCommand(npm, [...first, 'run', 'build'], {
      title: job.title,
      cwd: job.folder,
      env: { ...npmEnvironment(), ...job.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', STRAPI_TELEMETRY_DISABLED: 'true' },
      logFile: path.join(context.logDir, job.log),
      signal: context.signal,
    });
    writeStamp(job.stamp, hash);
  });
}
