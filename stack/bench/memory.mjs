// @ts-check
import { readFileSync } from 'node:fs';
import http from 'node:http';

import { childrenOf } from '../process-info.mjs';
import { RARE_WORDS, search } from './api.mjs';
import { knownOperation, unkept } from './known-operations.mjs';
import { measure } from './wrk.mjs';
import { measureRequests } from './wrk-requests.mjs';

/** @typedef {{ name: string, idleBytes: number, peakBytes: number }} ProcessMemory resident, of the process and of all that it has started */
/** @typedef {ProcessMemory[]} Memory */

const SAMPLE_EVERY_MS = 200;

/**
 * Memory of a process and of those that it has started, as the machine gives it to them.
 * @param {number} pid
 * @returns {number} bytes; 0 for what is gone
 */
export function residentBytes(pid) {
  const [own, ...children] = [ownBytes(pid), ...childrenOf(pid).map(residentBytes)];
  return children.reduce((sum, bytes) => sum + bytes, own);
}

/** @param {number} pid */
function ownBytes(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * The most that each process has while some work lasts.
 * @param {Readonly<Record<string, number>>} pids by name
 * @param {() => Promise<void>} work
 * @returns {Promise<Memory>}
 */
export async function watchMemory(pids, work) {
  const seen = Object.entries(pids).map(([name, pid]) => ({ name, pid, idleBytes: residentBytes(pid), peakBytes: 0 }));
  const look = () => {
    for (const one of seen) one.peakBytes = Math.max(one.peakBytes, residentBytes(one.pid));
  };
  look();
  const timer = setInterval(look, SAMPLE_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return seen.map(({ name, idleBytes, peakBytes }) => ({ name, idleBytes, peakBytes }));
}

/**
 * The most memory that the website and the CMS have while pages, pictures, the API, searches and the CMS's own resolvers are asked for at once.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.cms
 * @param {readonly string[]} options.paths of pages
 * @param {Readonly<Record<string, number>>} options.pids
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {string} options.folder for a file while it lasts
 * @param {number} options.seconds
 * @returns {Promise<Memory>}
 */
export function measureMemory({ site, cms, paths, pids, tools, folder, seconds }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const { name, document } = unkept(knownOperation('ServiceList'));
  const graphql = { method: 'POST', path: '/graphql', json: { query: document, operationName: name, variables: { locale: 'ar' } } };
  return watchMemory(pids, async () => {
    const end = performance.now() + seconds * 1000;
    const searching = async () => {
      for (let index = 0; performance.now() < end; index += 1) await search(site, agent, index, RARE_WORDS);
    };
    try {
      await Promise.all([
        measureRequests({ ...tools, site, requests: paths.map((path) => ({ method: 'GET', path })), seconds, connections: 32, folder }),
        measure({ ...tools, url: `${site}/api/services?limit=100`, seconds, connections: 8 }),
        // Another folder's name for the list: both are read as their loads begin.
        measureRequests({ ...tools, site: cms, requests: [graphql], seconds, connections: 8, folder: `${folder}/logs` }),
        searching(),
      ]);
    } finally {
      agent.destroy();
    }
  });
}
