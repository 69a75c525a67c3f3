// @ts-check
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from './failure.mjs';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Readable enough to type from the screen, and within Strapi's rules (upper case, lower case, digit).
 * @returns {string} e.g. "Rukn-k3vd-9qpm-x2wh-7"
 */
function demoPassword() {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `Rukn-${group()}-${group()}-${group()}-${randomInt(10)}`;
}

const random = () => randomBytes(32).toString('base64url');

/** What is made up once per data folder, by name. */
const MAKERS = {
  databasePassword: random,
  appKeys: () => [random(), random(), random(), random()].join(','),
  apiTokenSalt: random,
  adminJwtSecret: random,
  transferTokenSalt: random,
  jwtSecret: random,
  encryptionKey: random,
  revalidateSecret: random,
  siteApiSecret: random,
  demoPassword,
};

/** @typedef {Record<keyof typeof MAKERS, string>} Secrets */

/**
 * The secrets of a data folder. Missing ones (a new folder, or a newer version of the project) are made and
 * stored in `secrets.json`, readable by its owner only.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? parse(file) : {};
  /** @type {Record<string, string>} */
  const secrets = {};
  let changed = false;
  for (const [name, make] of Object.entries(MAKERS)) {
    const value = stored[name];
    changed ||= value === undefined;
    secrets[name] = value ?? make();
  }
  if (changed) {
    // Renamed into place, so that a killed run never leaves half a file behind.
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return /** @type {Secrets} */ (secrets);
}

/**
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`${file} can't be read as JSON. Mend it, or delete the data folder to start over.`);
  }
}
