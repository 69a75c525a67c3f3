// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { problems, report, table } from './report.mjs';

/** @param {number} requestsPerSecond */
const measured = (requestsPerSecond) => ({ requestsPerSecond, p50Ms: 1, p99Ms: 2, bytesPerResponse: 100, rates: [requestsPerSecond] });

const nothing = {
  pages: null, accounts: null, cart: null, graphql: null, events: null, figures: null, lighthouse: null,
  rounds: 3, seconds: 5, cpu: 'cpu', cores: 2, loadBefore: 0.1,
};

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

/** @param {number} own of nginx' 1,000 */
const pages = (own) => ({
  results: [{ path: '/', gzipBytes: 20_480, servers: [{ name: 'nginx, file', ...measured(1_000) }, { name: 'web/server', ...measured(own) }] }],
  scripts: { files: 9, gzipBytes: 102_400 },
});

test('what was not measured is neither shown nor a broken promise', () => {
  const outcome = report(nothing);
  assert.deepEqual(problems(outcome), []);
  assert.equal(table(outcome).trim().split('\n').length, 1);
});

test('events have to reach the no-op route at either number of connections', () => {
  const outcome = report({ ...nothing, events: [eventGroup(16, 1.25), eventGroup(64, 0.9)] });
  assert.deepEqual(problems(outcome), ['Events at 64 connections reach 90.0 % of the CMS\'s no-op route, promised are 100.0 %.']);
  assert.match(table(outcome), /^events, 16 connections +requests\/s +p50 ms +p99 ms +of no-op +rounds$/m);
  assert.match(table(outcome), /POST \/api\/analytics\/track +1,750 +1\.00 +2\.00 +125\.0 % +1750$/m);
  assert.match(table(outcome), /12,345 answers 202, each found/);
  assert.deepEqual(problems(report({ ...nothing, events: [eventGroup(16, 1), eventGroup(64, NaN)] })).length, 1);
});

test('the figures of few events and of many may be 1.5 times apart', () => {
  assert.deepEqual(problems(report({ ...nothing, figures: figures(1.5) })), []);
  const outcome = report({ ...nothing, figures: figures(1.51) });
  assert.deepEqual(problems(outcome), ['The figures of 365 days are 1.51 times apart, promised are 1.5 at most.']);
  assert.equal(problems(report({ ...nothing, figures: figures(NaN) })).length, 1);
  assert.match(table(outcome), /CMS, 10,000,000 events +7\.3 \/ 12\.0 +20\.0 \/ 31\.0 +0\.5 \/ 1\.0 {3}301 s \/ 200 s$/m);
  assert.match(table(outcome), /medians: 1\.10 × for 30 days, 1\.51 × for 365 days$/m);
});

test('each server has its share of what nginx reaches', () => {
  const outcome = report({ ...nothing, pages: pages(240) });
  assert.deepEqual(problems(outcome), ['/: 24.0 % of nginx, promised are 25.0 %.']);
  assert.match(table(outcome), /web\/server +240 +1\.00 +2\.00 +24\.0 % +240$/m);
  assert.deepEqual(problems(report({ ...nothing, pages: pages(250) })), []);
  assert.match(table(outcome), /First load of home: 100\.0 KB of JavaScript \(gzip\) in 9 files/);
});

test('the columns of every table of rates stand below their headings', () => {
  const rates = table(report({ ...nothing, pages: pages(500), events: [eventGroup(16, 1)] })).split('\n');
  const ends = rates.filter((line) => /p99 ms|web\/server|POST/.test(line)).map((line) => line.search(/p99 ms|2\.00/) + (/p99 ms/.test(line) ? 6 : 4));
  assert.equal(new Set(ends).size, 1);
});
