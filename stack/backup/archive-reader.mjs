// @ts-check
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import tar from 'tar-stream';

import { Failure } from '../failure.mjs';
import { entryKind, parseManifest } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {import('tar-stream').Entry} Entry */
/** @typedef {{ bytes: number, hash: import('node:crypto').Hash }} Running */

/** Far more than any database's tables and uploads take to be listed. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

/**
 * Goes through an archive, entry by entry.
 * @param {string} file
 * @param {(name: string, entry: Entry) => Promise<void>} take reads each entry to its end
 * @throws {Failure} where the archive is cut off or damaged
 */
export async function readArchive(file, take) {
  const extract = tar.extract();
  const source = pipeline(createReadStream(file), createGunzip(), extract);
  // Told below; until then it is nobody's unhandled failure.
  source.catch(() => undefined);
  try {
    for await (const entry of extract) await take(entry.header.name, entry);
    await source;
  } catch (error) {
    extract.destroy();
    const cause = await source.then(() => error, (reason) => (isDamage(reason) ? reason : error));
    throw isDamage(cause) ? new Failure(`${file} is damaged or incomplete.`, { details: String(cause) }) : cause;
  }
}

/**
 * Whether the bytes are to blame: gzip's own check, or no archive inside.
 * @param {unknown} error
 */
function isDamage(error) {
  if (!(error instanceof Error)) return false;
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  return code.startsWith('Z_') || /tar header|Unexpected end of data/i.test(error.message);
}

/**
 * Reads a whole archive and compares each byte with its manifest.
 * @param {string} file
 * @returns {Promise<Manifest>}
 * @throws {Failure} where anything is missing, added or changed
 */
export async function verifyArchive(file) {
  /** @type {Map<string, Running>} */
  const found = new Map();
  /** @type {Manifest | undefined} */
  let manifest;
  /** @type {string[]} */
  const problems = [];
  await readArchive(file, async (name, entry) => {
    const kind = entryKind(name);
    if (kind.kind === 'manifest') {
      manifest = parseManifest(await readText(entry));
      return;
    }
    if (kind.kind === 'unknown') problems.push(`${name}: doesn't belong there`);
    const key = kind.kind === 'table' ? tableKey(kind.table) : name;
    const sum = found.get(key) ?? { bytes: 0, hash: createHash('sha256') };
    found.set(key, sum);
    for await (const chunk of entry) {
      sum.hash.update(chunk);
      sum.bytes += chunk.length;
    }
  });
  if (manifest === undefined) throw new Failure(`${file} holds no manifest: it was never finished.`);

  /** @type {Array<[key: string, title: string, wanted: { bytes: number, sha256: string }]>} */
  const wanted = [
    ...manifest.tables.map((table, index) => /** @type {[string, string, typeof table]} */ ([tableKey(index), `table ${table.name}`, table])),
    ...manifest.files.map((upload) => /** @type {[string, string, typeof upload]} */ ([`uploads/${upload.path}`, `upload ${upload.path}`, upload])),
  ];
  for (const [key, title, { bytes, sha256 }] of wanted) {
    const sum = found.get(key) ?? { bytes: 0, hash: createHash('sha256') };
    found.delete(key);
    if (sum.bytes !== bytes || sum.hash.digest('hex') !== sha256) problems.push(`${title}: isn't what was saved`);
  }
  for (const key of found.keys()) problems.push(`${key}: not in the manifest`);
  if (problems.length > 0) throw new Failure(`${file} doesn't match its manifest; it is not restored.`, { details: problems.join('\n') });
  return manifest;
}

/** @param {number} table */
const tableKey = (table) => `table ${table}`;

/**
 * @param {Entry} entry
 * @returns {Promise<string>}
 */
async function readText(entry) {
  if ((entry.header.size ?? 0) > MAX_MANIFEST_BYTES) throw new Failure('The manifest of the backup is larger than any could be.');
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
