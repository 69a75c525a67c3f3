// @ts-check
import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';

import { findFreePorts } from '../ports.mjs';
import { withClient } from '../postgres/client.mjs';
import { databaseUrl, startPostgres } from '../postgres/server.mjs';
import { readSettings } from '../settings.mjs';
import { temporaryFolder } from '../testing/temporary-folder.mjs';
import { checkDatabase, clockFinding } from './database-check.mjs';

const dataDir = temporaryFolder('doctor-database');
chmodSync(dataDir, 0o711);
const [port = 0] = await findFreePorts(1);
const server = { port, password: 'secret' };
const subject = { where: /** @type {const} */ ('inside'), running: null, settings: readSettings({}), databaseUrl: databaseUrl(server) };

/** @type {import('../postgres/server.mjs').Database} */
let postgres;
before(async () => {
  postgres = await startPostgres({ ...server, dataDir, databaseDir: path.join(dataDir, 'postgres'), logFile: path.join(dataDir, 'postgres.log'), throwaway: true, countStatements: false });
});
after(() => postgres.stop());

/** @param {Partial<Parameters<typeof checkDatabase>[0]>} [but] */
async function problems(but) {
  return (await checkDatabase({ ...subject, ...but })).filter(({ level }) => level === 'problem').map(({ what }) => what);
}

/** @param {string} statement */
const sql = (statement) => withClient(postgres.url, (client) => client.query(statement));

/** A database for tests doesn't write to the disk, and of that the doctor warns. */
const UNSAFE = ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `${name} is off: a crash loses what was acknowledged`);

test('a database that would lose what it acknowledged', async () => {
  assert.deepEqual(await problems(), UNSAFE);
});

test('mails that are stuck, and a month without a partition', async () => {
  await sql('CREATE SCHEMA app');
  await sql('CREATE TABLE app.outbox (created_at timestamptz DEFAULT now(), sent_at timestamptz, failed_at timestamptz)');
  await sql(`CREATE FUNCTION app.event_months() RETURNS SETOF date LANGUAGE sql AS $$ SELECT date_trunc('month', now() AT TIME ZONE 'UTC')::date $$`);
  assert.deepEqual(await problems(), UNSAFE);
  await sql(`INSERT INTO app.outbox (created_at, failed_at) VALUES (now(), now()), (now() - interval '1 hour', NULL), (now(), NULL)`);
  await sql(`CREATE OR REPLACE FUNCTION app.event_months() RETURNS SETOF date LANGUAGE sql AS $$ SELECT date '2020-01-01' $$`);
  assert.deepEqual((await problems()).slice(UNSAFE.length), [
    'Mails that the mail server refused for good: 1', 'Mails that have waited for more than 15 minutes: 1', 'There is no partition for this month: events of visitors can\'t be stored',
  ]);
});

test('one that doesn\'t answer is a problem, unless it is that of a stack that doesn\'t run', async () => {
  const nobody = databaseUrl({ port: 9, password: 'secret' });
  assert.match((await problems({ databaseUrl: nobody })).join(), /^The database doesn't answer: connect ECONNREFUSED/);
  assert.match((await problems({ databaseUrl: databaseUrl({ port, password: 'wrong' }) })).join(), /password authentication failed/);
  assert.deepEqual(await problems({ where: 'local', databaseUrl: nobody }), []);
  assert.equal((await problems({ where: 'local', running: { pid: 1 }, databaseUrl: nobody })).length, 1);
});

test('clocks may be a few seconds apart', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  assert.equal(clockFinding('the database', new Date(now + 4_000), now).level, 'ok');
  assert.equal(clockFinding('the database', new Date(now - 90_000), now).what, 'The clocks of this machine and of the database are 90 s apart');
});
