// @ts-check
import http from 'node:http';

import { Failure } from '../failure.mjs';
import { findFreePorts } from '../ports.mjs';
import { httpCall } from '../testing/http-call.mjs';
import { signIn } from './accounts.mjs';
import { startFront } from './front.mjs';

/** @typedef {{ name: string, seconds: number[], median: number, slowest: number }} Visible from the answer to the publication until the page shows it */
/** @typedef {Visible[]} Publish */

const ASK_EVERY_MS = 20;
const PATIENCE_MS = 20_000;

/** The page whose change is waited for, and one that shows the same in a list. */
const SLUG = 'seo';

/**
 * How long a published change takes to be on the page: at the website, and through the front. The page is visited all the while.
 * @param {object} options
 * @param {string} options.site
 * @param {number} options.sitePort
 * @param {string} options.folder of the run
 * @param {{ email: string, password: string }} options.account of staff
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {number} options.times
 * @param {AbortSignal} options.signal
 * @returns {Promise<Publish>}
 */
export async function measurePublish({ site, sitePort, folder, account, tools, times, signal }) {
  const [port = 0] = await findFreePorts(1);
  const front = await startFront({ ...tools, folder, port, sitePort });
  const agent = new http.Agent({ keepAlive: true });
  try {
    const { name, value } = await signIn(site, account);
    const staff = { cookie: `${name}=${value}` };
    const { data: service } = JSON.parse((await httpCall(`${site}/api/services/${SLUG}`, { agent, headers: staff })).text);
    const publish = async (/** @type {string} */ description) => {
      const { status, text } = await httpCall(`${site}/api/services/${service.id}`, {
        method: 'PUT', agent, headers: staff, json: { language: 'en', description, status: 'published' },
      });
      if (status !== 200) throw new Failure(`Publishing a service: status ${status}, ${text.slice(0, 200)}`);
    };
    const places = [
      { name: 'website, the service', url: `${site}/services/${SLUG}` }, { name: 'website, the list', url: `${site}/services` },
      { name: 'through the front, the service', url: `http://127.0.0.1:${port}/services/${SLUG}` },
    ].map((place) => ({ ...place, seconds: /** @type {number[]} */ ([]) }));
    for (let turn = 1; turn <= times; turn += 1) {
      signal.throwIfAborted();
      const words = `Measured publication number ${turn} of this run`;
      await publish(words);
      const published = performance.now();
      await Promise.all(places.map(async ({ url, seconds }) => {
        await seen(url, words, agent);
        seconds.push((performance.now() - published) / 1000);
      }));
    }
    await publish(service.description);
    return places.map(({ name: place, seconds }) => summary(place, seconds));
  } finally {
    agent.destroy();
    await front.stop();
  }
}

/**
 * @param {string} name
 * @param {readonly number[]} seconds
 * @returns {Visible}
 */
export function summary(name, seconds) {
  const sorted = [...seconds].sort((a, b) => a - b);
  return { name, seconds: [...seconds], median: sorted[Math.floor(sorted.length / 2)] ?? NaN, slowest: sorted.at(-1) ?? NaN };
}

/** @param {string} url @param {string} words @param {http.Agent} agent */
async function seen(url, words, agent) {
  const end = performance.now() + PATIENCE_MS;
  while (!(await httpCall(url, { agent })).text.includes(words)) {
    if (performance.now() > end) throw new Failure(`${url} doesn't show what was published ${PATIENCE_MS / 1000} seconds ago.`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
