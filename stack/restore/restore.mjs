// @ts-check
import { existsSync, readdirSync, rmSync } from 'node:fs';

import { verifyArchive } from '../backup/archive-reader.mjs';
import { Failure } from '../failure.mjs';
import { databaseName, databaseState, dropDatabase, makeDatabaseBeside, requireUnused, swapDatabases } from './databases.mjs';
import { swapFolders } from './folders.mjs';
import { loadBackup } from './load.mjs';
import { compareRestored } from './verify.mjs';

/** @typedef {import('../backup/manifest.mjs').Manifest} Manifest */

/**
 * @typedef {object} Restored
 * @property {Manifest} manifest
 * @property {string | null} oldDatabase where the former database is now; null where there was nothing in it
 * @property {string | null} oldUploads where the former uploads are now; null where there were none
 */

/**
 * When it is, as part of a name.
 * @param {Date} now
 */
const stamp = (now) => now.toISOString().replaceAll(/[-:]/g, '').replace(/\..*/, '').replace('T', '_');

/**
 * Loads a backup and reads it again. Leaves nothing behind where that fails.
 * @param {{ file: string, manifest: Manifest, url: string, uploadsDir: string }} options
 */
async function loadAndCompare(options) {
  await loadBackup(options);
  const problems = await compareRestored(options);
  if (problems.length > 0) throw new Failure('What was restored isn\'t what was saved.', { details: problems.join('\n') });
}

/**
 * Puts a backup in the place of a database and its uploads. Until all of it is there and compared, nothing is touched; the old
 * ones are kept under other names.
 * @param {{ file: string, url: string, uploadsDir: string }} options
 * @param {Date} [now]
 * @returns {Promise<Restored>}
 * @throws {Failure} where the backup is damaged, the database is in use, or what was restored isn't what was saved
 */
export async function replaceWithBackup({ file, url, uploadsDir }, now = new Date()) {
  const manifest = await verifyArchive(file);
  // Before this process connects to it itself.
  await requireUnused(url);
  const state = await databaseState(url);
  const name = databaseName(url);
  const at = stamp(now);
  const restoredUploads = `${uploadsDir}.restored_${at}`;
  const restored = await makeDatabaseBeside(url, `${name}_restored_${at}`);
  try {
    await loadAndCompare({ file, manifest, url: restored.url, uploadsDir: restoredUploads });
    const aside = state === 'missing' ? null : `${name}_before_${at}`;
    const folders = swapFolders({ folder: uploadsDir, restored: restoredUploads, aside: `${uploadsDir}.before_${at}` });
    try {
      await swapDatabases({ url, restored: databaseName(restored.url), aside });
    } catch (error) {
      folders.undo();
      throw new Failure('The old database couldn\'t be moved aside, so it stays. Is something connected to it?', { details: String(error) });
    }
    if (aside !== null && state === 'empty') await dropDatabase(url, aside);
    return { manifest, oldDatabase: state === 'used' ? aside : null, oldUploads: folders.kept ? `${uploadsDir}.before_${at}` : null };
  } catch (error) {
    await restored.drop().catch(() => undefined);
    rmSync(restoredUploads, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts a backup into an empty database and an empty folder, or one that isn't there yet, and touches nothing else.
 * @param {{ file: string, url: string, uploadsDir: string }} options
 * @returns {Promise<Restored>}
 */
export async function restoreInto({ file, url, uploadsDir }) {
  const manifest = await verifyArchive(file);
  const state = await databaseState(url);
  if (state !== 'empty') throw new Failure(`The database ${databaseName(url)} is ${state === 'used' ? 'not empty: nothing is ever overwritten' : 'not there'}.`);
  if (existsSync(uploadsDir) && readdirSync(uploadsDir).length > 0) throw new Failure(`${uploadsDir} isn't empty: nothing is ever overwritten.`);
  try {
    await loadAndCompare({ file, manifest, url, uploadsDir });
  } catch (error) {
    rmSync(uploadsDir, { recursive: true, force: true });
    throw error;
  }
  return { manifest, oldDatabase: null, oldUploads: null };
}
