// @ts-check

/** @typedef {import('pg').Client} Database */
/** @typedef {{ statements: number, transaction: number, texts: { text: string, perOperation: number }[] }} Count per operation: statements, and apart from them BEGIN, COMMIT and the like */

const TRANSACTION = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release)\b/i;

/** Work of the background jobs and of the count itself, which goes on meanwhile. */
const NOT_OURS = /\bpgboss\b|\bpg_stat_statements|\bpg_reload_conf\b|^\s*alter system\b/i;

/**
 * Splits what was executed into statements and transaction control.
 * @param {readonly { query: string, calls: number }[]} rows
 * @param {number} operations
 * @returns {Count}
 */
export function summarise(rows, operations) {
  const own = rows.filter(({ query }) => !NOT_OURS.test(query));
  const sum = (/** @type {boolean} */ control) =>
    own.filter(({ query }) => TRANSACTION.test(query) === control).reduce((total, { calls }) => total + calls, 0) / operations;
  return {
    statements: sum(false),
    transaction: sum(true),
    texts: own.map(({ query, calls }) => ({ text: query.replace(/\s+/g, ' ').trim(), perOperation: calls / operations })),
  };
}

/**
 * Turns the count of pg_stat_statements on or off, for every connection: each execution that a client asks for, whether planned
 * anew or by name. What a trigger or a function executes inside isn't counted.
 * @param {Database} database of a stack with `countStatements`, where it is on at first
 * @param {boolean} on
 */
export async function setCounting(database, on) {
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await database.query(`ALTER SYSTEM SET pg_stat_statements.track = ${on ? 'top' : 'none'}`);
  await database.query('SELECT pg_reload_conf()');
}

/**
 * Counts what PostgreSQL executes for some operations, one after the other, on average.
 * @param {Database} database
 * @param {number} operations
 * @param {(index: number) => Promise<unknown>} operation
 * @returns {Promise<Count>}
 */
export async function countStatements(database, operations, operation) {
  await database.query('SELECT pg_stat_statements_reset()');
  for (let index = 0; index < operations; index += 1) await operation(index);
  const { rows } = await database.query('SELECT query, sum(calls)::int AS calls FROM pg_stat_statements GROUP BY query ORDER BY calls DESC');
  return summarise(rows, operations);
}
