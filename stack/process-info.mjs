// @ts-check
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Whether a process exists.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but belongs to somebody else.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Command line of a process; process ids are reused, so an id alone proves nothing.
 * @param {number} pid
 * @returns {string} empty when the process is gone or may not be looked at
 */
export function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    if (process.platform === 'linux') return '';
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * The processes that a process has started itself.
 * @param {number} pid
 * @returns {number[]}
 */
export function childrenOf(pid) {
  if (process.platform === 'linux') return readdirSync('/proc').map(Number).filter((id) => id > 0 && parentOf(id) === pid);
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return [...list.matchAll(/(\d+)\s+(\d+)/g)].filter(([, , parent]) => Number(parent) === pid).map(([, id]) => Number(id));
}

/**
 * @param {number} pid
 * @returns {number | null} null when the process is gone
 */
function parentOf(pid) {
  try {
    // Between the brackets stands the program's name, which may hold anything; state and parent follow.
    return Number(/^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? NaN);
  } catch {
    return null;
  }
}

/**
 * Waits until a process is gone.
 * @param {number} pid
 * @param {number} timeoutMs
 * @param {{ intervalMs?: number, unref?: boolean }} [options] `unref`: this wait alone keeps no process alive
 * @returns {Promise<boolean>} false when it still runs after the time
 */
export async function waitForExit(pid, timeoutMs, { intervalMs = 50, unref = false } = {}) {
  const end = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await wait(intervalMs, undefined, { ref: !unref });
  }
  return true;
}
