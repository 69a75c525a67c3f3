// @ts-check
import http from 'node:http';

import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';
import { httpCall } from '../testing/http-call.mjs';
import { until } from '../until.mjs';
import { signIn } from './accounts.mjs';
import { alternate } from './alternate.mjs';
import { COMMON_WORDS, RARE_WORDS, search } from './api.mjs';
import { load } from './load.mjs';
import { GROWN, seedContent } from './seed-content.mjs';
import { firstPost, readSitemap } from './site-paths.mjs';
import { setCounting } from './statements.mjs';
import { measure } from './wrk.mjs';

/** @typedef {{ name: string, beforeMs: number, afterMs: number, times: number, promised: boolean }} GrowthRow medians of one answer; `times`: after beside before */
/** @typedef {{ posts: number, services: number, seedSeconds: number, rows: GrowthRow[] }} Growth */
/** @typedef {import('./alternate.mjs').Row} Row */

const CONNECTIONS = 8;
const PATIENCE_MS = 120_000;

/** As many as there are before, too: more in an answer take longer, whatever else there is. */
const FEW = 5;

/** Finds ten thousand posts instead of a few, and counts and orders them: shown, and not promised to take as long. */
const EVERYWHERE = '/api/search, a word that every post has';

/**
 * How long pages and the API take with the content that is there, and with ten thousand posts and five hundred services more.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.databaseUrl of a stack with `countStatements`
 * @param {{ email: string, password: string }} options.account of staff
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {boolean} options.quick a tenth of the content only
 * @param {AbortSignal} options.signal
 * @param {(text: string) => void} options.note
 * @returns {Promise<Growth>}
 */
export async function measureGrowth({ site, databaseUrl, account, tools, rounds, seconds, quick, signal, note }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const [posts, services] = [GROWN.posts, GROWN.services].map((count) => (quick ? count / 10 : count));
  try {
    const post = firstPost(await readSitemap(site));
    const subjects = subjectsOf(site, post, agent, tools);
    const before = await alternate(subjects, { rounds, seconds, signal });
    const begin = performance.now();
    await withClient(databaseUrl, async (database) => {
      await setCounting(database, false);
      await seedContent(database, { posts: posts ?? 0, services: services ?? 0, signal });
    });
    const seedSeconds = (performance.now() - begin) / 1000;
    note(`${posts} posts and ${services} services in ${Math.round(seedSeconds)} s`);
    await announce(site, account, agent, post.slice('/blog/'.length));
    await until(() => shows(`${site}/blog`, 'growth-post-1', agent), { what: 'The blog with the new posts', timeoutMs: PATIENCE_MS, signal });
    await until(() => shows(`${site}/services/page/2`, 'growth-service-', agent), { what: 'The catalogue with the new services', timeoutMs: PATIENCE_MS, signal });
    const after = await alternate(subjects, { rounds, seconds, signal });
    return { posts: posts ?? 0, services: services ?? 0, seedSeconds, rows: compare(before, after) };
  } finally {
    agent.destroy();
  }
}

/**
 * @param {readonly Row[]} before
 * @param {readonly Row[]} after the same subjects in the same order
 * @returns {GrowthRow[]}
 */
export function compare(before, after) {
  return before.map(({ name, p50Ms }, index) => {
    const afterMs = after[index]?.p50Ms ?? NaN;
    return { name, beforeMs: p50Ms, afterMs, times: afterMs / p50Ms, promised: name !== EVERYWHERE };
  });
}

/**
 * @param {string} site
 * @param {string} post
 * @param {http.Agent} agent
 * @param {import('./tools.mjs').Tools} tools
 * @returns {[string, (seconds: number) => Promise<import('./wrk.mjs').Measurement>][]}
 */
function subjectsOf(site, post, agent, tools) {
  const paths = [
    '/', '/ar', '/services', '/services/seo', '/ar/services/seo', '/blog', '/blog/page/2', '/blog/category/seo', post, '/sitemap.xml',
    `/api/services?limit=${FEW}`, '/api/services/seo', `/api/subservices?limit=${FEW}`, '/api/blogs?limit=3', `/api/blogs/slug/${post.slice('/blog/'.length)}`,
  ];
  return [
    ...paths.map((path) => /** @type {[string, (seconds: number) => Promise<import('./wrk.mjs').Measurement>]} */ ([
      path, (seconds) => measure({ ...tools, url: site + path, seconds, connections: CONNECTIONS }),
    ])),
    ['/api/search, words of a few documents', (seconds) => load({ connections: CONNECTIONS, seconds, request: (index) => search(site, agent, index, RARE_WORDS) })],
    [EVERYWHERE, (seconds) => load({ connections: CONNECTIONS, seconds, request: (index) => search(site, agent, index, COMMON_WORDS) })],
  ];
}

/**
 * Publishes a service and a post as staff do, so that the site is told that both kinds of content have changed.
 * @param {string} site
 * @param {{ email: string, password: string }} account
 * @param {http.Agent} agent
 * @param {string} post its slug
 */
async function announce(site, account, agent, post) {
  const { name, value } = await signIn(site, account);
  const headers = { cookie: `${name}=${value}` };
  const changes = /** @type {const} */ ([['/api/services/seo', '/api/services', 'description'], [`/api/blogs/slug/${post}`, '/api/blogs', 'excerpt']]);
  for (const [path, list, field] of changes) {
    /** @type {{ data: { id: string } & Record<string, unknown> }} */
    const { data } = JSON.parse((await httpCall(site + path, { agent })).text);
    const json = { language: 'en', [field]: `${data[field]} …`, status: 'published' };
    const { status, text } = await httpCall(`${site}${list}/${data.id}`, { method: 'PUT', agent, headers, json });
    if (status !== 200) throw new Failure(`Publishing at ${list}: status ${status}, ${text.slice(0, 200)}`);
  }
}

/** @param {string} url @param {string} words @param {http.Agent} agent */
async function shows(url, words, agent) {
  const { status, text } = await httpCall(url, { agent });
  return status === 200 && text.includes(words);
}
