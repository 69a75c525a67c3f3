// @ts-check
import path from 'node:path';

import { Failure } from '../failure.mjs';

/** @typedef {{ name: string, columns: string, rows: number, bytes: number, sha256: string }} TableEntry */
/** @typedef {{ path: string, bytes: number, sha256: string }} FileEntry `path`: below the uploads, with slashes */

/**
 * What a backup holds; the last entry of the archive, so that one that was cut off has none.
 * @typedef {object} Manifest
 * @property {'rukn-backup'} format
 * @property {1} version of this description
 * @property {string} createdAt ISO
 * @property {string} postgres version of the server, for example "18.4"
 * @property {import('./schema.mjs').Schema} schema
 * @property {TableEntry[]} tables in the order of their rows in the archive
 * @property {import('./schema.mjs').Sequence[]} sequences
 * @property {FileEntry[]} files uploads
 */

export const FORMAT = 'rukn-backup';
export const VERSION = 1;

export const MANIFEST = 'manifest.json';
const TABLE_FOLDER = 'database';
const UPLOADS_FOLDER = 'uploads';

/**
 * Where a piece of a table's rows lies in the archive.
 * @param {number} table its place in the manifest
 * @param {number} piece
 */
export function tableEntry(table, piece) {
  return `${TABLE_FOLDER}/${String(table).padStart(4, '0')}-${String(piece).padStart(6, '0')}.copy`;
}

/** @param {string} file its path below the uploads */
export function uploadEntry(file) {
  return `${UPLOADS_FOLDER}/${file}`;
}

/**
 * What an entry of the archive is.
 * @param {string} name
 * @returns {{ kind: 'table', table: number } | { kind: 'upload', path: string } | { kind: 'manifest' } | { kind: 'unknown' }}
 */
export function entryKind(name) {
  if (name === MANIFEST) return { kind: 'manifest' };
  const table = new RegExp(`^${TABLE_FOLDER}/(\\d{4,})-\\d{6,}\\.copy$`).exec(name)?.[1];
  if (table !== undefined) return { kind: 'table', table: Number(table) };
  const prefix = `${UPLOADS_FOLDER}/`;
  return name.startsWith(prefix) && isInside(name.slice(prefix.length)) ? { kind: 'upload', path: name.slice(prefix.length) } : { kind: 'unknown' };
}

/**
 * Whether a path stays in its folder, wherever it came from.
 * @param {string} file
 */
function isInside(file) {
  return file !== '' && !path.posix.isAbsolute(file) && !/[\\\0]/.test(file) && !file.split('/').some((part) => part === '' || part === '.' || part === '..');
}

/**
 * @param {string} text
 * @returns {Manifest}
 * @throws {Failure} where it is none that this version of the project can read
 */
export function parseManifest(text) {
  let manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new Failure('The manifest of the backup can\'t be read: it is damaged.');
  }
  if (manifest?.format !== FORMAT) throw new Failure('This is no backup of this project.');
  if (manifest.version !== VERSION) throw new Failure(`The backup is of version ${manifest.version}, this program reads version ${VERSION}. Restore it with the program that made it.`);
  for (const list of [manifest.tables, manifest.sequences, manifest.files, manifest.schema?.before, manifest.schema?.after]) {
    if (!Array.isArray(list)) throw new Failure('The manifest of the backup is incomplete.');
  }
  return manifest;
}
