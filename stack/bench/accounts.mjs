// @ts-check
import { Failure } from '../failure.mjs';
import { load } from './load.mjs';
import { measure, median } from './wrk.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */
/** @typedef {{ name: string, rates: number[] } & Measurement} Row */
/** @typedef {{ connections: number, rows: Row[], meShareOfCmsNoop: number }} Accounts */

const CONNECTIONS = 16;

const NAMES = {
  siteNoop: 'website, no-op: /api/health',
  siteMe: 'website: /api/auth/me',
  siteLogin: 'website: /api/auth/login',
  cmsNoop: 'CMS, no-op: /_health',
  cmsReady: 'CMS: /api/ready, which asks the database',
  cmsMe: 'CMS: /api/account/me, as the website asks it',
};

/**
 * Signing in and asking who is signed in, beside routes that do nothing, in the website and in the CMS: the difference
 * is what accounts cost. Health is the website's cheapest route: it asks nobody.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.cms
 * @param {string} options.siteApiSecret
 * @param {{ email: string, password: string }} options.account
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {AbortSignal} options.signal
 * @returns {Promise<Accounts>}
 */
export async function measureAccounts({ site, cms, siteApiSecret, account, tools, rounds, seconds, signal }) {
  const { name, value } = await signIn(site, account);
  const cookie = { Cookie: `${name}=${value}` };
  const asSite = { Authorization: `Bearer ${siteApiSecret}`, 'X-Client-Address': '192.0.2.1', 'X-Session-Secret': value };
  /** @param {string} url @param {Record<string, string>} [headers] @returns {(seconds: number) => Promise<Measurement>} */
  const get = (url, headers) => (duration) => measure({ ...tools, url, seconds: duration, connections: CONNECTIONS, headers });

  /** @type {[string, (seconds: number) => Promise<Measurement>][]} */
  const subjects = [
    [NAMES.siteNoop, get(`${site}/api/health`)],
    [NAMES.siteMe, get(`${site}/api/auth/me`, cookie)],
    [NAMES.siteLogin, (duration) => load({
      connections: CONNECTIONS,
      seconds: duration,
      async request(index) {
        const response = await loginRequest(site, account, index);
        return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
      },
    })],
    [NAMES.cmsNoop, get(`${cms}/_health`)],
    [NAMES.cmsReady, get(`${cms}/api/ready`)],
    [NAMES.cmsMe, get(`${cms}/api/account/me`, asSite)],
  ];
  /** @type {Map<string, Measurement[]>} */
  const measured = new Map(subjects.map(([subject]) => [subject, []]));
  for (const [, run] of subjects) await run(1);
  // Rounds alternate, so that a machine that slows down slows all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, run] of subjects) {
      signal.throwIfAborted();
      measured.get(subject)?.push(await run(seconds));
    }
  }
  const rows = [...measured].map(([subject, results]) => ({
    name: subject, ...median(results), rates: results.map(({ requestsPerSecond }) => requestsPerSecond),
  }));
  const rate = (/** @type {string} */ subject) => rows.find((row) => row.name === subject)?.requestsPerSecond ?? NaN;
  return { connections: CONNECTIONS, rows, meShareOfCmsNoop: rate(NAMES.siteMe) / rate(NAMES.cmsNoop) };
}

/**
 * Each sign-in comes from an address of its own, so that what is measured is the sign-in and not its limit.
 * @param {string} site
 * @param {{ email: string, password: string }} account
 * @param {number} index
 * @returns {Promise<Response>}
 */
function loginRequest(site, account, index) {
  return fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${index >> 16 & 255}.${index >> 8 & 255}.${index & 255}` },
    body: JSON.stringify({ ...account, sessionId: `session_bench_${index}` }),
  });
}

/**
 * @param {string} site
 * @param {{ email: string, password: string }} account
 * @returns {Promise<{ name: string, value: string }>} the session's cookie
 */
export async function signIn(site, account) {
  const response = await loginRequest(site, account, 0);
  const match = /^((?:__Host-)?session)=([^;]+)/.exec(response.headers.getSetCookie().join('\n'));
  if (match === null) throw new Failure(`Signing in for the measurement: status ${response.status}, no session cookie.`);
  const [, name = '', value = ''] = match;
  return { name, value };
}
