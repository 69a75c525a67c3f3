// @ts-check
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { httpCall } from '../testing/http-call.mjs';

/** @typedef {{ pages: number, chunks: number, problems: string[] }} Read */

const PAGES = ['/', '/ar', '/services', '/services/seo', '/ar/services/seo', '/blog', '/ar/blog', '/about'];
/** Every script and style that a page names. */
const CHUNK = /\/_next\/static\/[^"'\\\s<>)]+\.(?:js|css)/g;
const PAUSE_MS = 10;
const MOST_PROBLEMS = 20;

/**
 * Reads pages through the public door, as HTML and as the data of navigations, and all scripts and styles that they name, until told to stop.
 * @param {{ front: string, count: number, control: { readonly stopping: boolean } }} options
 * @returns {Promise<Read>}
 */
export async function readPages({ front, count, control }) {
  /** @type {Read} */
  const read = { pages: 0, chunks: 0, problems: [] };
  /** @type {Set<string>} */
  const known = new Set();
  const get = async (/** @type {string} */ path, /** @type {http.Agent} */ agent, /** @type {http.OutgoingHttpHeaders} */ headers = {}) => {
    const answer = await httpCall(front + path, { agent, headers: { 'x-forwarded-for': '10.8.0.1', ...headers } }).catch((error) => ({ status: 0, text: String(error) }));
    // A navigation may be sent on to the address that says what it asks for.
    const isGood = answer.status === 200 || (answer.status === 307 && headers.rsc !== undefined);
    if (!isGood && read.problems.length < MOST_PROBLEMS) read.problems.push(`GET ${path}: ${answer.status || answer.text}`);
    return answer;
  };
  await Promise.all(Array.from({ length: count }, async (_, reader) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = reader; !control.stopping; turn += 1) {
      const page = PAGES[turn % PAGES.length] ?? '/';
      // Every third asks as a navigation inside the page does, which the public door keeps nothing of.
      const { text } = await get(page, agent, turn % 3 === 0 ? { rsc: '1' } : {});
      read.pages += 1;
      for (const [chunk] of text.matchAll(CHUNK)) {
        if (known.has(chunk)) continue;
        known.add(chunk);
        await get(chunk, agent);
        read.chunks += 1;
      }
      // What was named before an update has to be there afterwards, too.
      const [first] = known;
      if (first !== undefined) {
        known.delete(first);
        known.add(first);
        await get(first, agent);
        read.chunks += 1;
      }
      await wait(PAUSE_MS);
    }
    agent.destroy();
  }));
  return read;
}
