// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';

import { prepareDataDir } from '../data-dir.mjs';
import { Failure } from '../failure.mjs';
import { answersWith } from '../postgres/client.mjs';
import { databaseUrl, startPostgres } from '../postgres/server.mjs';
import { takeRunLock } from '../run-lock.mjs';
import { readSecrets } from '../secrets.mjs';
import { readEnvironment, readSettings } from '../settings.mjs';

/**
 * Where the data is.
 * @typedef {object} Place
 * @property {string} url of the database
 * @property {string} uploadsDir the folder of the uploads themselves
 * @property {string} backupsDir where backups go unless told otherwise
 * @property {string | null} pagesDir rendered pages of the local stack; null where they are elsewhere
 * @property {boolean} isBucket whether uploads lie in an object store, and not in the folder
 */

/**
 * Does some work on the data of the settings: a database of one's own (DATABASE_URL), else that of the local stack, which is started
 * for it where it doesn't run.
 * @template T
 * @param {{ alone: boolean }} options whether the local stack has to stand still
 * @param {(place: Place) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPlace({ alone }, work) {
  const env = readEnvironment();
  const settings = readSettings(env);
  const given = env.UPLOADS_DIR?.trim();
  const isBucket = (env.UPLOADS_ENDPOINT?.trim() ?? '') !== '';
  if (settings.databaseUrl !== null) return work({ ...foldersOf(settings.dataDir, given), isBucket, url: settings.databaseUrl });

  const { dataDir, dbPort } = prepareDataDir(settings);
  const databaseDir = path.join(dataDir, 'postgres');
  if (!alone && !existsSync(path.join(databaseDir, 'PG_VERSION'))) throw new Failure(`There is no database in ${dataDir}: nothing was ever started there.`);
  const { databasePassword: password } = readSecrets(dataDir);
  const place = { ...foldersOf(dataDir, given), isBucket, url: databaseUrl({ port: dbPort, password }) };
  if (!alone && (await answersWith(place.url, databaseDir))) return work(place);

  const release = takeRunLock(dataDir, { siteUrl: 'a backup, or its restoration' });
  try {
    const logFile = path.join(dataDir, 'logs', 'postgres.log');
    const database = await startPostgres({ databaseDir, dataDir, port: dbPort, password, logFile, throwaway: false, countStatements: false });
    try {
      return await work(place);
    } finally {
      await database.stop();
    }
  } finally {
    release();
  }
}

/**
 * @param {string} dataDir
 * @param {string | undefined} publicDir
 * @returns {Omit<Place, 'url' | 'isBucket'>}
 */
function foldersOf(dataDir, publicDir) {
  const isElsewhere = publicDir !== undefined && publicDir !== '';
  return {
    uploadsDir: path.join(isElsewhere ? path.resolve(publicDir) : path.join(dataDir, 'public'), 'uploads'),
    backupsDir: path.join(dataDir, 'backups'),
    pagesDir: isElsewhere ? null : path.join(dataDir, 'page-cache'),
  };
}
