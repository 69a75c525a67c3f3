// @ts-check
import http from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';

import { Failure } from '../failure.mjs';

/**
 * Fetches bytes as they are on the wire, gzip and all.
 * @param {string} url
 * @returns {Promise<{ status: number, encoding: string | undefined, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
export function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    http.get(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({
        status: response.statusCode ?? 0, encoding: response.headers['content-encoding'], headers: response.headers, body: Buffer.concat(chunks),
      }));
    }).on('error', reject);
  });
}

/**
 * Addresses of the scripts that a current browser loads with a page (`nomodule` ones it does not).
 * @param {string} html
 * @returns {string[]}
 */
export function scriptSources(html) {
  const tags = html.match(/<script\b[^>]*>|<link\b[^>]*\bas="script"[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1])
    .filter((source) => source !== undefined);
  return [...new Set(sources.map((source) => source.replaceAll('&amp;', '&')))];
}

/** @typedef {{ files: number, scriptBytes: number, htmlBytes: number }} Weight gzip, all of them compressed in the same way */

/** @param {Buffer} bytes */
const compressed = (bytes) => gzipSync(bytes, { level: 9 }).length;

/**
 * What a page's first load weighs. Whoever serves it compresses as it likes, so that everything is compressed anew here.
 * @param {string} origin
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export async function weigh(origin, address) {
  const html = await read(origin, address);
  const sources = scriptSources(html.toString('utf8'));
  let scriptBytes = 0;
  for (const source of sources) scriptBytes += compressed(await read(origin, source));
  return { files: sources.length, scriptBytes, htmlBytes: compressed(html) };
}

/** @param {string} origin @param {string} address */
async function read(origin, address) {
  const { status, encoding, body } = await fetchRaw(new URL(address, origin).href);
  if (status !== 200) throw new Failure(`${address} answers ${status}.`);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/**
 * Every public page's weight beside that of an empty page.
 * @param {{ site: string, paths: readonly string[], empty: { origin: string } }} options `empty`: serves an empty page at `/`
 * @returns {Promise<{ empty: Weight, pages: ({ path: string, scriptShareOver: number } & Weight)[] }>} `scriptShareOver`: by which share of the empty page's scripts a page has more
 */
export async function weighPages({ site, paths, empty }) {
  const base = await weigh(empty.origin, '/');
  const pages = [];
  for (const path of paths) {
    const weight = await weigh(site, path);
    pages.push({ path, ...weight, scriptShareOver: weight.scriptBytes / base.scriptBytes - 1 });
  }
  return { empty: base, pages };
}
