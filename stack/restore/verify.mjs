// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { describeSchema, listTables, preparedSession, readSequences } from '../backup/schema.mjs';
import { readTable } from '../backup/tables.mjs';
import { listUploads } from '../backup/uploads.mjs';
import { withClient } from '../postgres/client.mjs';

/** @typedef {import('../backup/manifest.mjs').Manifest} Manifest */

/**
 * Compares what was restored with the manifest: every row and every file is read again.
 * @param {{ manifest: Manifest, url: string, uploadsDir: string }} options
 * @returns {Promise<string[]>} what differs, in words; none where all is as it was
 */
export async function compareRestored({ manifest, url, uploadsDir }) {
  const inDatabase = await withClient(url, async (client) => {
    await preparedSession(client);
    return [...(await compareTables(client, manifest)), ...(await compareSchema(client, manifest))];
  });
  return [...inDatabase, ...(await compareFiles(uploadsDir, manifest))];
}

/**
 * @param {import('pg').Client} client
 * @param {Manifest} manifest
 */
async function compareTables(client, manifest) {
  const problems = [];
  const there = new Set((await listTables(client)).map(({ name }) => name));
  for (const table of manifest.tables) {
    if (!there.delete(table.name)) {
      problems.push(`table ${table.name}: missing`);
      continue;
    }
    const { rows, sha256 } = await readTable(client, table);
    if (rows !== table.rows) problems.push(`table ${table.name}: ${rows} rows instead of ${table.rows}`);
    else if (sha256 !== table.sha256) problems.push(`table ${table.name}: rows that differ`);
  }
  for (const name of there) problems.push(`table ${name}: not in the backup`);
  const sequences = new Map((await readSequences(client)).map((sequence) => [sequence.name, sequence]));
  for (const sequence of manifest.sequences) {
    if (!isDeepStrictEqual(sequences.get(sequence.name), sequence)) problems.push(`sequence ${sequence.name}: stands elsewhere`);
  }
  return problems;
}

/**
 * @param {import('pg').Client} client
 * @param {Manifest} manifest
 */
async function compareSchema(client, manifest) {
  const version = (await client.query('SHOW server_version')).rows[0].server_version;
  // Another major version words the same differently. Its rows, keys and references have been checked all the same.
  if (majorOf(version) !== majorOf(manifest.postgres)) return [];
  const { before, after } = await describeSchema(client);
  const there = new Set([...before, ...after]);
  const wanted = [...manifest.schema.before, ...manifest.schema.after];
  const missing = wanted.filter((statement) => !there.delete(statement));
  return [...missing.map((statement) => `not made as it was: ${statement}`), ...[...there].map((statement) => `made otherwise: ${statement}`)];
}

/** @param {string} version */
const majorOf = (version) => version.split('.')[0];

/**
 * @param {string} folder
 * @param {Manifest} manifest
 */
async function compareFiles(folder, manifest) {
  const problems = [];
  const there = new Set(listUploads(folder));
  for (const { path: name, sha256 } of manifest.files) {
    if (!there.delete(name)) problems.push(`upload ${name}: missing`);
    else if (createHash('sha256').update(await readFile(path.join(folder, name))).digest('hex') !== sha256) problems.push(`upload ${name}: differs`);
  }
  for (const name of there) problems.push(`upload ${name}: not in the backup`);
  return problems;
}
