// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

import { Failure } from './failure.mjs';

/**
 * @typedef {object} ChildOptions
 * @property {string} name as people call it: "the CMS"
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env everything the process gets; nothing is inherited silently
 * @property {string} logFile
 * @property {(line: string) => void} [onLine] sees each line the process prints
 * @property {boolean} [leash] a Node process that is to stop when this one is killed
 * @property {boolean} [wholeGroup] signals go to the process's children too (development servers)
 * @property {NodeJS.Signals} [stopSignal] SIGTERM unless set
 * @property {number} [uid]
 * @property {number} [gid]
 */

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {string} logFile
 * @property {Promise<string>} exited how it ended, in words; settles once
 * @property {() => boolean} stopping whether it was asked to stop
 * @property {(graceMs?: number) => Promise<void>} stop
 * @property {() => void} kill without mercy
 * @property {() => Promise<void>} crash the same, and waits until it is gone
 */

/** @type {Set<Child>} */
const running = new Set();

/** Ends every process at once, for an impatient second Ctrl-C. */
export function killAllChildren() {
  for (const child of running) child.kill();
}

const LEASH = new URL('./leash.mjs', import.meta.url).href;

/**
 * Starts a long-running process. It gets its own process group, so that Ctrl-C in the terminal reaches the
 * supervisor only, which then stops the parts in order.
 * @param {ChildOptions} options
 * @returns {Child}
 */
export function startChild(options) {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'a', 0o600);
  writeSync(log, `\n=== ${new Date().toISOString()} ${options.name} ===\n`);
  const piped = options.onLine !== undefined;
  const child = spawn(options.command, options.leash === true ? ['--import', LEASH, ...options.args] : options.args, {
    cwd: options.cwd,
    env: options.leash === true ? { ...options.env, STACK_LEASH_FD: '3' } : options.env,
    detached: true,
    stdio: ['ignore', piped ? 'pipe' : log, piped ? 'pipe' : log, options.leash === true ? 'pipe' : 'ignore'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    readline.createInterface({ input: stream }).on('line', (line) => {
      writeSync(log, `${line}\n`);
      options.onLine?.(line);
    });
  }

  let stopping = false;
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('close', (code, signal) => resolve(signal === null ? `ended with code ${code}` : `was ended by ${signal}`));
  });
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    if (child.pid === undefined) return;
    try {
      process.kill(options.wholeGroup === true || signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    } catch {
      // Already gone.
    }
  };
  /** @type {Child} */
  const handle = {
    name: options.name,
    pid: child.pid ?? -1,
    logFile: options.logFile,
    exited,
    stopping: () => stopping,
    async stop(graceMs = 10_000) {
      stopping = true;
      send(options.stopSignal ?? 'SIGTERM');
      const timer = setTimeout(() => send('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
    kill() {
      stopping = true;
      send('SIGKILL');
    },
    async crash() {
      this.kill();
      await exited;
    },
  };
  running.add(handle);
  void exited.then(() => {
    running.delete(handle);
    closeSync(log);
  });
  return handle;
}

/**
 * The end of a log, for the person who has to find out what went wrong.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 25) {
  try {
    const text = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
    return `${text}\n(whole log: ${file})`;
  } catch {
    return '';
  }
}

/**
 * Waits for work that depends on a process, and fails with its log when the process ends first.
 * @template T
 * @param {Child} child
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export function whileRunning(child, work) {
  return Promise.race([
    work,
    child.exited.then((how) => {
      throw new Failure(`${child.name} ${how} before it was ready.`, { details: tail(child.logFile) });
    }),
  ]);
}
