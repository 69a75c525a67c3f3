// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';
import { verifyArchive } from './archive-reader.mjs';
import { createArchive } from './archive-writer.mjs';
import { FORMAT, MANIFEST, tableEntry, uploadEntry, VERSION } from './manifest.mjs';
import { describeSchema, listTables, preparedSession, readSequences } from './schema.mjs';
import { readTable } from './tables.mjs';
import { listUploads, namedUploads, readUpload } from './uploads.mjs';

/** @typedef {import('./archive-writer.mjs').ArchiveWriter} ArchiveWriter */
/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {import('pg').Client} Client */

/** Rows of a table go into the archive in pieces of about this size; more is never in memory. */
const PIECE_BYTES = 8 * 1024 * 1024;

/**
 * @typedef {object} Made
 * @property {Manifest} manifest
 * @property {string[]} missing uploads that the content names and the folder doesn't have
 */

/**
 * Backs up a database, as it was at one moment, and the uploads. The file appears under its name once it is complete and was read
 * back; whoever writes meanwhile isn't held up.
 * @param {{ url: string, uploadsDir: string, file: string }} from
 * @returns {Promise<Made>}
 * @throws {Failure} where the file exists, or the database holds what can't be made again
 */
export async function createBackup({ url, uploadsDir, file }) {
  if (existsSync(file)) throw new Failure(`${file} is there already. A backup is never written over another one.`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.unfinished`;
  const archive = createArchive(unfinished);
  try {
    const made = await withClient(url, (client) => writeContents(client, uploadsDir, archive));
    await archive.finish();
    await verifyArchive(unfinished);
    renameSync(unfinished, file);
    return made;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/**
 * @param {Client} client
 * @param {string} uploadsDir
 * @param {ArchiveWriter} archive
 * @returns {Promise<Made>}
 */
async function writeContents(client, uploadsDir, archive) {
  await preparedSession(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await listTables(client);
  // As long as this lasts, no table can be dropped or changed; rows can be written.
  for (const { name } of tables) await client.query(`LOCK TABLE ${name} IN ACCESS SHARE MODE`);
  const schema = await describeSchema(client);
  // Right after the moment of the rows: a picture that is deleted later on is still there.
  const files = await writeUploads(uploadsDir, archive);
  const saved = new Set(files.map((entry) => entry.path));
  const missing = (await namedUploads(client)).filter((name) => !saved.has(name));

  /** @type {Manifest} */
  const manifest = {
    format: FORMAT,
    version: VERSION,
    createdAt: new Date().toISOString(),
    postgres: (await client.query('SHOW server_version')).rows[0].server_version,
    schema,
    tables: [],
    sequences: [],
    files,
  };
  for (const [index, table] of tables.entries()) {
    const pieces = pieceWriter(archive, (piece) => tableEntry(index, piece));
    const sum = await readTable(client, table, pieces.add);
    await pieces.end();
    manifest.tables.push({ ...table, ...sum });
  }
  manifest.sequences = await readSequences(client);
  await client.query('COMMIT');
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  return { manifest, missing };
}

/**
 * @param {string} folder
 * @param {ArchiveWriter} archive
 * @returns {Promise<import('./manifest.mjs').FileEntry[]>}
 */
async function writeUploads(folder, archive) {
  const entries = [];
  for (const name of listUploads(folder)) {
    const content = await readUpload(path.join(folder, name));
    if (content === null) continue;
    await archive.add(uploadEntry(name), content);
    entries.push({ path: name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return entries;
}

/**
 * Gathers what comes in small chunks into entries of some size.
 * @param {ArchiveWriter} archive
 * @param {(piece: number) => string} nameOf
 */
function pieceWriter(archive, nameOf) {
  /** @type {Buffer[]} */
  let waiting = [];
  let bytes = 0;
  let piece = 0;
  const end = async () => {
    if (bytes === 0) return;
    const content = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    await archive.add(nameOf(piece++), content);
  };
  return {
    /** @param {Buffer} chunk */
    async add(chunk) {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes >= PIECE_BYTES) await end();
    },
    end,
  };
}
