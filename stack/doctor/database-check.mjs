// @ts-check
import { withClient } from '../postgres/client.mjs';
import { inWords, note, ok, problem } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./subject.mjs').Subject} Subject */

const OLDEST_POSTGRES = 14;
/** What is promised to visitors as done has to be on the disk. */
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'];
/** More than this between two clocks, and sessions, offers and links end at the wrong moment. */
const MAX_CLOCK_MS = 5_000;

/**
 * The database answers, is of the right kind, and what is in it is in order.
 * @param {Pick<Subject, 'where' | 'databaseUrl' | 'running' | 'settings'>} subject
 * @returns {Promise<Finding[]>}
 */
export async function checkDatabase({ where, databaseUrl, running, settings }) {
  if (databaseUrl === null) {
    if (where === 'inside') return [problem('DATABASE_URL isn\'t set', 'Set it to postgresql://user:password@host:5432/database')];
    return where === 'local' ? [note('There is no database yet: npm start makes it')] : [];
  }
  const isAsleep = where === 'local' && running === null && settings.databaseUrl === null;
  try {
    return await withClient(databaseUrl, async (client) => [...(await checkServer(client)), ...(await checkContents(client))]);
  } catch (error) {
    if (isAsleep) return [note('The database doesn\'t run: npm start starts it')];
    return [problem(`The database doesn't answer: ${inWords(error)}`, 'Look at its log; check host, port, user and password of DATABASE_URL')];
  }
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<Finding[]>}
 */
async function checkServer(client) {
  const { rows: [server] } = await client.query(`SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 AS major,
    current_setting('server_encoding') AS encoding, clock_timestamp() AS now, pg_is_in_recovery() AS reading`);
  /** @type {Finding[]} */
  const findings = [ok(`PostgreSQL ${server.version} answers`)];
  if (server.major < OLDEST_POSTGRES) findings.push(problem(`PostgreSQL ${server.version} is too old`, `Use PostgreSQL ${OLDEST_POSTGRES} or newer; npm run backup there, npm run restore here`));
  if (server.encoding !== 'UTF8') findings.push(problem(`The database is encoded as ${server.encoding}: Arabic breaks`, 'Make it anew with ENCODING \'UTF8\' and restore a backup into it'));
  if (server.reading) findings.push(problem('The database only reads: it is a standby', 'Point DATABASE_URL at the primary server'));
  findings.push(clockFinding('the database', server.now));
  for (const name of DURABLE) {
    const { rows: [{ value }] } = await client.query('SELECT current_setting($1) AS value', [name]);
    if (value === 'off') findings.push(problem(`${name} is off: a crash loses what was acknowledged`, `Set ${name} = on in postgresql.conf and reload`));
  }
  return findings;
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<Finding[]>}
 */
async function checkContents(client) {
  const { rows: [{ made }] } = await client.query(`SELECT to_regclass('app.outbox') IS NOT NULL AND to_regproc('app.event_months') IS NOT NULL AS made`);
  if (!made) return [note('The CMS has never started on this database: it makes its tables then')];
  const { rows: [state] } = await client.query(`SELECT
    (SELECT count(*)::int FROM app.outbox WHERE failed_at IS NOT NULL) AS failed,
    (SELECT count(*)::int FROM app.outbox WHERE sent_at IS NULL AND failed_at IS NULL AND created_at < now() - interval '15 minutes') AS waiting,
    date_trunc('month', now() AT TIME ZONE 'UTC')::date IN (SELECT app.event_months()) AS month`);
  /** @type {Finding[]} */
  const findings = [];
  if (state.failed > 0) findings.push(problem(`Mails that the mail server refused for good: ${state.failed}`, 'See "Mails" in docs/operations.md: why, and how to send them again'));
  if (state.waiting > 0) findings.push(problem(`Mails that have waited for more than 15 minutes: ${state.waiting}`, 'Check SMTP_URL and that the CMS runs; last_error in app.outbox says why'));
  if (!state.month) findings.push(problem('There is no partition for this month: events of visitors can\'t be stored', 'SELECT app.ensure_event_partitions(); and look for failed jobs in the CMS\'s log'));
  return findings.length > 0 ? findings : [ok('Mails go out, and this month\'s events have where to go')];
}

/**
 * @param {string} whose
 * @param {Date} theirs
 * @param {number} [ours]
 * @returns {Finding}
 */
export function clockFinding(whose, theirs, ours = Date.now()) {
  const apart = Math.abs(theirs.getTime() - ours);
  if (apart <= MAX_CLOCK_MS) return ok(`This machine's clock and that of ${whose} agree`);
  return problem(`The clocks of this machine and of ${whose} are ${Math.round(apart / 1000)} s apart`, 'Switch on time synchronisation (NTP) on both');
}
