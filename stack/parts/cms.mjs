// @ts-check
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { startChild, whileRunning } from '../child.mjs';
import { baseEnvironment } from '../environment.mjs';
import { CMS_DIR } from '../paths.mjs';
import { answersHttp, until } from '../until.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../secrets.mjs').Secrets} Secrets */

const SEED_NOTE_EVERY_MS = 3000;

/** As in cms/Dockerfile. In development Strapi builds its panel in the same process, which takes gigabytes. */
const MEMORY_OPTIONS = ['--max-old-space-size=400'];

/**
 * Everything the CMS gets to know.
 * @param {Settings} settings
 * @param {Secrets} secrets
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function cmsEnvironment(settings, secrets, databaseUrl) {
  return {
    ...baseEnvironment(),
    NODE_ENV: settings.hotReload ? 'development' : 'production',
    DEPLOYMENT: 'local',
    STRAPI_TELEMETRY_DISABLED: 'true',
    MALLOC_ARENA_MAX: '2',
    DATABASE_URL: databaseUrl,
    CMS_HOST: settings.cmsHost,
    CMS_PORT: String(settings.cmsPort),
    CMS_PUBLIC_URL: `http://localhost:${settings.cmsPort}`,
    SITE_URL: `http://localhost:${settings.sitePort}`,
    SITE_INTERNAL_URL: `http://127.0.0.1:${settings.sitePort}`,
    REVALIDATE_SECRET: secrets.revalidateSecret,
    SITE_API_SECRET: secrets.siteApiSecret,
    STAFF_EMAIL_DOMAINS: settings.staffEmailDomains ?? '',
    REDIS_URL: settings.redisUrl ?? '',
    APP_KEYS: secrets.appKeys,
    API_TOKEN_SALT: secrets.apiTokenSalt,
    ADMIN_JWT_SECRET: secrets.adminJwtSecret,
    TRANSFER_TOKEN_SALT: secrets.transferTokenSalt,
    JWT_SECRET: secrets.jwtSecret,
    ENCRYPTION_KEY: secrets.encryptionKey,
    SMTP_URL: `smtp://127.0.0.1:${settings.smtpPort}`,
    UPLOADS_DIR: path.join(settings.dataDir, 'public'),
    SEED_CONTENT: String(settings.demoContent),
    ANALYTICS_RETENTION_MONTHS: settings.analytics.retentionMonths,
    DEMO_PASSWORD: settings.demoPassword ?? secrets.demoPassword,
    ...settings.handedOn.cms,
  };
}

/**
 * Starts Strapi and waits until it answers; it seeds before it does, and says so line by line.
 * @param {{ settings: Settings, env: NodeJS.ProcessEnv, logFile: string, note: (line: string) => void, signal?: AbortSignal }} options
 * @returns {Promise<import('../child.mjs').Child>}
 */
export async function startCms({ settings, env, logFile, note, signal }) {
  mkdirSync(path.join(settings.dataDir, 'public', 'uploads'), { recursive: true, mode: 0o700 });
  const child = startChild({
    name: 'the CMS',
    command: process.execPath,
    args: [
      ...(settings.hotReload ? [] : MEMORY_OPTIONS),
      path.join(CMS_DIR, 'node_modules/@strapi/strapi/bin/strapi.js'),
      settings.hotReload ? 'develop' : 'start',
    ],
    cwd: CMS_DIR,
    env,
    logFile,
    onLine: seedLines(note),
    leash: true,
    wholeGroup: settings.hotReload,
  });
  try {
    await whileRunning(child, until(() => answersHttp(`http://127.0.0.1:${settings.cmsPort}/_health`), {
      what: 'The CMS', timeoutMs: 300_000, signal,
    }));
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}

/**
 * Passes on what the seed says about itself, at most every few seconds while it counts ("seed: services 3/8").
 * @param {(line: string) => void} note
 * @returns {(line: string) => void} takes each line the CMS prints
 */
export function seedLines(note) {
  let lastAt = -Infinity;
  return (line) => {
    const seed = /\bseed: (?:.*?\b(\d+)\/(\d+)|.*)/.exec(messageOf(line));
    if (seed === null) return;
    const counting = seed[1] !== undefined && seed[1] !== seed[2];
    if (counting && performance.now() - lastAt < SEED_NOTE_EVERY_MS) return;
    lastAt = performance.now();
    note(seed[0]);
  };
}

/**
 * What a line of the log says: the CMS prints JSON, and in development text.
 * @param {string} line
 * @returns {string}
 */
function messageOf(line) {
  if (!line.startsWith('{')) return line;
  try {
    /** @type {{ message?: unknown }} */
    const { message } = JSON.parse(line);
    return String(message);
  } catch {
    return line;
  }
}
