// @ts-check
import path from 'node:path';

import { tail } from './child.mjs';
import { Failure } from './failure.mjs';
import { cmsEnvironment, startCms } from './parts/cms.mjs';
import { startMail } from './parts/mail.mjs';
import { startWeb, webEnvironment } from './parts/web.mjs';
import { answersWith } from './postgres/client.mjs';
import { startPostgres } from './postgres/server.mjs';
import { buildCms, buildWeb } from './prepare.mjs';
import { readSecrets } from './secrets.mjs';
import { until } from './until.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./progress.mjs').Progress} Progress */
/** @typedef {{ name: string, pid?: number, logFile: string, exited: Promise<string>, stopping: () => boolean, stop: () => Promise<void>, crash: () => Promise<void> }} Part */

/**
 * @typedef {object} Stack
 * @property {string} demoPassword
 * @property {string} databaseUrl
 * @property {() => { website: number, cms: number }} pids of the two, as they run now
 * @property {Promise<Failure>} lost settles when a part ends that nobody stopped
 * @property {() => Promise<void>} stopCms
 * @property {() => Promise<void>} startCms
 * @property {() => Promise<void>} crashCms as by kill -9
 * @property {() => Promise<void>} crashDatabase as by kill -9 of all its processes
 * @property {() => Promise<void>} startDatabase
 * @property {() => Promise<void>} stopMail
 * @property {() => Promise<void>} startMail
 * @property {() => Promise<void>} stop everything, website first, database last
 */

/**
 * Brings up database, mail catcher, CMS and website, building what has changed.
 * Whatever has been started is stopped again when a later part fails.
 * @param {Settings} settings
 * @param {{ progress: Progress, signal?: AbortSignal }} options
 * @returns {Promise<Stack>}
 */
export async function startStack(settings, { progress, signal }) {
  const logDir = path.join(settings.dataDir, 'logs');
  const log = (/** @type {string} */ name) => path.join(logDir, `${name}.log`);
  const secrets = readSecrets(settings.dataDir);
  const context = { progress, logDir, signal };
  const mode = settings.hotReload ? 'dev' : 'server';

  /** Started parts, in the order in which they are stopped. @type {Map<'web' | 'cms' | 'mail' | 'database', Part>} */
  const parts = new Map();
  /** @type {(failure: Failure) => void} */
  let reportLoss;
  /** @type {Promise<Failure>} */
  const lost = new Promise((resolve) => (reportLoss = resolve));

  /**
   * @param {'web' | 'cms' | 'mail' | 'database'} key
   * @param {Part} part
   */
  const keep = (key, part) => {
    parts.set(key, part);
    void part.exited.then((how) => {
      if (!part.stopping()) reportLoss(new Failure(`${capitalise(part.name)} ${how}.`, { details: tail(part.logFile) }));
    });
  };

  const stop = async () => {
    for (const key of /** @type {const} */ (['web', 'cms', 'mail', 'database'])) {
      await parts.get(key)?.stop();
      parts.delete(key);
    }
  };

  /** @param {string} url */
  const bootCms = async (url) => {
    const env = cmsEnvironment(settings, secrets, url);
    keep('cms', await startCms({ settings, env, logFile: log('cms'), note: progress.note, signal }));
  };

  const bootMail = async () => keep('mail', await startMail(settings, log('mail')));

  const bootDatabase = async () => {
    const database = await startPostgres({
      databaseDir: path.join(settings.dataDir, 'postgres'),
      dataDir: settings.dataDir,
      port: settings.dbPort,
      password: secrets.databasePassword,
      logFile: log('postgres'),
      throwaway: settings.throwaway,
      countStatements: settings.countStatements,
    });
    if (database.adopted) progress.note('PostgreSQL of an earlier run was still there: taken over.');
    keep('database', { ...database, name: 'PostgreSQL', logFile: log('postgres') });
    return database.url;
  };

  const connectDatabase = async () => {
    const external = settings.databaseUrl;
    if (external === null) return progress.step('Starting PostgreSQL', bootDatabase);
    await progress.step('Reaching the database of DATABASE_URL', () =>
      until(() => answersWith(external, null), { what: 'The database of DATABASE_URL', timeoutMs: 15_000, signal }));
    return external;
  };

  try {
    const databaseUrl = await connectDatabase();
    await progress.step('Starting the mail catcher', bootMail);
    if (!settings.hotReload) await buildCms(context);
    // Strapi boots and seeds mostly waiting for the database, which leaves a core for building the website.
    const cms = progress.step('Starting the CMS', () => bootCms(databaseUrl));
    const website = settings.hotReload ? Promise.resolve() : buildWeb(context, settings.webDistDir);
    const [cmsResult, websiteResult] = await Promise.allSettled([cms, website]);
    if (cmsResult.status === 'rejected') throw cmsResult.reason;
    if (websiteResult.status === 'rejected') throw websiteResult.reason;
    await progress.step('Starting the website', async () => {
      const env = webEnvironment(settings, secrets);
      keep('web', await startWeb({ settings, env, logFile: log('web'), mode, signal }));
    });
    return {
      demoPassword: settings.demoPassword ?? secrets.demoPassword,
      databaseUrl,
      pids: () => ({ website: parts.get('web')?.pid ?? 0, cms: parts.get('cms')?.pid ?? 0 }),
      lost,
      stopCms: async () => parts.get('cms')?.stop(),
      startCms: () => bootCms(databaseUrl),
      crashCms: async () => parts.get('cms')?.crash(),
      crashDatabase: async () => parts.get('database')?.crash(),
      startDatabase: async () => void (await bootDatabase()),
      stopMail: async () => parts.get('mail')?.stop(),
      startMail: bootMail,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} text */
function capitalise(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
