// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';

import { until } from '../until.mjs';
import { Visitor } from './visitor.mjs';

/** @typedef {import('./site.mjs').ReplicatedSite} Site */
/** @typedef {{ name: string, seen: string, problems: string[] }} Finding `problems`: nothing where it held */

/** Published on one replica, it has to be on all of them within this time. */
export const FRESH_MS = 5_000;
/** Without Redis a replica finds by itself what nobody told it: it asks every 15 seconds. */
const ALONE_FRESH_MS = 20_000;
/** The limit of wrong passwords for one account. */
const WRONG_PASSWORDS = 10;

const ADMIN = 'admin@rukn.example';
const CLIENT = 'client@rukn.example';
const SLUG = 'seo';

/** The smallest picture there is: one grey pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** @param {Site} site @param {string} address */
export const visitorOf = ({ front, origin }, address) => new Visitor({ front, origin, address });

/**
 * @param {Site} site
 * @param {string} email
 * @param {string} address
 */
export async function signedIn(site, email, address) {
  const visitor = visitorOf(site, address);
  const { status } = await visitor.call(site.front, 'POST', '/api/auth/login', { email, password: site.demoPassword });
  if (status !== 200) throw new Error(`signing in as ${email} was answered ${status}`);
  return visitor;
}

/** @param {Site} site @returns {{ name: string, url: string }[]} */
const places = ({ web, front }) => [...web.map(({ name, url }) => ({ name, url })), { name: 'through the front', url: front }];

/**
 * Publishes on each website in turn and waits until every place shows it.
 * @param {Site} site
 * @param {{ patienceMs?: number, name?: string }} [options]
 * @returns {Promise<Finding>}
 */
export async function checkPublish(site, { patienceMs = FRESH_MS, name = 'published on one, seen on all' } = {}) {
  const admin = await signedIn(site, ADMIN, '10.9.0.1');
  const reader = visitorOf(site, '10.9.0.2');
  /** @type {string[]} */
  const problems = [];
  let slowest = 0;
  const { body } = await admin.call(site.front, 'GET', `/api/services/${SLUG}`);
  const { data } = /** @type {{ data: { id: string, description: string } }} */ (body);
  const publish = async (/** @type {string} */ base, /** @type {string} */ description) => {
    const { status, text } = await admin.call(base, 'PUT', `/api/services/${data.id}`, { language: 'en', description, status: 'published' });
    if (status !== 200) problems.push(`publishing was answered ${status}: ${text.slice(0, 120)}`);
  };
  for (const [index, { url: base, name: one }] of site.web.entries()) {
    const words = `Words ${index + 1} that ${one} was told at ${Date.now()}`;
    await publish(base, words);
    const published = performance.now();
    await Promise.all(places(site).map(async (place) => {
      const shows = async () => (await reader.call(place.url, 'GET', `/services/${SLUG}`)).text.includes(words);
      await until(shows, { what: place.name, timeoutMs: patienceMs * 2, intervalMs: 50 }).then(
        () => {
          const took = performance.now() - published;
          slowest = Math.max(slowest, took);
          if (took > patienceMs) problems.push(`${place.name} showed it after ${seconds(took)}`);
        },
        () => problems.push(`${place.name} never showed what ${one} was told`),
      );
    }));
  }
  await publish(site.front, data.description);
  admin.close();
  reader.close();
  return { name, seen: `after ${seconds(slowest)} at most`, problems };
}

/** @param {Site} site @returns {Promise<Finding>} */
export async function checkLimits(site) {
  const visitor = visitorOf(site, '10.9.1.1');
  const statuses = [];
  for (let attempt = 0; attempt <= WRONG_PASSWORDS; attempt += 1) {
    const { url } = site.web[attempt % 2 === 0 ? 0 : 1];
    const { status } = await visitor.call(url, 'POST', '/api/auth/login', { email: 'marketing@rukn.example', password: `Wrong-${attempt}` });
    statuses.push(status);
  }
  visitor.close();
  const expected = [...Array(WRONG_PASSWORDS).fill(401), 429];
  const problems = statuses.join() === expected.join() ? [] : [`answered ${statuses.join(', ')}`];
  return { name: 'wrong passwords, counted together', seen: `${WRONG_PASSWORDS} times 401, then ${statuses.at(-1)}`, problems };
}

/** @param {Site} site @returns {Promise<Finding>} */
export async function checkSessions(site) {
  const [one, other] = site.web;
  const visitor = await signedIn(site, CLIENT, '10.9.2.1');
  const headers = visitor.headersFor(one.url);
  const ask = (/** @type {string} */ base) => fetch(`${base}/api/auth/me`, { headers }).then(({ status }) => status);
  const before = [await ask(one.url), await ask(other.url)];
  await visitor.call(one.url, 'POST', '/api/auth/logout', {});
  const after = [await ask(other.url), await ask(one.url)];
  visitor.close();
  const problems = before.join() === '200,200' && after.join() === '401,401' ? [] : [`before ${before.join(', ')}; after ${after.join(', ')}`];
  return { name: 'signed out on one, signed out on all', seen: `${before.join(', ')}, then ${after.join(', ')}`, problems };
}

/**
 * A picture that was uploaded by one is shown by all, and lies on no disk.
 * @param {Site} site
 * @param {string} dataDir
 * @returns {Promise<Finding>}
 */
export async function checkUploads(site, dataDir) {
  const admin = await signedIn(site, ADMIN, '10.9.3.1');
  /** @type {string[]} */
  const problems = [];
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'pixel.png');
  const [one] = site.web;
  const answer = await fetch(`${one.url}/api/uploads`, { method: 'POST', headers: admin.headersFor(one.url), body: form });
  const { data } = /** @type {{ data?: { url: string } }} */ (await answer.json());
  admin.close();
  if (answer.status !== 201 || data === undefined) return { name: 'uploads', seen: `status ${answer.status}`, problems: ['the upload was refused'] };
  const name = data.url.replace(/^\/media\//, '').replace(/\?.*$/, '');
  if (!site.store.objects.has(name)) problems.push('the store has no such object');
  for (const cms of site.cms) {
    if (existsSync(path.join(dataDir, cms.name, 'public/uploads', name))) problems.push(`it lies on the disk of ${cms.name}`);
    const { status } = await fetch(`${cms.url}/uploads/${name}`);
    if (status !== 200) problems.push(`${cms.name} answered ${status}`);
  }
  for (const place of places(site)) {
    const { status, headers } = await fetch(`${place.url}${data.url}`);
    if (status !== 200 || headers.get('content-type') !== 'image/png') problems.push(`${place.name} answered ${status}`);
  }
  if (site.store.refused.length > 0) problems.push(`refused by the store: ${site.store.refused.join(', ')}`);
  return { name: 'an upload, shown by all', seen: `${site.store.objects.size} objects in the store`, problems };
}

/**
 * Redis goes away: pages, limits and changes go on, each replica for itself.
 * @param {Site} site
 * @returns {Promise<Finding>}
 */
export async function checkWithoutRedis(site) {
  await site.stopRedis();
  const finding = await checkPublish(site, { patienceMs: ALONE_FRESH_MS, name: 'without Redis, each alone' });
  const visitor = visitorOf(site, '10.9.4.1');
  const { status } = await visitor.call(site.front, 'POST', '/api/auth/login', { email: CLIENT, password: site.demoPassword });
  visitor.close();
  return status === 200 ? finding : { ...finding, problems: [...finding.problems, `signing in was answered ${status}`] };
}
