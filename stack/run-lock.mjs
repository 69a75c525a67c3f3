// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from './failure.mjs';
import { commandLine, isAlive } from './process-info.mjs';

/**
 * Makes sure that one data folder serves one run at a time.
 * @param {string} dataDir
 * @param {{ siteUrl: string }} run what to tell a second run about this one
 * @returns {() => void} gives the lock back
 * @throws {Failure} when another run holds the folder
 */
export function takeRunLock(dataDir, run) {
  const file = path.join(dataDir, 'run.json');
  const content = JSON.stringify({ pid: process.pid, siteUrl: run.siteUrl });
  for (;;) {
    try {
      writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder !== null && isStackProcess(holder.pid)) {
      throw new Failure(
        `The stack already runs on ${dataDir} (process ${holder.pid}): ${holder.siteUrl}\n` +
        '  Stop it with Ctrl-C where it was started, or give this one its own DATA_DIR and ports.',
      );
    }
    // Left behind by a run that was killed.
    rmSync(file, { force: true });
  }
}

/**
 * The run that a data folder serves.
 * @param {string} dataDir
 * @returns {{ pid: number, siteUrl: string } | null} null while there is none
 */
export function runningStack(dataDir) {
  const holder = readHolder(path.join(dataDir, 'run.json'));
  return holder !== null && isStackProcess(holder.pid) ? holder : null;
}

/**
 * @param {string} file
 * @returns {{ pid: number, siteUrl: string } | null}
 */
function readHolder(file) {
  try {
    const { pid, siteUrl } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' ? { pid, siteUrl: String(siteUrl) } : null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isStackProcess(pid) {
  return pid !== process.pid && isAlive(pid) && /stack[\\/](start|test|bench|backup|restore)/.test(commandLine(pid));
}
