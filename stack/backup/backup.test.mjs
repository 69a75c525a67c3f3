// @ts-check
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';

import { Failure } from '../failure.mjs';
import { findFreePorts } from '../ports.mjs';
import { createDatabase, withClient } from '../postgres/client.mjs';
import { databaseUrl, startPostgres } from '../postgres/server.mjs';
import { replaceWithBackup, restoreInto } from '../restore/restore.mjs';
import { temporaryFolder } from '../testing/temporary-folder.mjs';
import { verifyArchive } from './archive-reader.mjs';
import { createBackup } from './create.mjs';
import { makeSampleData } from './sample-data.mjs';

const folder = temporaryFolder('backup');
chmodSync(folder, 0o711);
const uploadsDir = path.join(folder, 'public', 'uploads');
const [port = 0] = await findFreePorts(1);
const server = { port, password: 'secret' };
const url = databaseUrl(server);
const file = path.join(folder, 'backups', 'first.tar.gz');

/** @type {import('../postgres/server.mjs').Database} */
let postgres;

before(async () => {
  postgres = await startPostgres({
    ...server, databaseDir: path.join(folder, 'postgres'), dataDir: folder, logFile: path.join(folder, 'postgres.log'), throwaway: true, countStatements: false,
  });
  await withClient(url, (client) => makeSampleData(client, uploadsDir));
});
after(() => postgres.stop());

/**
 * @param {string} statement
 * @param {string} [database]
 */
const sql = (statement, database = url) => withClient(database, async (client) => (await client.query(statement)).rows);

/** @param {string} pattern */
const databases = async (pattern) => (await sql(`SELECT datname FROM pg_database WHERE datname ~ '${pattern}' ORDER BY 1`)).map(({ datname }) => datname);

/**
 * @param {string | RegExp} text
 */
const failsWith = (text) => (/** @type {unknown} */ error) => error instanceof Failure && `${error.message}\n${error.details}`.match(text) !== null;

test('a backup is one file, for its owner only, that matches its manifest', async () => {
  const { manifest, missing } = await createBackup({ url, uploadsDir, file });
  assert.deepEqual(missing, []);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(path.dirname(file)), ['first.tar.gz']);
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
  assert.equal(rows['app.events_2026_10'], 250);
  assert.equal(rows['app.events'], undefined);
  assert.equal(rows['public.posts'], Number((await sql('SELECT count(*) FROM posts'))[0].count));
  assert.deepEqual(await verifyArchive(file), manifest);
});

test('what was destroyed comes back: rows, keys, sequences, uploads; what came after is kept aside', async () => {
  const before = await sql('SELECT * FROM posts ORDER BY id');
  await sql(`DELETE FROM app.lines; DROP TABLE app.events CASCADE; DELETE FROM posts WHERE id > 2; INSERT INTO posts (title) VALUES ('too late')`);
  rmSync(uploadsDir, { recursive: true });
  mkdirSync(uploadsDir);
  writeFileSync(path.join(uploadsDir, 'too-late.png'), 'late');

  const { oldDatabase, oldUploads } = await replaceWithBackup({ url, uploadsDir, file });

  assert.deepEqual(await sql('SELECT * FROM posts ORDER BY id'), before);
  const [first] = await sql('SELECT content, raw, tags, at::text FROM posts ORDER BY id LIMIT 1');
  assert.deepEqual(first.content, { text: 'سطر\nآخر', n: 1000, deep: [null, true, {}] });
  assert.deepEqual([...first.raw], [0, 255, 92, 10]);
  assert.deepEqual(first.tags, ['a,b', '"q"', null, 'ع']);
  assert.equal(first.at, '2026-03-28 21:30:00.123456+00');
  assert.deepEqual([...readFileSync(path.join(uploadsDir, 'logo_ركن.webp'))], [0, 255, 10, 13, 26]);
  assert.equal(existsSync(path.join(uploadsDir, 'older', 'empty.pdf')), true);
  assert.equal(existsSync(path.join(uploadsDir, 'too-late.png')), false);

  // What comes next counts on from where it stood.
  const [{ id }] = await sql(`INSERT INTO posts (title) VALUES ('next') RETURNING id`);
  assert.equal(id, 3004);
  assert.deepEqual(await sql(`INSERT INTO app.lines (text) VALUES ('x') RETURNING id, state`), [{ id: '120', state: 'open' }]);
  assert.deepEqual(await sql(`SELECT nextval('app.references_of_quotes')`), [{ nextval: '13' }]);
  // Rules hold as they did.
  await assert.rejects(sql('UPDATE app.log SET what = what'), /only added to/);
  await assert.rejects(sql('INSERT INTO app.lines (id, text) VALUES (1, \'x\')'), /non-DEFAULT value/);
  await assert.rejects(sql(`INSERT INTO app.lines (post_id, text) VALUES (-1, 'x')`), /foreign key/);
  await assert.rejects(sql(`INSERT INTO app.events (month, path) VALUES ('2026-12-01', '/')`), /no partition/);
  await sql(`INSERT INTO app.events (month, path) VALUES ('2026-11-30', '/')`);

  assert.deepEqual(await sql('SELECT title FROM posts WHERE id > 2', databaseUrl(server, oldDatabase ?? '')), [{ title: 'too late' }]);
  assert.equal(readFileSync(path.join(oldUploads ?? '', 'too-late.png'), 'utf8'), 'late');
});

test('into a database that is named, if it is empty', async () => {
  const elsewhere = databaseUrl(server, 'elsewhere');
  await createDatabase(url, 'elsewhere');
  const folderThere = path.join(folder, 'elsewhere');
  await restoreInto({ file, url: elsewhere, uploadsDir: folderThere });
  assert.equal(readdirSync(folderThere).length, 3);
  assert.deepEqual(await sql('SELECT what FROM app.log', elsewhere), [{ what: 'made' }]);
  await assert.rejects(restoreInto({ file, url: elsewhere, uploadsDir: path.join(folder, 'third') }), failsWith('nothing is ever overwritten'));
  await assert.rejects(restoreInto({ file, url: databaseUrl(server, 'nowhere'), uploadsDir: path.join(folder, 'third') }), failsWith('not there'));
});

test('a database in use stays as it is', async () => {
  await withClient(url, async () => {
    await assert.rejects(replaceWithBackup({ url, uploadsDir, file }), failsWith('1 connection is open'));
  });
  assert.deepEqual(await databases('restored'), []);
});

/**
 * A copy of the backup with something changed in its tar.
 * @param {string} name
 * @param {(tar: Buffer) => Buffer} change
 */
function changedCopy(name, change) {
  const copy = path.join(folder, `${name}.tar.gz`);
  writeFileSync(copy, gzipSync(change(gunzipSync(readFileSync(file)))));
  return copy;
}

/**
 * @param {Buffer} tar
 * @param {string} from
 * @param {string} to as many bytes
 */
function replaced(tar, from, to) {
  const at = tar.indexOf(from);
  assert.notEqual(at, -1);
  const copy = Buffer.from(tar);
  copy.write(to, at);
  return copy;
}

test('a backup that isn\'t what was saved is refused, and nothing is touched', async () => {
  const copies = {
    row: changedCopy('row', (tar) => replaced(tar, 'post 2999', 'post 2998')),
    upload: changedCopy('upload', (tar) => replaced(tar, 'long\0', 'lung\0')),
    sum: changedCopy('sum', (tar) => replaced(tar, '"rows": 250', '"rows": 251')),
    cut: changedCopy('cut', (tar) => tar.subarray(0, tar.length / 2)),
    header: changedCopy('header', (tar) => replaced(tar, 'uploads/older/empty.pdf', 'uploads/older/fully.pdf')),
  };
  const torn = path.join(folder, 'torn.tar.gz');
  writeFileSync(torn, readFileSync(file).subarray(0, -2000));
  for (const damaged of [...Object.values(copies), torn]) {
    await assert.rejects(replaceWithBackup({ url, uploadsDir, file: damaged }), failsWith(/doesn't match its manifest|damaged|no manifest|isn't what was saved/), damaged);
  }
  assert.deepEqual(await databases('restored'), []);
  assert.deepEqual(readdirSync(path.dirname(uploadsDir)).filter((name) => name.includes('restored')), []);
  assert.equal((await sql('SELECT count(*) FROM posts WHERE title = \'next\''))[0].count, '1');
});

test('a backup isn\'t written over another, and a failed one leaves no file', async () => {
  await assert.rejects(createBackup({ url, uploadsDir, file }), failsWith('never written over'));
  await sql('CREATE VIEW seen AS SELECT 1 AS one');
  const other = path.join(folder, 'backups', 'other.tar.gz');
  await assert.rejects(createBackup({ url, uploadsDir, file: other }), failsWith('view public.seen'));
  await sql('DROP VIEW seen');
  assert.deepEqual(readdirSync(path.dirname(file)), ['first.tar.gz']);
});

test('a backup is of one moment, and nobody waits for it', async () => {
  let isRunning = true;
  let written = 0;
  const writing = withClient(url, async (client) => {
    while (isRunning) {
      await client.query(
        `WITH post AS (INSERT INTO posts (title) VALUES ($1) RETURNING id) INSERT INTO app.lines (post_id, text) SELECT id, 'live' FROM post`, [`live ${written}`],
      );
      written += 1;
    }
  });
  const live = path.join(folder, 'backups', 'live.tar.gz');
  await createBackup({ url, uploadsDir, file: live });
  isRunning = false;
  await writing;
  assert.ok(written > 0);

  const moment = databaseUrl(server, 'moment');
  await createDatabase(url, 'moment');
  await restoreInto({ file: live, url: moment, uploadsDir: path.join(folder, 'moment') });
  const [{ posts, lines }] = await sql(
    `SELECT (SELECT count(*) FROM posts WHERE title LIKE 'live %') AS posts, (SELECT count(*) FROM app.lines WHERE text = 'live') AS lines`, moment,
  );
  assert.equal(posts, lines);
  assert.ok(Number(posts) <= written);
});
