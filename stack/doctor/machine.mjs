// @ts-check
import { accessSync, constants, existsSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { nodeVersionProblem } from '../node-version.mjs';
import { arePackagesInstalled } from '../packages.mjs';
import { ROOT } from '../paths.mjs';
import { isPortFree } from '../ports.mjs';
import { databaseAccount, firstBarrier } from '../postgres/account.mjs';
import { inspectPidFile } from '../postgres/pid-file.mjs';
import { PORTS } from '../settings.mjs';
import { inWords, note, ok, problem } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./subject.mjs').Subject} Subject */

const GIB = 1024 ** 3;
/** PostgreSQL stops when it can't write; mails, logs and pages grow, too. */
const LEAST_FREE_GIB = 1;

/** @returns {Finding[]} */
export function checkNode(version = process.versions.node) {
  const wrong = nodeVersionProblem(version);
  return [wrong === null ? ok(`Node ${version}`) : problem(wrong, 'Install a current Node, https://nodejs.org')];
}

/**
 * @param {Pick<Subject, 'where'>} subject
 * @returns {Finding[]}
 */
export function checkPackages({ where }, areInstalled = arePackagesInstalled()) {
  if (areInstalled) return [];
  return [where === 'local' ? note('Packages aren\'t installed yet: npm start installs them') : problem('Packages aren\'t installed: the database can\'t be looked at', `Run npm ci in ${ROOT}`)];
}

/**
 * Ports are free, or held by the local stack.
 * @param {Pick<Subject, 'where' | 'running' | 'settings'>} subject
 * @param {(port: number) => Promise<boolean>} [isFree]
 * @returns {Promise<Finding[]>}
 */
export async function checkPorts({ where, running, settings }, isFree = isPortFree) {
  if (where !== 'local') return [];
  if (running !== null) return [ok(`The stack runs (process ${running.pid}) and holds its ports`)];
  const leftover = inspectPidFile(path.join(settings.dataDir, 'postgres'));
  const findings = [];
  for (const { key, variable, part } of PORTS) {
    const port = settings[key];
    if (await isFree(port)) continue;
    if (key === 'dbPort' && leftover.state === 'running' && leftover.port === port) {
      findings.push(note(`PostgreSQL of an earlier run is still there on port ${port}; npm start takes it over`));
      continue;
    }
    if (key === 'dbPort' && settings.databaseUrl !== null) continue;
    findings.push(problem(`Port ${port} for ${part} is busy, and not with this stack`, `Stop what listens there, or set ${variable} to another port`));
  }
  return findings.length > 0 ? findings : [ok('All ports are free')];
}

/**
 * The local stack's folder, and who may do what in it.
 * @param {Pick<Subject, 'where' | 'settings'>} subject
 * @returns {Finding[]}
 */
export function checkDataDir({ where, settings: { dataDir, databaseUrl } }) {
  if (where !== 'local') return [];
  if (!existsSync(dataDir)) return [note(`${dataDir} isn't there yet: npm start makes it`)];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [problem(`${dataDir} can't be written`, 'Run as the user it belongs to, or choose another DATA_DIR')];
  }
  return [ok(`${dataDir} can be written`), ...checkSecretsFile(path.join(dataDir, 'secrets.json')), ...(databaseUrl === null ? checkDatabaseFolder(path.join(dataDir, 'postgres')) : [])];
}

/**
 * @param {string} file
 * @returns {Finding[]}
 */
function checkSecretsFile(file) {
  if (!existsSync(file)) return [];
  if ((statSync(file).mode & 0o077) !== 0) return [problem(`${file} can be read by others`, `chmod 600 ${file}`)];
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return [];
  } catch {
    return [problem(`${file} can't be read as JSON`, 'Mend it, or delete the data folder to start over')];
  }
}

/**
 * @param {string} folder
 * @returns {Finding[]}
 */
function checkDatabaseFolder(folder) {
  if (!existsSync(folder)) return [];
  try {
    const account = databaseAccount(folder);
    const barrier = firstBarrier(folder, account);
    return barrier === null ? [] : [problem(`PostgreSQL runs as ${account.name}, which may not enter ${barrier}`, 'Choose a DATA_DIR it can reach, for example /var/lib/rukn')];
  } catch (error) {
    return [problem(inWords(error), 'See what is said above')];
  }
}

/**
 * Room on the disks that data goes to.
 * @param {Pick<Subject, 'where' | 'settings' | 'uploadsDir'>} subject
 * @param {(folder: string) => { bavail: number, bsize: number }} [measure]
 * @returns {Finding[]}
 */
export function checkDisk({ where, settings, uploadsDir }, measure = statfsSync) {
  const folders = [where === 'local' ? settings.dataDir : null, uploadsDir].filter((folder) => folder !== null).map(existingParent);
  return [...new Set(folders)].map((folder) => {
    const { bavail, bsize } = measure(folder);
    const free = (bavail * bsize) / GIB;
    const words = `${free.toFixed(1)} GiB free at ${folder}`;
    return free >= LEAST_FREE_GIB ? ok(words) : problem(`Only ${words}`, 'Make room: the database stops when it can\'t write');
  });
}

/**
 * @param {string} folder
 * @returns {string}
 */
function existingParent(folder) {
  return existsSync(folder) || folder === path.dirname(folder) ? folder : existingParent(path.dirname(folder));
}

/**
 * Whether a picture could be stored.
 * @param {Pick<Subject, 'uploadsDir' | 's3Endpoint'>} subject
 * @returns {Finding[]}
 */
export function checkUploads({ uploadsDir, s3Endpoint }) {
  if (uploadsDir === null || s3Endpoint !== null) return [];
  if (!existsSync(uploadsDir)) return [note(`${uploadsDir} isn't there yet: the CMS makes it`)];
  const file = path.join(uploadsDir, `.doctor-${process.pid}`);
  try {
    writeFileSync(file, '', { flag: 'wx' });
    rmSync(file);
    return [ok('Uploads can be written')];
  } catch (error) {
    return [problem(`Uploads can't be written: ${inWords(error)}`, `Give the CMS's user the folder ${uploadsDir}`)];
  }
}
