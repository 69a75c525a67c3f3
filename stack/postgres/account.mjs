// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { Failure } from '../failure.mjs';

/**
 * Who PostgreSQL runs as. Without ids: as the user of this process.
 * @typedef {{ uid?: number, gid?: number, name: string }} Account
 */

const USER = 'postgres';

/** @param {string[]} args */
function id(args) {
  return Number(execFileSync('id', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim());
}

/**
 * PostgreSQL refuses to run as root, so root starts it as the owner of an existing database folder, else as the
 * system user `postgres`, which is made when missing.
 * @param {string} databaseDir
 * @returns {Account}
 */
export function databaseAccount(databaseDir) {
  const self = process.getuid?.();
  const owner = existsSync(path.join(databaseDir, 'PG_VERSION')) ? statSync(databaseDir) : null;
  if (self !== 0) {
    if (owner !== null && self !== undefined && owner.uid !== self) {
      throw new Failure(
        `${databaseDir} belongs to another user (id ${owner.uid}), probably from a run as root. ` +
        'Run as that user or as root again, or choose another DATA_DIR.',
      );
    }
    return { name: 'you' };
  }
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `the user with id ${owner.uid}` };
  try {
    return { uid: id(['-u', USER]), gid: id(['-g', USER]), name: `user ${USER}` };
  } catch {
    return createUser();
  }
}

/** @returns {Account} */
function createUser() {
  try {
    execFileSync('groupadd', ['--system', '--force', USER], { stdio: 'pipe' });
    execFileSync('useradd', ['--system', '--gid', USER, '--no-create-home', '--shell', '/usr/sbin/nologin', USER], { stdio: 'pipe' });
    return { uid: id(['-u', USER]), gid: id(['-g', USER]), name: `user ${USER}` };
  } catch (error) {
    throw new Failure(
      `PostgreSQL refuses to run as root, and the system user "${USER}" could not be made. ` +
      'Start as a normal user, or make that user, or set DATABASE_URL.',
      { details: error instanceof Error ? error.message : '' },
    );
  }
}

/**
 * Whether an account may enter a folder: every parent must let it through.
 * @param {string} folder
 * @param {Account} account
 */
export function isTraversable(folder, account) {
  return firstBarrier(folder, account) === null;
}

/**
 * The first folder on the way that an account may not enter.
 * @param {string} folder
 * @param {Account} account
 * @returns {string | null}
 */
export function firstBarrier(folder, account) {
  if (account.uid === undefined) return null;
  /** @type {string[]} */
  const chain = [];
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    chain.unshift(current);
    if (current === path.dirname(current)) break;
  }
  for (const current of chain) {
    // What does not exist yet is made by this process, open enough.
    if (!existsSync(current)) return null;
    const { mode, uid, gid } = statSync(current);
    const allowed = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001;
    if (allowed === 0) return current;
  }
  return null;
}
