// @ts-check
import { Failure } from '../failure.mjs';
import { isEmptyDatabase, preparedSession } from '../backup/schema.mjs';
import { answersWith, withClient } from '../postgres/client.mjs';

/** Databases that every server has: one has to be elsewhere to rename a database. */
const MAINTENANCE = ['postgres', 'template1'];

/**
 * @param {string} url
 * @param {string} database
 */
function withDatabase(url, database) {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

/** @param {string} url */
export function databaseName(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/**
 * A database of the server that isn't the one of the address.
 * @param {string} url
 * @throws {Failure} where the server doesn't answer
 */
export async function maintenanceUrl(url) {
  for (const name of MAINTENANCE) {
    const other = withDatabase(url, name);
    if (await answersWith(other, null)) return other;
  }
  throw new Failure('The database server doesn\'t answer, or lets its user into none of its own databases.');
}

/**
 * Refuses while anybody is connected to the database: what they write now would be lost.
 * @param {string} url
 */
export async function requireUnused(url) {
  const users = await withClient(await maintenanceUrl(url), async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`, [databaseName(url)],
    );
    return rows[0].count;
  });
  if (users > 0) throw new Failure(`${users} connection${users === 1 ? ' is' : 's are'} open to the database ${databaseName(url)}. Stop the CMS first, and everything else that uses it.`);
}

/**
 * Makes an empty database beside the one of an address.
 * @param {string} url
 * @param {string} name
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function makeDatabaseBeside(url, name) {
  const maintenance = await maintenanceUrl(url);
  await withClient(maintenance, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8'`)).catch((error) => {
    throw new Failure('A database to restore into couldn\'t be made. Make an empty one yourself and name it: --into postgresql://…', { details: String(error) });
  });
  return {
    url: withDatabase(url, name),
    drop: async () => void (await withClient(maintenance, (client) => client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`))),
  };
}

/**
 * Whether there is a database at an address, and something in it.
 * @param {string} url
 * @returns {Promise<'missing' | 'empty' | 'used'>}
 */
export async function databaseState(url) {
  const exists = await withClient(await maintenanceUrl(url), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName(url)]);
    return rowCount === 1;
  });
  if (!exists) return 'missing';
  return withClient(url, async (client) => {
    await preparedSession(client);
    return (await isEmptyDatabase(client).catch((error) => {
      // It holds what a backup doesn't know: something, in any case.
      if (error instanceof Failure) return false;
      throw error;
    })) ? 'empty' : 'used';
  });
}

/**
 * Puts the restored database in the place of the old one, which is kept under another name. Both at once, or neither.
 * @param {{ url: string, restored: string, aside: string | null }} names `aside`: null where there is no old one
 */
export async function swapDatabases({ url, restored, aside }) {
  await withClient(await maintenanceUrl(url), async (client) => {
    const rename = (/** @type {string} */ from, /** @type {string} */ to) =>
      client.query(`ALTER DATABASE ${client.escapeIdentifier(from)} RENAME TO ${client.escapeIdentifier(to)}`);
    await client.query('BEGIN');
    if (aside !== null) await rename(databaseName(url), aside);
    await rename(restored, databaseName(url));
    await client.query('COMMIT');
  });
}

/**
 * @param {string} url
 * @param {string} name
 */
export async function dropDatabase(url, name) {
  await withClient(await maintenanceUrl(url), (client) => client.query(`DROP DATABASE ${client.escapeIdentifier(name)}`));
}
