// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { placeDataDir } from '../data-dir.mjs';
import { databaseUrl } from '../postgres/server.mjs';
import { runningStack } from '../run-lock.mjs';
import { readSettings } from '../settings.mjs';

/** @typedef {import('../settings.mjs').Environment} Environment */
/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * Where the doctor is: on a machine with the local stack; beside docker-compose, which lets nobody near database and CMS; or inside
 * one of its containers.
 * @typedef {'local' | 'beside' | 'inside'} Where
 */

/**
 * What is to be examined. An address is null where it can't be reached from here, or isn't set.
 * @typedef {object} Subject
 * @property {Where} where
 * @property {Environment} env
 * @property {Settings} settings
 * @property {{ pid: number } | null} running the local stack's process
 * @property {string | null} siteUrl as it is reached from here
 * @property {string} publicUrl of the website
 * @property {string | null} cmsUrl
 * @property {string | null} databaseUrl
 * @property {string | null} smtpUrl
 * @property {string | null} redisUrl
 * @property {string | null} s3Endpoint
 * @property {string | null} uploadsDir
 * @property {Record<string, string | undefined>} secrets by the names of their variables
 */

/** Secrets by their variables, and what they are called in a data folder. */
export const SECRETS = /** @type {const} */ ({
  REVALIDATE_SECRET: 'revalidateSecret',
  SITE_API_SECRET: 'siteApiSecret',
  APP_KEYS: 'appKeys',
  API_TOKEN_SALT: 'apiTokenSalt',
  ADMIN_JWT_SECRET: 'adminJwtSecret',
  TRANSFER_TOKEN_SALT: 'transferTokenSalt',
  JWT_SECRET: 'jwtSecret',
  ENCRYPTION_KEY: 'encryptionKey',
});

/**
 * @param {Environment} env
 * @param {string} name
 */
const given = (env, name) => env[name]?.trim() || null;

/**
 * Finds out what is to be examined. Nothing is made or changed.
 * @param {Environment} env
 * @returns {Subject}
 * @throws {import('../failure.mjs').Failure} naming a variable that can't be used
 */
export function readSubject(env) {
  const settings = placeDataDir(readSettings(env));
  if (given(env, 'DEPLOYMENT') === 'production') return insideSubject(env, settings);
  if (given(env, 'SITE_DOMAIN') !== null) return besideSubject(env, settings);
  const stored = storedSecrets(settings.dataDir);
  const password = stored.databasePassword;
  return {
    where: 'local', env, settings,
    running: runningStack(settings.dataDir),
    siteUrl: `http://127.0.0.1:${settings.sitePort}`,
    publicUrl: `http://localhost:${settings.sitePort}`,
    cmsUrl: `http://127.0.0.1:${settings.cmsPort}`,
    databaseUrl: settings.databaseUrl ?? (password === undefined ? null : databaseUrl({ port: settings.dbPort, password })),
    smtpUrl: `smtp://127.0.0.1:${settings.smtpPort}`,
    redisUrl: settings.redisUrl,
    s3Endpoint: given(env, 'UPLOADS_ENDPOINT'),
    uploadsDir: path.join(given(env, 'UPLOADS_DIR') ?? path.join(settings.dataDir, 'public'), 'uploads'),
    secrets: Object.fromEntries(Object.entries(SECRETS).map(([name, key]) => [name, stored[key]])),
  };
}

/** @param {Environment} env */
const givenSecrets = (env) => Object.fromEntries(Object.keys(SECRETS).map((name) => [name, given(env, name) ?? undefined]));

/**
 * @param {Environment} env
 * @param {Settings} settings
 * @returns {Subject}
 */
function insideSubject(env, settings) {
  const uploads = given(env, 'UPLOADS_DIR');
  return {
    where: 'inside', env, settings, running: null,
    siteUrl: given(env, 'SITE_INTERNAL_URL'),
    publicUrl: given(env, 'SITE_URL') ?? '',
    // A container that was started for the doctor holds no CMS: that one is asked by its name.
    cmsUrl: given(env, 'CMS_URL') ?? `http://cms:${settings.cmsPort}`,
    databaseUrl: settings.databaseUrl,
    smtpUrl: given(env, 'SMTP_URL'),
    redisUrl: settings.redisUrl,
    s3Endpoint: given(env, 'UPLOADS_ENDPOINT'),
    uploadsDir: uploads === null ? null : path.join(uploads, 'uploads'),
    secrets: givenSecrets(env),
  };
}

/**
 * @param {Environment} env
 * @param {Settings} settings
 * @returns {Subject}
 */
function besideSubject(env, settings) {
  const publicUrl = `https://${given(env, 'SITE_DOMAIN')}`;
  return {
    where: 'beside', env, settings, running: null,
    siteUrl: publicUrl, publicUrl,
    cmsUrl: null, databaseUrl: null, smtpUrl: null, redisUrl: null, s3Endpoint: null, uploadsDir: null,
    secrets: givenSecrets(env),
  };
}

/**
 * What lies in a data folder; nothing where there is none yet.
 * @param {string} dataDir
 * @returns {Record<string, string | undefined>}
 */
function storedSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Told by the check of the data folder.
    return {};
  }
}
