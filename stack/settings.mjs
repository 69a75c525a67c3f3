// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Settings
 * @property {number} sitePort
 * @property {number} cmsPort
 * @property {number} dbPort
 * @property {number} smtpPort
 * @property {number} mailPort
 * @property {string} siteHost address the website listens on
 * @property {string} cmsHost address the CMS listens on
 * @property {string} dataDir absolute; holds everything that lives longer than one run
 * @property {boolean} dataDirChosen whether DATA_DIR was set by hand
 * @property {string | null} databaseUrl null = the embedded PostgreSQL
 * @property {string | null} demoPassword null = random, kept in the data folder
 * @property {boolean} demoContent whether the CMS seeds the demo content
 * @property {string | null} staffEmailDomains whose verified addresses become staff without an administrator
 * @property {number} trustedProxyHops reverse proxies in front of the website
 * @property {string | null} redisUrl null = limits are counted in PostgreSQL, and a website shares its pages with no other
 * @property {string | null} geolocationUrl where the website asks for a visitor's place; null = nowhere
 * @property {AnalyticsSettings} analytics checked by those who get them
 * @property {{ web: Record<string, string>, cms: Record<string, string> }} handedOn what one part alone knows how to read and check; empty where not set
 * @property {boolean} hotReload `npm run dev`
 * @property {string} webDistDir Next's build folder, relative to web/
 * @property {boolean} throwaway data that nobody needs after this run: PostgreSQL may skip fsync
 * @property {boolean} countStatements PostgreSQL counts what it executes
 */

/**
 * @typedef {object} AnalyticsSettings empty where not set
 * @property {string} retentionMonths months that single events of visitors are kept
 * @property {string} provider another company's analytics
 * @property {string} id how that one knows the site
 * @property {string} src its script
 */

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Every port of the local stack: the variable that moves it, its default, and what it serves.
 * @type {ReadonlyArray<{ variable: string, key: 'sitePort'|'cmsPort'|'dbPort'|'smtpPort'|'mailPort', fallback: number, part: string }>}
 */
export const PORTS = [
  { variable: 'SITE_PORT', key: 'sitePort', fallback: 3000, part: 'the website' },
  { variable: 'CMS_PORT', key: 'cmsPort', fallback: 1337, part: 'the CMS' },
  { variable: 'DB_PORT', key: 'dbPort', fallback: 5439, part: 'PostgreSQL' },
  { variable: 'SMTP_PORT', key: 'smtpPort', fallback: 1025, part: 'the mail catcher (SMTP)' },
  { variable: 'MAIL_PORT', key: 'mailPort', fallback: 1080, part: 'the mail box (web)' },
];

/**
 * The environment of the run: what is set in the shell wins over the `.env` file of the repository.
 * @param {Environment} [shell]
 * @param {string} [file]
 * @returns {Environment}
 */
export function readEnvironment(shell = process.env, file = path.join(ROOT, '.env')) {
  if (!existsSync(file)) return shell;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...shell };
}

/**
 * @param {Environment} env
 * @param {string} name
 * @returns {string | null} the trimmed value; null when unset or empty
 */
function text(env, name) {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/**
 * @param {Environment} env
 * @param {string} name
 * @param {number} fallback
 */
function port(env, name, fallback) {
  const value = text(env, name);
  if (value === null) return fallback;
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
    throw new Failure(`${name} must be a port number from 1 to 65535, but it is "${value}".`);
  }
  return Number(value);
}

/**
 * @param {Environment} env
 * @param {string} name
 * @param {number} fallback
 */
function count(env, name, fallback) {
  const value = text(env, name);
  if (value === null) return fallback;
  if (!/^\d$/.test(value)) throw new Failure(`${name} must be a number from 0 to 9, but it is "${value}".`);
  return Number(value);
}

/**
 * @param {Environment} env
 * @param {string} name
 * @param {boolean} fallback
 */
function flag(env, name, fallback) {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (value !== 'true' && value !== 'false') throw new Failure(`${name} must be "true" or "false", but it is "${value}".`);
  return value === 'true';
}

/** @param {string | null} url */
function databaseUrl(url) {
  if (url === null) return null;
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Failure('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.');
  }
  return url;
}

/**
 * Settings of the local stack.
 * @param {Environment} env
 * @param {{ hotReload?: boolean, throwaway?: boolean, countStatements?: boolean }} [mode]
 * @returns {Settings}
 * @throws {Failure} naming the variable that can't be used
 */
export function readSettings(env, mode = {}) {
  const dataDir = text(env, 'DATA_DIR');
  /** @type {Settings} */
  const settings = {
    sitePort: 0, cmsPort: 0, dbPort: 0, smtpPort: 0, mailPort: 0,
    siteHost: text(env, 'SITE_HOST') ?? '127.0.0.1',
    cmsHost: text(env, 'CMS_HOST') ?? '127.0.0.1',
    dataDir: path.resolve(ROOT, dataDir ?? '.data'),
    dataDirChosen: dataDir !== null,
    databaseUrl: databaseUrl(text(env, 'DATABASE_URL')),
    demoPassword: text(env, 'DEMO_PASSWORD'),
    demoContent: flag(env, 'DEMO_CONTENT', true),
    staffEmailDomains: text(env, 'STAFF_EMAIL_DOMAINS'),
    trustedProxyHops: count(env, 'TRUSTED_PROXY_HOPS', 0),
    redisUrl: text(env, 'REDIS_URL'),
    geolocationUrl: text(env, 'GEOLOCATION_URL'),
    analytics: {
      retentionMonths: text(env, 'ANALYTICS_RETENTION_MONTHS') ?? '',
      provider: text(env, 'ANALYTICS_PROVIDER') ?? '',
      id: text(env, 'ANALYTICS_ID') ?? '',
      src: text(env, 'ANALYTICS_SRC') ?? '',
    },
    handedOn: {
      web: {
        METRICS_HOST: text(env, 'METRICS_HOST') ?? '',
        METRICS_PORT: text(env, 'METRICS_PORT') ?? '',
        SERVICE_WORKER: text(env, 'SERVICE_WORKER') ?? '',
        SHUTDOWN_DELAY_MS: text(env, 'SHUTDOWN_DELAY_MS') ?? '',
      },
      cms: {
        CMS_METRICS_HOST: text(env, 'CMS_METRICS_HOST') ?? '',
        CMS_METRICS_PORT: text(env, 'CMS_METRICS_PORT') ?? '',
        DATABASE_CONNECTIONS: text(env, 'DATABASE_CONNECTIONS') ?? '',
        FIRST_ADMIN_EMAIL: text(env, 'FIRST_ADMIN_EMAIL') ?? '',
        MAIL_FROM: text(env, 'MAIL_FROM') ?? '',
      },
    },
    hotReload: mode.hotReload ?? false,
    webDistDir: text(env, 'WEB_DIST_DIR') ?? '.next',
    throwaway: mode.throwaway ?? false,
    countStatements: mode.countStatements ?? false,
  };
  /** @type {Map<number, string>} */
  const taken = new Map();
  for (const { variable, key, fallback } of PORTS) {
    const number = port(env, variable, fallback);
    const other = taken.get(number);
    if (other !== undefined) throw new Failure(`${other} and ${variable} are both ${number}; give each its own port.`);
    taken.set(number, variable);
    settings[key] = number;
  }
  return settings;
}

/**
 * Where a root user's data goes when the repository lies in a folder that only root may enter
 * (a 0700 home, as a rule): PostgreSQL refuses to run as root, and its user could not reach `.data` there.
 * @param {string} root folder of the repository
 */
export function sharedDataDir(root) {
  const id = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join('/var/lib', `${path.basename(root)}-${id}`);
}
