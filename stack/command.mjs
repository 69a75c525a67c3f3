// @ts-check
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { tail } from './child.mjs';
import { Failure, Interrupted } from './failure.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} title as people call it: "Installing cms"
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {AbortSignal} [signal] ends the command
 * @property {boolean} [show] the output goes to the terminal as well
 * @property {number} [limitMinutes] a command that takes longer hangs: it is ended
 */

/**
 * Runs a command to its end, its output in a log file.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<number>} its exit code
 * @throws {Interrupted} when the signal ended it
 * @throws {Failure} when it took longer than its limit
 */
export async function runCommand(command, args, options) {
  if (options.signal?.aborted === true) throw new Interrupted();
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { mode: 0o600 });
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    // Its own process group: an interruption ends npm together with what npm has started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log.write(chunk);
      if (options.show === true) process.stdout.write(chunk);
    });
  }
  const end = (/** @type {NodeJS.Signals} */ name) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // Nobody is left.
    }
  };
  // Whatever it has left behind holds the output open: its end would be waited for, too.
  child.once('exit', () => end('SIGKILL'));
  const interrupt = () => end('SIGTERM');
  options.signal?.addEventListener('abort', interrupt, { once: true });
  let isOverdue = false;
  const limit = options.limitMinutes === undefined ? undefined : setTimeout(() => {
    isOverdue = true;
    end('SIGKILL');
  }, options.limitMinutes * 60_000);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (error) => reject(new Failure(`${options.title}: ${command} could not be started (${error.message}).`)));
      child.once('close', (code) => {
        if (options.signal?.aborted === true) reject(new Interrupted());
        else if (isOverdue) reject(new Failure(`${options.title}: ended after ${options.limitMinutes} minutes.`, { details: tail(options.logFile, 60) }));
        else resolve(code ?? 1);
      });
    });
  } finally {
    clearTimeout(limit);
    options.signal?.removeEventListener('abort', interrupt);
    await new Promise((resolve) => log.end(resolve));
  }
}

/**
 * Like runCommand, but any exit code except 0 is a Failure that shows the end of the output.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} options
 */
export async function requireCommand(command, args, options) {
  const code = await runCommand(command, args, options);
  if (code !== 0) throw new Failure(`${options.title} failed (exit code ${code}).`, { details: interestingEnd(options.logFile) });
}

/**
 * npm says what is wrong first and prints its manual afterwards; everything else says it last.
 * @param {string} logFile
 */
function interestingEnd(logFile) {
  const errors = readFileSync(logFile, 'utf8').split('\n').filter((line) => line.startsWith('npm error'));
  const manual = errors.findIndex((line) => /^npm error (Usage:|Clean install a project)/.test(line));
  return manual > 0 ? `${errors.slice(0, manual).slice(0, 25).join('\n')}\n(whole log: ${logFile})` : tail(logFile, 40);
}

/**
 * The npm that belongs to this run, as command and first arguments.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /\.c?js$/.test(cli)) return [process.execPath, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/**
 * The environment for a nested npm: without what the outer npm says about its own package.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npmEnvironment(env = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(package|lifecycle)_|^npm_config_(local_)?prefix$|^(INIT_CWD|NODE_ENV)$/i.test(name)),
  );
}
