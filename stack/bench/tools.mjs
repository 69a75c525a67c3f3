// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { requireCommand } from '../command.mjs';
import { Failure } from '../failure.mjs';
import { REPORTS_DIR } from '../paths.mjs';

/** @typedef {{ nginx: string, wrk: string, env: NodeJS.ProcessEnv }} Tools */

const PACKAGES = ['nginx', 'wrk', 'libluajit-5.1-2', 'libluajit-5.1-common'];
const FOLDER = path.join(REPORTS_DIR, 'tools');

/** @param {string} name */
function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * nginx (to compare with) and wrk (to measure with): the system's, else out of the Debian packages. Those are unpacked
 * below .reports/ and not installed: an installed nginx would start as a service and take port 80.
 * @param {{ logDir: string, signal?: AbortSignal, fetching: (work: () => Promise<void>) => Promise<void> }} options
 * @returns {Promise<Tools>}
 */
export async function ensureTools({ logDir, signal, fetching }) {
  const libraries = path.join(FOLDER, 'usr/lib', multiarch());
  const own = { nginx: path.join(FOLDER, 'usr/sbin/nginx'), wrk: path.join(FOLDER, 'usr/bin/wrk') };
  const find = () => ({
    nginx: onPath('nginx') ?? (existsSync(own.nginx) ? own.nginx : null),
    wrk: onPath('wrk') ?? (existsSync(own.wrk) ? own.wrk : null),
  });
  let { nginx, wrk } = find();
  if (nginx === null || wrk === null) {
    if (onPath('apt-get') === null) throw new Failure('The benchmark needs nginx and wrk: install both and run it again.');
    await fetching(async () => {
      const downloads = path.join(FOLDER, 'packages');
      rmSync(downloads, { recursive: true, force: true });
      mkdirSync(downloads, { recursive: true });
      const options = { title: 'Fetching nginx and wrk', cwd: downloads, env: process.env, logFile: path.join(logDir, 'bench-tools.log'), signal };
      const update = process.getuid?.() === 0 ? 'apt-get update && ' : '';
      // The sandbox user of apt may not write into a folder of ours.
      await requireCommand('sh', ['-c', `${update}apt-get -o APT::Sandbox::User=root download ${PACKAGES.join(' ')}`], options);
      for (const file of readdirSync(downloads)) execFileSync('dpkg-deb', ['-x', file, FOLDER], { cwd: downloads });
    });
    ({ nginx, wrk } = find());
  }
  if (nginx === null || wrk === null) throw new Failure('nginx and wrk could not be had from the Debian packages.');
  return { nginx, wrk, env: { PATH: process.env.PATH, LD_LIBRARY_PATH: libraries } };
}

/** Debian's name for this machine's kind of libraries. */
function multiarch() {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
