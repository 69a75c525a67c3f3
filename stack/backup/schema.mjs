// @ts-check
import { Failure } from '../failure.mjs';
import { AFTER_ROWS, BEFORE_ROWS, SEQUENCES, TABLES, UNKNOWN } from './schema-queries.mjs';

/** @typedef {import('pg').Client} Client */
/** @typedef {{ before: string[], after: string[] }} Schema statements that make a database, up to its rows and after them */
/** @typedef {{ name: string, columns: string }} Table both quoted for SQL */
/** @typedef {{ name: string, value: string, called: boolean }} Sequence where it stands */

/** So that a database says the same of itself, and each row reads the same, whoever asks. */
const SESSION = [
  `SET client_encoding = 'UTF8'`, `SET datestyle = 'ISO, YMD'`, `SET intervalstyle = 'postgres'`, `SET timezone = 'UTC'`, `SET extra_float_digits = 1`,
  `SET bytea_output = 'hex'`, `SET xmloption = 'content'`, `SET synchronize_seqscans = off`, `SET row_security = off`, `SET statement_timeout = 0`,
  `SET idle_in_transaction_session_timeout = 0`, `SET lock_timeout = '60s'`,
];

/** @param {Client} client */
export async function preparedSession(client) {
  for (const statement of SESSION) await client.query(statement);
}

/**
 * Runs a query that answers one column of texts.
 * @param {Client} client
 * @param {string} query
 * @returns {Promise<string[]>}
 */
async function texts(client, query) {
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  return rows.map(([text]) => String(text));
}

/**
 * What a database is made of. Names are written in full, so that they mean the same wherever they are read.
 * @param {Client} client
 * @returns {Promise<Schema>}
 * @throws {Failure} where it holds something that these statements couldn't make again
 */
export async function describeSchema(client) {
  await client.query(`SET search_path = ''`);
  try {
    const unknown = await texts(client, UNKNOWN);
    if (unknown.length > 0) {
      throw new Failure('The database holds what this backup doesn\'t know how to make again. Use pg_dump, or teach stack/backup/schema-queries.mjs.', {
        details: unknown.join('\n'),
      });
    }
    /** @type {Schema} */
    const schema = { before: [], after: [] };
    for (const query of BEFORE_ROWS) schema.before.push(...(await texts(client, query)));
    for (const query of AFTER_ROWS) schema.after.push(...(await texts(client, query)));
    return schema;
  } finally {
    // After a failed statement the transaction takes no other; its end resets this, too.
    await client.query('RESET search_path').catch(() => undefined);
  }
}

/**
 * The tables that hold rows: partitions, not the tables they belong to.
 * @param {Client} client
 * @returns {Promise<Table[]>}
 */
export async function listTables(client) {
  return (await client.query(TABLES)).rows;
}

/**
 * Where each sequence stands. Read after the rows' moment is fixed, it is never behind them.
 * @param {Client} client
 * @returns {Promise<Sequence[]>}
 */
export async function readSequences(client) {
  /** @type {Sequence[]} */
  const sequences = [];
  for (const name of await texts(client, SEQUENCES)) {
    const { rows: [row] } = await client.query(`SELECT last_value::text AS value, is_called AS called FROM ${name}`);
    sequences.push({ name, value: row.value, called: row.called });
  }
  return sequences;
}

/**
 * Whether nobody has made anything in a database yet.
 * @param {Client} client
 */
export async function isEmptyDatabase(client) {
  const { before, after } = await describeSchema(client);
  return before.length === 0 && after.length === 0;
}
