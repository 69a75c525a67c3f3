// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { requireCommand } from './command.mjs';
import { Failure } from './failure.mjs';
import { REPORTS_DIR } from './paths.mjs';

const FOLDER = path.join(REPORTS_DIR, 'tools');

/**
 * @typedef {object} Wish
 * @property {string} name as people call it: "nginx and wrk"
 * @property {string[]} programs what is to be run
 * @property {string[]} packages what holds the programs, and the libraries that a machine without them lacks
 */

/** @typedef {{ files: Record<string, string>, libraries: string }} Programs `files`: each program's path; `libraries`: for LD_LIBRARY_PATH */

/**
 * Programs that tests and measurements need: the system's, else out of the Debian packages. Those are unpacked below
 * .reports/ and not installed: an installed server would start as a service and take its port.
 * @param {Wish} wish
 * @param {{ logFile: string, signal?: AbortSignal, fetching?: (work: () => Promise<void>) => Promise<void> }} options
 * @returns {Promise<Programs>}
 */
export async function ensurePrograms({ name, programs, packages }, { logFile, signal, fetching = (work) => work() }) {
  if (programs.some((program) => find(program) === null)) {
    if (onPath('apt-get') === null) throw new Failure(`${name}: not found. Install it and try again.`);
    await fetching(() => unpack(packages, `Fetching ${name}`, logFile, signal));
  }
  const files = programs.map((program) => {
    const file = find(program);
    if (file === null) throw new Failure(`${name} could not be had from the Debian packages.`);
    return [program, file];
  });
  return { files: Object.fromEntries(files), libraries: path.join(FOLDER, 'usr/lib', multiarch()) };
}

/**
 * @param {string[]} packages
 * @param {string} title
 * @param {string} logFile
 * @param {AbortSignal} [signal]
 */
async function unpack(packages, title, logFile, signal) {
  const downloads = path.join(FOLDER, 'packages');
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  const update = process.getuid?.() === 0 ? 'apt-get update && ' : '';
  // The sandbox user of apt may not write into a folder of ours.
  await requireCommand('sh', ['-c', `${update}apt-get -o APT::Sandbox::User=root download ${packages.join(' ')}`], {
    title, cwd: downloads, env: process.env, logFile, signal,
  });
  for (const file of readdirSync(downloads)) execFileSync('dpkg-deb', ['-x', file, FOLDER], { cwd: downloads });
}

/**
 * @param {string} program
 * @returns {string | null}
 */
function find(program) {
  const unpacked = ['usr/sbin', 'usr/bin'].map((folder) => path.join(FOLDER, folder, program));
  return onPath(program) ?? unpacked.find((file) => existsSync(file)) ?? null;
}

/** @param {string} program */
function onPath(program) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file)) ?? null;
}

/** Debian's name for this machine's kind of libraries. */
function multiarch() {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
