// @ts-check
import { clockFinding } from './database-check.mjs';
import { inWords, note, ok, problem } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./subject.mjs').Subject} Subject */

const TIMEOUT_MS = 5_000;
/** A session that nobody has: whoever asks with it has to ask the CMS. */
const NOBODY = 'A'.repeat(43);

/**
 * @param {string} url
 * @param {RequestInit} [init]
 */
const ask = (url, init) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

/**
 * Website and CMS answer, and each knows the other.
 * @param {Subject} subject
 * @returns {Promise<Finding[]>}
 */
export async function checkAnswers(subject) {
  const { where, running, cmsUrl, siteUrl } = subject;
  if (where === 'local' && running === null) return [note('Website and CMS don\'t run: npm start starts them')];
  const cms = cmsUrl === null ? null : await checkCms(cmsUrl, subject.secrets.SITE_API_SECRET);
  const site = siteUrl === null ? null : await checkSite(siteUrl, subject, cms?.answers ?? true);
  return [...(cms?.findings ?? []), ...(site ?? [])];
}

/**
 * @param {string} url
 * @param {string | undefined} secret
 * @returns {Promise<{ answers: boolean, findings: Finding[] }>}
 */
async function checkCms(url, secret) {
  try {
    const health = await ask(`${url}/api/health`);
    if (health.status !== 200) return { answers: false, findings: [problem(`The CMS answers ${health.status} when asked for its health`, 'Look at its log: it names the part that fails')] };
    const findings = [ok('The CMS answers')];
    if (secret === undefined) return { answers: true, findings };
    const guarded = await ask(`${url}/api/account/me`, { headers: { authorization: `Bearer ${secret}` } });
    findings.push(guarded.status === 401 && guarded.headers.has('www-authenticate')
      ? problem('The CMS doesn\'t take SITE_API_SECRET', 'Set the same SITE_API_SECRET for CMS and website, and restart both')
      : ok('The CMS takes SITE_API_SECRET'));
    return { answers: true, findings };
  } catch (error) {
    return { answers: false, findings: [problem(`The CMS doesn't answer: ${inWords(error)}`, 'Start it; if it ends again, the end of its log says why')] };
  }
}

/**
 * @param {string} url
 * @param {Subject} subject
 * @param {boolean} cmsAnswers
 * @returns {Promise<Finding[]>}
 */
async function checkSite(url, { secrets, publicUrl }, cmsAnswers) {
  try {
    const health = await ask(`${url}/api/health`);
    if (health.status !== 200) return [problem(`The website answers ${health.status} when asked for its health`, 'Look at its log')];
    const findings = [ok('The website answers')];
    const date = health.headers.get('date');
    if (date !== null) findings.push(clockFinding('the website', new Date(date)));
    findings.push(...(await checkAddress(url, publicUrl)));
    if (secrets.REVALIDATE_SECRET !== undefined) findings.push(await checkNotification(url, secrets.REVALIDATE_SECRET));
    if (cmsAnswers) findings.push(await checkWayToCms(url));
    return findings;
  } catch (error) {
    return [problem(`The website doesn't answer at ${url}: ${inWords(error)}`, 'Start it; if it runs, check the address, its certificate, and the proxy before it')];
  }
}

/**
 * What isn't JSON is refused only after the secret was looked at, and tells nobody of any change.
 * @param {string} url
 * @param {string} secret
 * @returns {Promise<Finding>}
 */
async function checkNotification(url, secret) {
  const { status } = await ask(`${url}/api/revalidate`, { method: 'POST', body: '-', headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' } });
  if (status === 400 || status === 415) return ok('The website takes REVALIDATE_SECRET');
  if (status === 401) return problem('The website doesn\'t take REVALIDATE_SECRET: what is published arrives late', 'Set the same REVALIDATE_SECRET for CMS and website, and restart both');
  return note(`Whether the website takes REVALIDATE_SECRET can't be told from here (${status})`);
}

/**
 * @param {string} url
 * @returns {Promise<Finding>}
 */
async function checkWayToCms(url) {
  const { status } = await ask(`${url}/api/auth/me`, { headers: { cookie: `session=${NOBODY}; __Host-session=${NOBODY}` } });
  if (status === 401) return ok('The website reaches the CMS, which knows it');
  return problem(`The website can't ask the CMS about accounts (${status})`, 'Check its CMS_URL, and that SITE_API_SECRET is the same for both');
}

/**
 * Links are made of the address that the website takes for its own.
 * @param {string} url
 * @param {string} publicUrl
 * @returns {Promise<Finding[]>}
 */
async function checkAddress(url, publicUrl) {
  const robots = await (await ask(`${url}/robots.txt`)).text();
  const sitemap = /^Sitemap:\s*(\S+)$/im.exec(robots)?.[1];
  if (sitemap === undefined || !URL.canParse(sitemap)) return [note('What the website takes for its address can\'t be told')];
  const { origin } = new URL(sitemap);
  return [origin === new URL(publicUrl).origin
    ? ok(`The website takes ${origin} for its address`)
    : problem(`The website takes ${origin} for its address, but it should be ${new URL(publicUrl).origin}: links and sign-in break`, 'Set SITE_URL (docker-compose: SITE_DOMAIN) to what visitors type, and restart the website')];
}

/**
 * @param {Pick<Subject, 'where' | 'publicUrl'>} subject
 * @returns {Finding[]}
 */
export function checkSiteUrl({ where, publicUrl }) {
  if (!URL.canParse(publicUrl)) return [problem('SITE_URL isn\'t the address of a website', 'Set it to what visitors type: https://www.example.com')];
  const url = new URL(publicUrl);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') return [problem(`SITE_URL ${publicUrl} has a path`, `Set it to ${url.origin}`)];
  if (where !== 'local' && url.protocol !== 'https:') return [problem(`SITE_URL ${publicUrl} isn't https: browsers keep no session`, `Set it to https://${url.host}`)];
  if (where !== 'local' && /^(localhost|127\.|\[)/.test(url.hostname)) return [problem(`SITE_URL ${publicUrl} leads nowhere from outside`, 'Set it to what visitors type')];
  return [ok(`SITE_URL is ${url.origin}`)];
}
