// @ts-check
import http from 'node:http';

/**
 * Fetches bytes as they are on the wire, gzip and all.
 * @param {string} url
 * @returns {Promise<{ status: number, encoding: string | undefined, body: Buffer }>}
 */
export function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    http.get(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({
        status: response.statusCode ?? 0, encoding: response.headers['content-encoding'], body: Buffer.concat(chunks),
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

/** Files below this size are sent as they are: compressing them gains nothing. */
const SMALL_BYTES = 1024;

/**
 * JavaScript of a page's first load.
 * @param {string} origin
 * @param {string} html
 * @returns {Promise<{ files: number, gzipBytes: number }>}
 */
export async function firstLoadScripts(origin, html) {
  let gzipBytes = 0;
  const sources = scriptSources(html);
  for (const source of sources) {
    const { status, encoding, body } = await fetchRaw(new URL(source, origin).href);
    if (status !== 200 || (encoding !== 'gzip' && body.length > SMALL_BYTES)) throw new Error(`${source}: status ${status}, encoding ${encoding ?? 'none'}`);
    gzipBytes += body.length;
  }
  return { files: sources.length, gzipBytes };
}
