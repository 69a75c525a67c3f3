// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { promises } from './promises.mjs';
import { report } from './report.mjs';
import { table } from './table.mjs';
import { writeUp } from './write-up.mjs';

/** @param {number} requestsPerSecond */
const measured = (requestsPerSecond) => ({ requestsPerSecond, p50Ms: 1, p99Ms: 2, bytesPerResponse: 100, rates: [requestsPerSecond] });

const nothing = {
  pages: null, weight: null, accounts: null, cart: null, api: null, graphql: null, publish: null, events: null, memory: null, figures: null, growth: null, lighthouse: null,
  rounds: 3, seconds: 5, quick: false, cpu: 'cpu', cores: 2, loadBefore: 0.1,
};

/** @param {Partial<import('./report.mjs').Run>} run */
const of = (run) => report({ ...nothing, ...run });
/** @param {import('./report.mjs').Report} outcome */
const broken = (outcome) => promises(outcome).filter(({ ok }) => !ok).map(({ name, target, seen }) => `${name}: ${seen}, ${target}`);

/** @param {number} connections @param {number} share */
const eventGroup = (connections, share) => ({
  connections, shareOfCmsNoop: share, acknowledged: 12_345,
  rows: [{ name: 'CMS, no-op: /_health', ...measured(1_400), shareOfCmsNoop: 1 }, { name: 'website: POST /api/analytics/track', ...measured(1_400 * share), shareOfCmsNoop: share }],
});

/** @param {number} ratio */
const figures = (ratio) => ({
  sizes: [{ events: 10_000_000, seedSeconds: 301.2, rollUpSeconds: 200, noop: { p50Ms: 0.5, p99Ms: 1 }, ranges: [{ days: 30, p50Ms: 7.25, p99Ms: 12 }, { days: 365, p50Ms: 20, p99Ms: 31 }] }],
  ratios: [{ days: 30, slowestToFastest: 1.1 }, { days: 365, slowestToFastest: ratio }],
});

/**
 * @param {string} path
 * @param {number} front of nginx' 1,000
 * @param {number} own
 * @param {{ forEveryone?: boolean, plain?: boolean }} [options]
 */
const page = (path, front, own, { forEveryone = true, plain = false } = {}) => ({
  path, gzipBytes: 20_480, forEveryone,
  servers: [
    { name: 'nginx, file', ...measured(1_000) }, { name: 'through the front', ...measured(front) }, { name: 'web/server', ...measured(own) },
    ...(plain ? [{ name: 'next start', ...measured(10) }] : []),
  ],
});

/** @param {number} share */
const weight = (share) => ({
  empty: { files: 5, scriptBytes: 102_400, htmlBytes: 1_024 },
  pages: [{ path: '/', files: 9, scriptBytes: 102_400 * (1 + share), htmlBytes: 20_480, scriptShareOver: share }],
});

test('what was not measured is neither shown nor a broken promise', () => {
  assert.deepEqual(promises(of({})), []);
  assert.equal(table(of({})).trim().split('\n').length, 1);
});

test('the slowest page stands for all that a proxy may keep', () => {
  const pages = { results: [page('/', 900, 300, { plain: true }), page('/blog', 490, 260), page('/login', 20, 20, { forEveryone: false })] };
  assert.deepEqual(broken(of({ pages })), ['pages through the front, of nginx; slowest of 2: /blog: 49.0 %, ≥ 50.0 %']);
  const text = table(of({ pages }));
  assert.match(text, /^\/ \(20\.0 KB\) +requests\/s/m);
  assert.match(text, /next start +10 +1\.00 +2\.00 +1\.0 % +10$/m);
  assert.match(text, /^ {2}\/blog +1,000 1\.00 2\.00 +100\.0 % +490 1\.00 2\.00 +49\.0 % +260 /m);
  assert.match(text, /^ {2}\/login \* /m);
});

test('scripts are promised beside an empty page', () => {
  assert.deepEqual(broken(of({ weight: weight(0.08) })), []);
  assert.deepEqual(broken(of({ weight: weight(0.081) })), ['scripts of / over an empty page: 8.1 %, ≤ 8.0 %']);
  assert.match(table(of({ weight: weight(0.05) })), /^ {2}\/ +20\.0 KB +105\.0 KB +9 +5\.0 %$/m);
});

test('events have to reach the no-op route at either number of connections', () => {
  const outcome = of({ events: [eventGroup(16, 1.25), eventGroup(64, 0.9)] });
  assert.deepEqual(broken(outcome), ['events at 64 connections, of the CMS\'s no-op route: 90.0 %, ≥ 100.0 %']);
  assert.match(table(outcome), /^events, 16 connections +requests\/s +p50 ms +p99 ms +of no-op +rounds$/m);
  assert.match(table(outcome), /POST \/api\/analytics\/track +1,750 +1\.00 +2\.00 +125\.0 % +1750$/m);
  assert.match(table(outcome), /12,345 answers 202, each found/);
  assert.equal(broken(of({ events: [eventGroup(16, 1), eventGroup(64, NaN)] })).length, 1);
});

test('the figures of few events and of many may be 1.5 times apart', () => {
  assert.deepEqual(broken(of({ figures: figures(1.5) })), []);
  const outcome = of({ figures: figures(1.51) });
  assert.deepEqual(broken(outcome), ['figures of 365 days, most events beside fewest: 1.51 ×, ≤ 1.50 ×']);
  assert.equal(broken(of({ figures: figures(NaN) })).length, 1);
  assert.match(table(outcome), /CMS, 10,000,000 events +7\.3 \/ 12\.0 +20\.0 \/ 31\.0 +0\.5 \/ 1\.0 {3}301 s \/ 200 s$/m);
});

test('grown content, memory and publications have their limits', () => {
  const growth = (/** @type {number} */ times) => ({ posts: 10_000, services: 500, seedSeconds: 60, rows: [{ name: '/blog', beforeMs: 2, afterMs: 2 * times, times, promised: true }, { name: 'a common word', beforeMs: 1, afterMs: 99, times: 99, promised: false }] });
  assert.deepEqual(broken(of({ growth: growth(1.5), memory: [{ name: 'website', idleBytes: 1, peakBytes: 400 * 1024 ** 2 }] })), []);
  assert.deepEqual(broken(of({ growth: growth(1.6) })), ['/blog with grown content: 1.60 ×, ≤ 1.50 ×']);
  assert.deepEqual(broken(of({ memory: [{ name: 'cms', idleBytes: 1, peakBytes: 701 * 1024 ** 2 }] })), ['memory of cms under load: 701 MB, ≤ 700 MB']);
  assert.equal(broken(of({ publish: [{ name: 'the list', seconds: [6], median: 6, slowest: 6 }] })).length, 1);
});

test('the catalogue stands beside the generated resolvers', () => {
  const count = { statements: 12, transaction: 0, texts: [] };
  const graphql = (/** @type {number} */ timesGenerated) => ({
    operations: [{ name: 'ServiceList', generated: count, kept: { ...count, statements: 1 }, requestsPerSecond: 2_000, p50Ms: 1, p99Ms: 2 }],
    catalogue: { services: 8, rows: [{ name: 'generated', ...measured(40) }, { name: 'own', ...measured(40 * timesGenerated) }], timesGenerated },
  });
  assert.deepEqual(broken(of({ graphql: graphql(50) })), []);
  assert.equal(broken(of({ graphql: graphql(49) })).length, 1);
  assert.match(table(of({ graphql: graphql(60) })), /^ {2}ServiceList +12\.00 \+ 0\.00 +1\.00 \+ 0\.00 +2,000 /m);
});

test('the columns of every table of rates stand below their headings', () => {
  const rates = table(of({ pages: { results: [page('/', 900, 500, { plain: true })] }, events: [eventGroup(16, 1)] })).split('\n');
  const ends = rates.filter((line) => /p99 ms {3}|^ {2}web\/server|^ {2}website: POST/.test(line)).map((line) => line.search(/p99 ms|2\.00/) + (/p99 ms/.test(line) ? 6 : 4));
  assert.equal(new Set(ends).size, 1);
});

test('what is kept says what is promised, and when it was measured', () => {
  const text = writeUp(of({ weight: weight(0.09), events: [eventGroup(16, 1.2)] }));
  assert.match(text, /^\| scripts of \/ over an empty page \| ≤ 8\.0 % \| 9\.0 % \| \*\*no\*\* \|$/m);
  assert.match(text, /^\| events at 16 connections.* \| 120\.0 % \| yes \|$/m);
  assert.match(text, /on \d{4}-\d{2}-\d{2}, of the production build/);
});
