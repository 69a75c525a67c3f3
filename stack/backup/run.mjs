// @ts-check
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Failure, reportError } from '../failure.mjs';
import { formatDuration } from '../progress.mjs';
import { createBackup } from './create.mjs';
import { withPlace } from './place.mjs';

const USAGE = 'npm run backup, or npm run backup -- --to folder (a name ending in .tar.gz is the file itself)';

const MIB = 1024 * 1024;

/** More names of missing files than these help nobody. */
const SHOWN_MISSING = 10;

/**
 * Where the backup goes.
 * @param {string[]} args
 * @param {Date} now
 * @returns {(backupsDir: string) => string} makes the file's path, given where backups usually go
 * @throws {Failure} where an argument isn't known
 */
export function readDestination(args, now) {
  let to;
  try {
    ({ to } = parseArgs({ args, options: { to: { type: 'string' } } }).values);
  } catch {
    throw new Failure(USAGE);
  }
  if (to === '') throw new Failure(USAGE);
  if (to?.endsWith('.tar.gz')) {
    const file = path.resolve(to);
    return () => file;
  }
  const name = `rukn-${now.toISOString().replaceAll(/[-:]/g, '').replace(/\..*/, '')}Z.tar.gz`;
  return (backupsDir) => path.join(to === undefined ? backupsDir : path.resolve(to), name);
}

/**
 * `npm run backup`: database and uploads in one file.
 * @param {string[]} args
 */
export async function runBackup(args) {
  const began = performance.now();
  try {
    const fileIn = readDestination(args, new Date());
    await withPlace({ alone: false }, async ({ url, uploadsDir, backupsDir, isBucket }) => {
      const file = fileIn(backupsDir);
      report(await createBackup({ url, uploadsDir, file }), file, performance.now() - began);
      if (isBucket) console.log('\nUploads lie in the bucket of UPLOADS_BUCKET: not in this backup. Have its service keep former versions of them.');
    });
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

/**
 * @param {import('./create.mjs').Made} made
 * @param {string} file
 * @param {number} ms that it took
 */
function report({ manifest: { tables, files }, missing }, file, ms) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and ${files.length} uploads are in ${file}`);
  console.log(`${(statSync(file).size / MIB).toFixed(1)} MiB, read back and compared, after ${formatDuration(ms)}. It holds everybody's data: keep it where you keep passwords.`);
  if (missing.length > 0) {
    console.log(`\n${missing.length} uploads that the content names aren't in the uploads folder, and so not in the backup:`);
    console.log(missing.slice(0, SHOWN_MISSING).map((name) => `  ${name}`).join('\n'));
  }
}
