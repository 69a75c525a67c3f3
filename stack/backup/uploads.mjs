// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The files below a folder, sorted, as paths with slashes. Links are left out: they would lead out of it.
 * @param {string} folder
 * @returns {string[]}
 */
export function listUploads(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * @param {string} file
 * @returns {Promise<Buffer | null>} null where it is gone: somebody has deleted it since it was listed
 */
export async function readUpload(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Files on this machine's disk that the content names: the pictures as they were sent, and their smaller forms.
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} paths below the uploads; none in a database without content
 */
export async function namedUploads(client) {
  const { rows: [table] } = await client.query(`SELECT to_regclass('public.files') IS NOT NULL AS exists`);
  if (!table.exists) return [];
  const { rows } = await client.query(`
    SELECT DISTINCT regexp_replace(url, '^/uploads/', '') AS path FROM (
      SELECT url, provider FROM public.files
      UNION ALL SELECT form ->> 'url', provider FROM public.files, jsonb_path_query(formats::jsonb, '$.*') AS form
    ) named WHERE provider = 'local' AND url LIKE '/uploads/%' ORDER BY 1`);
  return rows.map(({ path: file }) => file);
}
