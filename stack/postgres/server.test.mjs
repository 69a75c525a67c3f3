// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

import { findFreePorts } from '../ports.mjs';
import { isAlive, waitForExit } from '../process-info.mjs';
import { pidFile } from './pid-file.mjs';
import { startPostgres } from './server.mjs';
import { temporaryFolder } from '../testing/temporary-folder.mjs';

const dataDir = temporaryFolder('postgres');
chmodSync(dataDir, 0o711);
const databaseDir = path.join(dataDir, 'postgres');
const [port, otherPort] = await findFreePorts(2);

/** @param {number} onPort */
const options = (onPort) => ({
  databaseDir, dataDir, port: onPort, password: 'secret', logFile: path.join(dataDir, 'postgres.log'), throwaway: true, countStatements: false,
});

const postmaster = () => Number(readFileSync(pidFile(databaseDir), 'utf8').split('\n')[0]);

/** Starts PostgreSQL from a process that is then killed outright, as by a power cut of the supervisor. */
async function leaveBehind() {
  const module = fileURLToPath(new URL('./server.mjs', import.meta.url));
  const script =
    `const { startPostgres } = await import(${JSON.stringify(module)});` +
    `await startPostgres(${JSON.stringify(options(port))}); process.kill(process.pid, 'SIGKILL');`;
  await once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }), 'exit');
  return postmaster();
}

test('a first start makes a UTF-8 database, a second one keeps its data', async () => {
  const first = await startPostgres(options(port));
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  const { rows } = await client.query("SELECT current_setting('server_encoding') AS encoding, length('ركن') AS letters");
  assert.deepEqual(rows[0], { encoding: 'UTF8', letters: 3 });
  await client.query('CREATE TABLE kept AS SELECT 42 AS answer');
  await client.end();
  await first.stop();
  assert.equal(existsSync(pidFile(databaseDir)), false);

  const second = await startPostgres(options(port));
  const again = new pg.Client({ connectionString: second.url });
  await again.connect();
  assert.equal((await again.query('SELECT answer FROM kept')).rows[0].answer, 42);
  await again.end();
  await second.stop();
});

test('a PostgreSQL left behind by a killed run is taken over, and stopped at the end', async () => {
  const pid = await leaveBehind();
  assert.equal(isAlive(pid), true);
  const database = await startPostgres(options(port));
  assert.equal(database.adopted, true);
  assert.equal(postmaster(), pid);
  await database.stop();
  assert.equal(isAlive(pid), false);
});

test('one left behind on another port is stopped and started anew', async () => {
  const pid = await leaveBehind();
  const database = await startPostgres(options(otherPort));
  assert.equal(database.adopted, false);
  assert.equal(await waitForExit(pid, 0), true);
  await database.stop();
});

test('a crash ends every process at once; what was committed is there after it, what was not is gone', async () => {
  const durable = { ...options(port), throwaway: false };
  const first = await startPostgres(durable);
  const client = new pg.Client({ connectionString: first.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE committed (number integer)');
  await client.query('INSERT INTO committed VALUES (1)');
  await client.query('BEGIN');
  await client.query('INSERT INTO committed VALUES (2)');
  const { rows: [backend] } = await client.query('SELECT pg_backend_pid() AS pid');
  await first.crash();
  assert.equal(first.stopping(), true);
  assert.equal(isAlive(backend.pid), false);

  const second = await startPostgres(durable);
  const again = new pg.Client({ connectionString: second.url });
  await again.connect();
  assert.deepEqual((await again.query('SELECT number FROM committed')).rows, [{ number: 1 }]);
  await again.end();
  await second.stop();
});
