// @ts-check
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, test } from 'node:test';

import { readSubject } from './subject.mjs';
import { checkAnswers } from './answers.mjs';

/** @type {http.Server[]} */
const servers = [];
after(() => servers.forEach((server) => server.close()));

/**
 * @param {(request: http.IncomingMessage) => { status: number, body?: string, headers?: Record<string, string> }} answer
 * @returns {Promise<string>} its address
 */
async function serve(answer) {
  const server = http.createServer((request, response) => {
    const { status, body = '', headers = {} } = answer(request);
    response.writeHead(status, { connection: 'close', ...headers }).end(body);
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

const publicUrl = 'https://www.rukn.example';
const secrets = { SITE_API_SECRET: 'the-secret-of-the-cms', REVALIDATE_SECRET: 'the-secret-of-the-site' };

/**
 * Website and CMS as they should be, but for what is given.
 * @param {{ cmsSecret?: string, siteSecret?: string, me?: number, origin?: string, cmsHealth?: number, siteDate?: Date }} [but]
 */
async function deployment({ cmsSecret = secrets.SITE_API_SECRET, siteSecret = secrets.REVALIDATE_SECRET, me = 401, origin = publicUrl, cmsHealth = 200, siteDate = new Date() } = {}) {
  const cmsUrl = await serve(({ url, headers }) => {
    if (url === '/api/health') return { status: cmsHealth };
    return headers.authorization === `Bearer ${cmsSecret}` ? { status: 401 } : { status: 401, headers: { 'www-authenticate': 'Bearer' } };
  });
  const siteUrl = await serve(({ url, headers, method }) => {
    if (url === '/api/health') return { status: 200, headers: { date: siteDate.toUTCString() } };
    if (url === '/robots.txt') return { status: 200, body: `User-Agent: *\nSitemap: ${origin}/sitemap.xml\n` };
    if (url === '/api/revalidate' && method === 'POST') return { status: headers.authorization === `Bearer ${siteSecret}` ? 415 : 401 };
    return { status: me };
  });
  return { ...readSubject({ DEPLOYMENT: 'production' }), cmsUrl, siteUrl, publicUrl, secrets };
}

/** @param {Awaited<ReturnType<typeof deployment>>} subject */
async function problems(subject) {
  const findings = await checkAnswers(subject);
  return findings.flatMap((finding) => (finding.level === 'problem' ? [`${finding.what} → ${finding.mend}`] : []));
}

test('nothing is wrong where both answer and know each other', async () => {
  const subject = await deployment();
  assert.deepEqual(await problems(subject), []);
  assert.equal((await checkAnswers(subject)).length, 7);
});

test('secrets that differ are found on either side', async () => {
  assert.match((await problems(await deployment({ cmsSecret: 'another' }))).join(), /^The CMS doesn't take SITE_API_SECRET → .*same SITE_API_SECRET/);
  assert.match((await problems(await deployment({ siteSecret: 'another' }))).join(), /^The website doesn't take REVALIDATE_SECRET/);
  assert.match((await problems(await deployment({ me: 503 }))).join(), /^The website can't ask the CMS about accounts \(503\)/);
});

test('a website that takes another address for its own', async () => {
  assert.match((await problems(await deployment({ origin: 'http://localhost:3000' }))).join(), /^The website takes http:\/\/localhost:3000 for its address, but it should be https:\/\/www\.rukn\.example/);
});

test('a clock that is wrong', async () => {
  assert.match((await problems(await deployment({ siteDate: new Date(Date.now() - 3_600_000) }))).join(), /clocks of this machine and of the website are 3[56]\d\d s apart/);
});

test('what doesn\'t answer is named, and the rest is looked at all the same', async () => {
  const nobody = 'http://127.0.0.1:9';
  const found = await problems({ ...(await deployment({ me: 503 })), cmsUrl: nobody });
  assert.equal(found.length, 1);
  assert.match(found[0] ?? '', /^The CMS doesn't answer/);
  assert.match((await problems(await deployment({ cmsHealth: 503 }))).join(), /^The CMS answers 503/);
  assert.match((await problems({ ...(await deployment()), siteUrl: nobody })).join(), /^The website doesn't answer at http:\/\/127\.0\.0\.1:9/);
});

test('of a local stack that doesn\'t run nothing is expected', async () => {
  const findings = await checkAnswers({ ...(await deployment()), where: 'local', running: null, siteUrl: 'http://127.0.0.1:9' });
  assert.deepEqual(findings.map(({ level }) => level), ['note']);
});
