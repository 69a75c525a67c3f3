// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders and files that are made, not written: they say nothing about whether a build is current. */
const MADE = /^(node_modules|dist|build|coverage|\.next.*|\.cache|\.strapi|\.reports|uploads|.*\.tsbuildinfo|next-env\.d\.ts|\..*updater\.json|.*\.log)$/;
/** Tests and what only tests use don't reach a build. */
const TEST = /\.(test|spec)\.[cm]?[jt]sx?$|^(__tests__|testing|tests)$/;

/**
 * Fingerprint of everything a build is made of.
 * @param {string} folder
 * @param {{ extra?: string, skip?: RegExp }} [options] `extra` is hashed too; `skip` leaves names out
 * @returns {string}
 */
export function hashSources(folder, options = {}) {
  const hash = createHash('sha256').update(options.extra ?? '');
  /** @param {string} current */
  const walk = (current) => {
    const entries = readdirSync(current, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (MADE.test(entry.name) || TEST.test(entry.name) || options.skip?.test(entry.name) === true) continue;
      const file = path.join(current, entry.name);
      if (entry.isDirectory()) walk(file);
      else if (entry.isFile()) hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  walk(folder);
  return hash.digest('hex');
}

/**
 * Fingerprint of what `npm ci` would install. Native packages depend on the machine and on Node's major version.
 * @param {string} folder
 */
export function hashInstall(folder) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}-${process.versions.modules}`);
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    const file = path.join(folder, name);
    if (!existsSync(file)) continue;
    // Scripts change often and install nothing.
    hash.update(name === 'package.json' ? withoutScripts(readFileSync(file, 'utf8')) : readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} json */
function withoutScripts(json) {
  const { scripts: _scripts, ...rest } = JSON.parse(json);
  return JSON.stringify(rest);
}

/**
 * Whether the stamp says that the work was done for these sources. The stamp lies inside what the work made,
 * so that it vanishes together with it.
 * @param {string} stampFile
 * @param {string} hash
 */
export function isStamped(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === hash;
}

/**
 * @param {string} stampFile
 * @param {string} hash
 */
export function writeStamp(stampFile, hash) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${hash}\n`);
}
