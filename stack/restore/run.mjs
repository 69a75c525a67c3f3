// @ts-check
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { withPlace } from '../backup/place.mjs';
import { Failure, reportError } from '../failure.mjs';
import { formatDuration } from '../progress.mjs';
import { databaseName, dropDatabase } from './databases.mjs';
import { replaceWithBackup, restoreInto } from './restore.mjs';

const USAGE = [
  'npm run restore -- backup.tar.gz                    in the place of what is there, which is kept aside',
  'npm run restore -- backup.tar.gz --discard-old      the same; what was there is removed once all is well',
  'npm run restore -- backup.tar.gz --into postgresql://… --uploads folder',
  '                                                    into an empty database and an empty folder',
].join('\n');

/** @typedef {{ file: string, into: { url: string, uploadsDir: string } | null, discardOld: boolean }} Order */

/**
 * What is to be restored, and where to.
 * @param {string[]} args
 * @returns {Order}
 * @throws {Failure} where that can't be told
 */
export function readOrder(args) {
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { into: { type: 'string' }, uploads: { type: 'string' }, 'discard-old': { type: 'boolean' } } });
  } catch {
    throw new Failure('Say what to restore:', { details: USAGE });
  }
  const { positionals: [file, ...rest], values: { into, uploads, 'discard-old': discardOld = false } } = parsed;
  if (file === undefined || rest.length > 0 || (into === undefined) !== (uploads === undefined) || (discardOld && into !== undefined)) throw new Failure('Say what to restore:', { details: USAGE });
  if (into === undefined || uploads === undefined) return { file: path.resolve(file), into: null, discardOld };
  if (!/^postgres(ql)?:\/\//.test(into) || !URL.canParse(into)) throw new Failure('--into is the address of an empty database: postgresql://user:password@host:5432/database');
  return { file: path.resolve(file), into: { url: into, uploadsDir: path.resolve(uploads) }, discardOld };
}

/**
 * `npm run restore`: a backup becomes the data again.
 * @param {string[]} args
 */
export async function runRestore(args) {
  const began = performance.now();
  try {
    const { file, into, discardOld } = readOrder(args);
    if (!existsSync(file)) throw new Failure(`There is no ${file}.`);
    if (into !== null) {
      report(await restoreInto({ ...into, file }), into.url, performance.now() - began);
      return;
    }
    await withPlace({ alone: true }, async ({ url, uploadsDir, pagesDir }) => {
      const restored = await replaceWithBackup({ url, uploadsDir, file });
      // They show what was there before.
      if (pagesDir !== null) rmSync(pagesDir, { recursive: true, force: true });
      if (discardOld) await discard(restored, url);
      report(discardOld ? { ...restored, oldDatabase: null, oldUploads: null } : restored, url, performance.now() - began);
    });
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

/**
 * @param {import('./restore.mjs').Restored} restored
 * @param {string} url
 */
async function discard({ oldDatabase, oldUploads }, url) {
  if (oldDatabase !== null) await dropDatabase(url, oldDatabase);
  if (oldUploads !== null) rmSync(oldUploads, { recursive: true });
}

/**
 * @param {import('./restore.mjs').Restored} restored
 * @param {string} url
 * @param {number} ms that it took
 */
function report({ manifest: { tables, files, createdAt }, oldDatabase, oldUploads }, url, ms) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored as of ${createdAt}: ${rows} rows of ${tables.length} tables in the database ${databaseName(url)}, ${files.length} uploads; each compared with the backup, in ${formatDuration(ms)}.`);
  if (oldDatabase !== null) console.log(`The former database is kept as ${oldDatabase}. Once nobody misses anything: DROP DATABASE "${oldDatabase}"`);
  if (oldUploads !== null) console.log(`The former uploads are kept in ${oldUploads}`);
  console.log('Start the CMS and the website now; a website that runs elsewhere shows what was restored within a minute.');
}
