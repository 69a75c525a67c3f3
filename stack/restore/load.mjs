// @ts-check
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { readArchive } from '../backup/archive-reader.mjs';
import { entryKind } from '../backup/manifest.mjs';
import { isEmptyDatabase, preparedSession } from '../backup/schema.mjs';
import { loadTable } from '../backup/tables.mjs';
import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';

/** @typedef {import('../backup/manifest.mjs').Manifest} Manifest */
/** @typedef {import('../backup/archive-reader.mjs').Entry} Entry */

/**
 * Puts a backup into an empty database and an empty folder. The database has all of it afterwards, or nothing.
 * @param {{ file: string, manifest: Manifest, url: string, uploadsDir: string }} options
 * @throws {Failure} where somebody has made anything in the database
 */
export async function loadBackup({ file, manifest, url, uploadsDir }) {
  mkdirSync(uploadsDir, { recursive: true, mode: 0o700 });
  await withClient(url, async (client) => {
    await preparedSession(client);
    if (!(await isEmptyDatabase(client))) throw new Failure('The database to restore into isn\'t empty. Name an empty one, nothing is ever overwritten.');
    await client.query('BEGIN');
    // Functions may speak of tables that come after them.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const statement of manifest.schema.before) await client.query(statement);
    await loadContents({ file, manifest, client, uploadsDir });
    for (const statement of manifest.schema.after) await client.query(statement);
    for (const { name, value, called } of manifest.sequences) await client.query('SELECT setval($1::regclass, $2, $3)', [name, value, called]);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

/**
 * @param {{ file: string, manifest: Manifest, client: import('pg').Client, uploadsDir: string }} options
 */
async function loadContents({ file, manifest, client, uploadsDir }) {
  /** The table whose rows are coming. @type {{ index: number, loading: import('../backup/tables.mjs').Loading } | undefined} */
  let current;
  const finishTable = async () => {
    await current?.loading.end();
    current = undefined;
  };
  /**
   * @param {number} index
   * @param {Entry} entry
   */
  const takeRows = async (index, entry) => {
    const table = manifest.tables[index];
    if (table === undefined) throw new Failure('The backup holds rows of a table that its manifest doesn\'t name.');
    if (current?.index !== index) {
      await finishTable();
      current = { index, loading: loadTable(client, table) };
    }
    for await (const chunk of entry) await current.loading.write(chunk);
  };

  await readArchive(file, async (name, entry) => {
    const kind = entryKind(name);
    if (kind.kind === 'table') return takeRows(kind.table, entry);
    if (kind.kind === 'upload') return writeUpload(path.join(uploadsDir, ...kind.path.split('/')), entry);
    entry.resume();
  });
  await finishTable();
}

/**
 * @param {string} file
 * @param {Entry} entry
 */
async function writeUpload(file, entry) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(entry, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
