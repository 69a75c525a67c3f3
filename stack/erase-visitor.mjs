// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { prepareDataDir } from './data-dir.mjs';
import { Failure, reportError } from './failure.mjs';
import { withClient } from './postgres/client.mjs';
import { databaseUrl } from './postgres/server.mjs';
import { readSecrets } from './secrets.mjs';
import { readEnvironment, readSettings } from './settings.mjs';

const USAGE = 'Say whose events are to be erased: npm run erase -- --session session_…, or npm run erase -- --user somebody@example.com';

/** @typedef {{ session: string, user: null } | { session: null, user: string }} Whom */

/**
 * Whose events are to be erased.
 * @param {string[]} args
 * @returns {Whom}
 * @throws {Failure} where it isn't exactly one session or one user
 */
export function readWhom(args) {
  let given;
  try {
    given = parseArgs({ args, options: { session: { type: 'string' }, user: { type: 'string' } } }).values;
  } catch {
    throw new Failure(USAGE);
  }
  const { session = '', user = '' } = given;
  if ((session === '') === (user === '')) throw new Failure(USAGE);
  return session === '' ? { session: null, user } : { session, user: null };
}

/**
 * The database of the settings: one's own, or that of the local stack.
 * @returns {string}
 */
function findDatabase() {
  const settings = readSettings(readEnvironment());
  if (settings.databaseUrl !== null) return settings.databaseUrl;
  const { dataDir, dbPort } = prepareDataDir(settings);
  if (!existsSync(path.join(dataDir, 'secrets.json'))) throw new Failure(`There is no database in ${dataDir}: nothing was ever started there.`);
  return databaseUrl({ port: dbPort, password: readSecrets(dataDir).databasePassword });
}

/**
 * Removes what a session or a user has sent.
 * @param {string} url of the database
 * @param {Whom} whom
 * @returns {Promise<number>} events removed
 * @throws {Failure} where no account has the address, or the database doesn't answer
 */
async function erase(url, { session, user }) {
  const rows = await withClient(url, async (client) => {
    const result = await client.query('SELECT app.erase_visitor($1, $2) AS removed', [session, user]);
    return result.rows;
  }).catch((error) => {
    throw new Failure('The database has erased nothing. Is the stack running?', { details: String(error) });
  });
  if (rows[0].removed === null) throw new Failure(`No account has the address ${user}.`);
  return Number(rows[0].removed);
}

/**
 * `npm run erase -- --session <id>` or `--user <email>`.
 * @param {string[]} args
 */
export async function eraseVisitor(args) {
  try {
    const removed = await erase(findDatabase(), readWhom(args));
    console.log(`${removed} ${removed === 1 ? 'event was' : 'events were'} erased; the totals of those days are counted anew within a minute.`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}
