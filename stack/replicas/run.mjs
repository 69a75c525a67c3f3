// @ts-check
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { REPORTS_DIR } from '../paths.mjs';
import { buildCms, buildWeb } from '../prepare.mjs';
import { throwawaySettings } from '../testing/throwaway.mjs';
import { checkLimits, checkPublish, checkSessions, checkUploads, checkWithoutRedis } from './checks.mjs';
import { table } from './report.mjs';
import { restartAll } from './rolling-restart.mjs';
import { startReplicatedSite } from './site.mjs';
import { ensureTools } from './tools.mjs';

/** @typedef {import('./checks.mjs').Finding} Finding */

const FOLDER = path.join(REPORTS_DIR, 'replicas');

/**
 * Starts everything twice, looks, restarts, and looks again; reports on the terminal and below `.reports/replicas`.
 * @param {{ writers: number }} plan
 * @param {{ progress: import('../progress.mjs').Progress, signal?: AbortSignal }} context
 * @returns {Promise<Finding[]>}
 */
export async function runReplicas({ writers }, { progress, signal }) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { settings, remove } = await throwawaySettings({ name: 'replicas', webDistDir: '.next-test' });
  const { dataDir } = settings;
  const build = { progress, signal, logDir: path.join(dataDir, 'logs') };
  try {
    const tools = await ensureTools({ signal, fetching: (work) => progress.step('Fetching nginx and Redis', work) });
    await buildCms(build);
    await buildWeb(build, settings.webDistDir);
    const site = await startReplicatedSite(settings, { tools, progress, signal });
    /** @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>} */
    const step = (title, work) => progress.step(title, () => Promise.race([work(), site.lost.then((failure) => { throw failure; })]));
    try {
      const findings = [
        await step('Publishing', () => checkPublish(site)),
        await step('Limits', () => checkLimits(site)),
        await step('Sessions', () => checkSessions(site)),
        await step('Uploads', () => checkUploads(site, dataDir)),
        ...await step('Rolling restart under load', () => restartAll(site, {
          writers, dataDir, logFile: path.join(FOLDER, 'calls.jsonl'), note: progress.note, signal,
        })),
        await step('Publishing after all restarts', () => checkPublish(site, { name: 'published after all restarts, seen on all' })),
        await step('Without Redis', () => checkWithoutRedis(site)),
      ];
      writeFileSync(path.join(FOLDER, 'report.json'), `${JSON.stringify(findings, null, 2)}\n`);
      console.log(table(findings));
      return findings;
    } finally {
      await site.stop();
    }
  } finally {
    keepLogs(dataDir);
    remove();
  }
}

/** @param {string} dataDir */
function keepLogs(dataDir) {
  for (const name of ['logs', 'front/error.log', 'inside/error.log']) {
    const from = path.join(dataDir, name);
    if (existsSync(from)) cpSync(from, path.join(FOLDER, name), { recursive: true });
  }
}
