// @ts-check
import http from 'node:http';

import { Failure } from '../failure.mjs';
import { httpCall } from '../testing/http-call.mjs';
import { alternate } from './alternate.mjs';
import { knownOperation } from './known-operations.mjs';
import { load } from './load.mjs';
import { readSlugs } from './slugs.mjs';
import { measure } from './wrk.mjs';

/** @typedef {import('./alternate.mjs').Row} Row */
/** @typedef {{ connections: number, rows: Row[] }} Api */

const CONNECTIONS = 16;

/** What everybody may read, but for searches. @param {import('./slugs.mjs').Slugs} slugs */
const reads = ({ service, subService, post }) => [
  '/api/health', '/api/services?limit=20', `/api/services/${service}`, '/api/subservices?limit=20', `/api/subservices/${subService}`,
  '/api/blogs?limit=3', `/api/blogs/slug/${post}`, '/api/openapi.json',
];

/** Words of the demo content. Grown content has none of the rare ones, and the common one in every post. */
export const RARE_WORDS = ['bilingual', 'vitals', 'starter', 'audit', 'arabic'];
export const COMMON_WORDS = ['content'];

/**
 * What the site's `/api` answers to everybody, requests per second. Accounts, carts and events have sections of their own.
 * @param {object} options
 * @param {string} options.site
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {AbortSignal} options.signal
 * @returns {Promise<Api>}
 */
export async function measureApi({ site, tools, rounds, seconds, signal }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const slugs = await readSlugs(site);
    const gets = reads(slugs);
    const rows = await alternate([
      ...gets.map((path) => /** @type {const} */ ([`GET ${path}`, (/** @type {number} */ duration) =>
        measure({ ...tools, url: site + path, seconds: duration, connections: CONNECTIONS })])),
      ['GET /api/search', (duration) => load({ connections: CONNECTIONS, seconds: duration, request: (index) => search(site, agent, index, RARE_WORDS) })],
      ['POST /api/graphql, ServiceList by its hash', (duration) => load({ connections: CONNECTIONS, seconds: duration, request: () => askByHash(site, agent) })],
    ], { rounds, seconds, signal });
    return { connections: CONNECTIONS, rows };
  } finally {
    agent.destroy();
  }
}

/**
 * Each search comes from a visitor of its own, so that what is measured is the search and not its limit.
 * @param {string} site
 * @param {http.Agent} agent
 * @param {number} index
 * @param {readonly string[]} words one of which is asked for
 */
export async function search(site, agent, index, words) {
  const headers = { 'x-forwarded-for': `10.${index >> 16 & 255}.${index >> 8 & 255}.${index & 255}` };
  const { status, text } = await httpCall(`${site}/api/search?q=${words[index % words.length]}`, { agent, headers });
  return { status, bytes: text.length };
}

/** @param {string} site @param {http.Agent} agent */
async function askByHash(site, agent) {
  const { name, hash } = knownOperation('ServiceList');
  const json = { operationName: name, variables: { locale: 'en' }, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  const { status, text } = await httpCall(`${site}/api/graphql`, { method: 'POST', agent, json });
  if (!text.startsWith('{"data"')) throw new Failure(`/api/graphql answers ${status}: ${text.slice(0, 200)}`);
  return { status, bytes: text.length };
}
