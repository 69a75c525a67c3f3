// @ts-check
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { startChild, whileRunning } from '../child.mjs';
import { baseEnvironment } from '../environment.mjs';
import { Failure } from '../failure.mjs';
import { waitForExit } from '../process-info.mjs';
import { until } from '../until.mjs';
import { databaseAccount, firstBarrier } from './account.mjs';
import { findBinaries, reachableBinaries } from './binaries.mjs';
import { answersWith, createDatabase } from './client.mjs';
import { crashPostgres } from './crash.mjs';
import { inspectPidFile, pidFile } from './pid-file.mjs';

/** @typedef {import('../child.mjs').Child} Child */
/** @typedef {{ databaseDir: string, dataDir: string, port: number, password: string, logFile: string, throwaway: boolean, countStatements: boolean }} DatabaseOptions `countStatements`: by pg_stat_statements */
/** @typedef {{ url: string, adopted: boolean, exited: Promise<string>, stopping: () => boolean, stop: () => Promise<void>, crash: () => Promise<void> }} Database `crash`: see crashPostgres */

export const DATABASE_USER = 'rukn';
export const DATABASE_NAME = 'rukn';

// Without these the database would be SQL_ASCII on a machine without locales, and Arabic would break.
const INITDB_FLAGS = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--auth=scram-sha-256'];

const STOP_PATIENCE_MS = 10_000;

/**
 * Address of the embedded database.
 * @param {{ port: number, password: string }} options
 * @param {string} [database]
 */
export function databaseUrl({ port, password }, database = DATABASE_NAME) {
  return `postgresql://${DATABASE_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts PostgreSQL on a data folder, or takes over the one that a killed run has left behind there.
 * @param {DatabaseOptions} options
 * @returns {Promise<Database>}
 */
export async function startPostgres(options) {
  const adopted = await adoptOrStopLeftover(options);
  if (adopted !== null) return adopted;

  const account = databaseAccount(options.databaseDir);
  const barrier = firstBarrier(options.databaseDir, account);
  if (barrier !== null) {
    throw new Failure(
      `PostgreSQL runs as ${account.name}, which may not enter ${barrier}. ` +
      'Choose a data folder it can reach, for example DATA_DIR=/var/lib/rukn, or start as a normal user.',
    );
  }
  const binaries = reachableBinaries(await findBinaries(), options.dataDir, account);
  const ids = account.uid === undefined ? {} : { uid: account.uid, gid: account.gid };
  if (!existsSync(path.join(options.databaseDir, 'PG_VERSION'))) await initialise(binaries.initdb, options, ids);

  const child = startChild({
    name: 'PostgreSQL',
    command: binaries.postgres,
    args: [
      '-D', options.databaseDir,
      '-p', String(options.port),
      '-c', 'listen_addresses=127.0.0.1',
      '-c', 'unix_socket_directories=',
      '-c', 'timezone=UTC',
      '-c', 'log_timezone=UTC',
      ...(options.countStatements ? ['-c', 'shared_preload_libraries=pg_stat_statements'] : []),
      ...(options.throwaway ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'] : []),
    ],
    cwd: options.databaseDir,
    env: { ...baseEnvironment(), LC_ALL: 'C' },
    logFile: options.logFile,
    // "Fast shutdown": ends open connections and writes everything to disk.
    stopSignal: 'SIGINT',
    ...ids,
  });
  try {
    await whileRunning(child, until(() => answersWith(databaseUrl(options, 'postgres'), options.databaseDir), {
      what: 'PostgreSQL', timeoutMs: 60_000, intervalMs: 40,
    }));
    await createDatabase(databaseUrl(options, 'postgres'), DATABASE_NAME);
  } catch (error) {
    await child.stop();
    throw error;
  }
  let crashing = false;
  return {
    url: databaseUrl(options),
    adopted: false,
    exited: child.exited,
    stopping: () => crashing || child.stopping(),
    stop: () => child.stop(STOP_PATIENCE_MS),
    async crash() {
      crashing = true;
      await crashPostgres(child.pid);
      await child.exited;
    },
  };
}

/**
 * @param {string} initdb
 * @param {DatabaseOptions} options
 * @param {{ uid?: number, gid?: number }} ids
 */
async function initialise(initdb, options, ids) {
  // A folder without PG_VERSION is an interrupted initialisation: nothing in it is worth keeping.
  rmSync(options.databaseDir, { recursive: true, force: true });
  mkdirSync(options.databaseDir, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(os.tmpdir(), `rukn-initdb-${process.pid}`);
  writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (ids.uid !== undefined && ids.gid !== undefined) {
    chownSync(options.databaseDir, ids.uid, ids.gid);
    chownSync(passwordFile, ids.uid, ids.gid);
  }
  try {
    await promisify(execFile)(
      initdb,
      [`--pgdata=${options.databaseDir}`, `--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`, ...INITDB_FLAGS],
      { env: { ...baseEnvironment(), LC_ALL: 'C' }, cwd: options.databaseDir, ...ids },
    );
  } catch (error) {
    rmSync(options.databaseDir, { recursive: true, force: true });
    const details = /** @type {{ stderr?: string, message: string }} */ (error);
    throw new Failure('PostgreSQL could not set up its data folder.', { details: details.stderr ?? details.message });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * @param {DatabaseOptions} options
 * @returns {Promise<Database | null>} null when nothing runs on the folder (any more)
 */
async function adoptOrStopLeftover(options) {
  const found = inspectPidFile(options.databaseDir);
  if (found.state === 'none') return null;
  if (found.state === 'stale') {
    rmSync(pidFile(options.databaseDir), { force: true });
    return null;
  }
  const { pid } = found;
  const usable = found.port === options.port && (await answersWith(databaseUrl(options), options.databaseDir));
  if (!usable) {
    await stopPostmaster(pid);
    return null;
  }
  let stopping = false;
  return {
    url: databaseUrl(options),
    adopted: true,
    exited: watch(pid),
    stopping: () => stopping,
    async stop() {
      stopping = true;
      await stopPostmaster(pid);
    },
    async crash() {
      stopping = true;
      await crashPostgres(pid);
    },
  };
}

/**
 * It is not our child process, so nobody reports its end: look.
 * @param {number} pid
 * @returns {Promise<string>}
 */
async function watch(pid) {
  await waitForExit(pid, Infinity, { intervalMs: 1000, unref: true });
  return 'ended';
}

/** @param {number} pid */
async function stopPostmaster(pid) {
  try {
    process.kill(pid, 'SIGINT');
    if (await waitForExit(pid, STOP_PATIENCE_MS)) return;
    process.kill(pid, 'SIGQUIT');
    if (await waitForExit(pid, STOP_PATIENCE_MS)) return;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return;
  }
  throw new Failure(`A PostgreSQL of an earlier run (process ${pid}) can't be stopped. End it by hand: kill -INT ${pid}`);
}
