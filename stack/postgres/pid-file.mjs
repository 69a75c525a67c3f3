// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { commandLine, isAlive } from '../process-info.mjs';

/** @typedef {{ pid: number, port: number | null }} Postmaster */

/**
 * Reads what PostgreSQL says about itself in `postmaster.pid`: process, folder, start time, port, one per line.
 * @param {string} text
 * @returns {Postmaster | null} null when the file makes no sense
 */
export function parsePostmasterPid(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const port = Number(lines[3]);
  return { pid, port: Number.isInteger(port) && port > 0 ? port : null };
}

/** @param {string} databaseDir */
export function pidFile(databaseDir) {
  return path.join(databaseDir, 'postmaster.pid');
}

/**
 * What a database folder's pid file means.
 * - `none`: no file, nothing runs
 * - `stale`: the process is gone, or its number belongs to something else by now
 * - `running`: a PostgreSQL of this folder
 * @param {string} databaseDir
 * @param {{ alive?: (pid: number) => boolean, command?: (pid: number) => string }} [system] for tests
 * @returns {{ state: 'none' } | { state: 'stale' } | ({ state: 'running' } & Postmaster)}
 */
export function inspectPidFile(databaseDir, system = {}) {
  const { alive = isAlive, command = commandLine } = system;
  let text;
  try {
    text = readFileSync(pidFile(databaseDir), 'utf8');
  } catch {
    return { state: 'none' };
  }
  const postmaster = parsePostmasterPid(text);
  if (postmaster === null || !alive(postmaster.pid)) return { state: 'stale' };
  const line = command(postmaster.pid);
  // Our own PostgreSQL is always started with `-D <folder>`.
  if (!/postgres/.test(line) || !line.includes(databaseDir)) return { state: 'stale' };
  return { state: 'running', ...postmaster };
}
