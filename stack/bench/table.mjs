// @ts-check
import { lighthouseTable } from './lighthouse-report.mjs';
import { kilobytes, megabytes, percent } from './promised.mjs';
import { promises } from './promises.mjs';
import { SERVERS } from './servers.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */
/** @typedef {import('./report.mjs').Report} Report */

/**
 * Everything that was measured, for people.
 * @param {Report} outcome
 * @returns {string}
 */
export function table(outcome) {
  const { pages, weight, accounts, cart, api, graphql, publish, events, memory, figures, growth, lighthouse } = outcome;
  return [
    '', `Node ${outcome.node}, ${outcome.cores} × ${outcome.cpu}; median of ${outcome.rounds} rounds of ${outcome.seconds} s, 32 connections, gzip; load before ${outcome.loadBefore.toFixed(1)}`,
    ...(pages ? pagesTable(pages.results) : []),
    ...(weight ? weightTable(weight) : []),
    ...(accounts ? [
      ...heading(`accounts, ${accounts.connections} connections`, ''), ...accounts.rows.map((row) => rateRow(row, '')),
      `  /api/auth/me reaches ${percent(accounts.meShareOfCmsNoop)} of the CMS's no-op route`,
    ] : []),
    ...(cart ? cartTable(cart) : []),
    ...(api ? [...heading(`/api, ${api.connections} connections`, ''), ...api.rows.map((row) => rateRow(row, ''))] : []),
    ...(graphql ? graphqlTable(graphql) : []),
    ...(publish ? ['', `${'from publication to page, seconds'.padEnd(NAME_WIDTH)}      median    slowest`,
      ...publish.map(({ name, median, slowest }) => `  ${name.padEnd(46)}${median.toFixed(2).padStart(12)}${slowest.toFixed(2).padStart(11)}`)] : []),
    ...(events ?? []).flatMap(({ connections, rows, acknowledged }) => [
      ...heading(`events, ${connections} connections`, 'of no-op'), ...rows.map((row) => rateRow(row, percent(row.shareOfCmsNoop))),
      `  ${acknowledged.toLocaleString('en-US')} answers 202, each found in the table by its id`,
    ]),
    ...(memory ? ['', `${'memory'.padEnd(NAME_WIDTH)}      before       most`,
      ...memory.map(({ name, idleBytes, peakBytes }) => `  ${name.padEnd(46)}${megabytes(idleBytes).padStart(12)}${megabytes(peakBytes).padStart(11)}`)] : []),
    ...(figures ? figuresTable(figures) : []),
    ...(growth ? growthTable(growth) : []),
    ...(lighthouse ? lighthouseTable(lighthouse) : []),
    ...promisesTable(outcome),
    '',
  ].join('\n');
}

/** @param {Report} outcome @returns {string[]} */
function promisesTable(outcome) {
  const rows = promises(outcome);
  if (rows.length === 0) return [];
  return [
    '', `${'promised'.padEnd(PROMISE_WIDTH)}       target         seen`,
    ...rows.map(({ name, target, seen, ok }) => `${ok ? '✓' : '✗'} ${name.padEnd(PROMISE_WIDTH - 2)}${target.padStart(13)}${seen.padStart(13)}`),
  ];
}

const PROMISE_WIDTH = 82;
const NAME_WIDTH = 48;

/** @param {string} title @param {string} share what the last column of figures is */
const heading = (title, share) => ['', `${title.padEnd(NAME_WIDTH)}  requests/s     p50 ms     p99 ms${share.padStart(11)}      rounds`];

/**
 * @param {{ name: string, rates: number[] } & Measurement} row
 * @param {string} share
 * @returns {string}
 */
function rateRow({ name, requestsPerSecond, p50Ms, p99Ms, rates }, share) {
  return `  ${name.padEnd(46)}${Math.round(requestsPerSecond).toLocaleString('en-US').padStart(12)}` +
    `${p50Ms.toFixed(2).padStart(11)}${p99Ms.toFixed(2).padStart(11)}${share.padStart(11)}      ${rates.map((rate) => Math.round(rate)).join(' · ')}`;
}

/** @param {import('./statements.mjs').Count} count */
const statementsOf = ({ statements, transaction }) => `${statements.toFixed(2)} + ${transaction.toFixed(2)}`;

/**
 * @param {import('./figures.mjs').Figures} figures
 * @returns {string[]}
 */
function figuresTable({ sizes, ratios }) {
  const ranges = sizes[0]?.ranges ?? [];
  const lines = ['', `figures of the dashboard, p50 / p99 ms${' '.repeat(10)}${ranges.map(({ days }) => `${days} days`.padStart(19)).join('')}${'no-op'.padStart(17)}   seeded / counted in`];
  for (const { events, seedSeconds, rollUpSeconds, noop, ranges: own } of sizes) {
    lines.push(
      `  ${`CMS, ${events.toLocaleString('en-US')} events`.padEnd(46)}${own.map((times) => timesOf(times).padStart(19)).join('')}` +
      `${timesOf(noop).padStart(17)}   ${Math.round(seedSeconds)} s / ${Math.round(rollUpSeconds)} s`,
    );
  }
  const apart = ratios.map(({ days, slowestToFastest }) => `${slowestToFastest.toFixed(2)} × for ${days} days`);
  lines.push(`  the slowest size beside the fastest, medians: ${apart.join(', ')}`);
  return lines;
}

/** @param {import('./figures.mjs').Times} times */
const timesOf = ({ p50Ms, p99Ms }) => `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)}`;

/**
 * @param {import('./cart.mjs').Cart} cart
 * @returns {string[]}
 */
function cartTable({ connections, rows }) {
  const lines = ['', `cart, ${connections} connections`.padEnd(NAME_WIDTH) + '  requests/s     p50 ms     p99 ms   of no-op   SQL + BEGIN/COMMIT      rounds'];
  for (const { name, requestsPerSecond, p50Ms, p99Ms, shareOfCmsNoop, perOperation, rates } of rows) {
    const statements = perOperation === null ? '' : statementsOf(perOperation);
    lines.push(
      `  ${name.padEnd(46)}${Math.round(requestsPerSecond).toLocaleString('en-US').padStart(12)}` +
      `${p50Ms.toFixed(2).padStart(11)}${p99Ms.toFixed(2).padStart(11)}${percent(shareOfCmsNoop).padStart(11)}${statements.padStart(21)}` +
      `      ${rates.map((rate) => Math.round(rate)).join(' · ')}`,
    );
  }
  return lines;
}

/**
 * The pages that were measured for longer one by one, and a line for each of the others.
 * @param {NonNullable<Report['pages']>['results']} results
 * @returns {string[]}
 */
function pagesTable(results) {
  const main = results.filter(({ servers }) => servers.some(({ name }) => name === SERVERS.next));
  const others = results.filter((result) => !main.includes(result));
  return [
    ...main.flatMap(({ path, gzipBytes, servers }) => [
      ...heading(`${path} (${kilobytes(gzipBytes)})`, 'of nginx'), ...servers.map((server) => rateRow(server, percent(server.shareOfNginx))),
    ]),
    ...(others.length === 0 ? [] : [
      '', `${'every other page: requests/s, p50 and p99 ms'.padEnd(NAME_WIDTH)}${[SERVERS.nginx, SERVERS.front, SERVERS.site].map((name) => name.padStart(34)).join('')}`,
      ...others.map(({ path, forEveryone, servers }) => `  ${`${path}${forEveryone ? '' : ' *'}`.padEnd(46)}${servers.map(shortRate).join('')}`),
      '  * made for each visitor: no proxy keeps it',
    ]),
  ];
}

/** @param {{ shareOfNginx: number } & Measurement} server */
const shortRate = ({ requestsPerSecond, p50Ms, p99Ms, shareOfNginx }) =>
  `${Math.round(requestsPerSecond).toLocaleString('en-US')} ${p50Ms.toFixed(2)} ${p99Ms.toFixed(2)} ${percent(shareOfNginx).padStart(8)}`.padStart(34);

/** @param {NonNullable<Report['weight']>} weight @returns {string[]} */
function weightTable({ empty, pages }) {
  return [
    '', `${'first load, gzip'.padEnd(NAME_WIDTH)}        HTML    scripts      files  over empty`,
    `  ${'an empty page of the same Next'.padEnd(46)}${kilobytes(empty.htmlBytes).padStart(12)}${kilobytes(empty.scriptBytes).padStart(11)}${String(empty.files).padStart(11)}`,
    ...pages.map(({ path, htmlBytes, scriptBytes, files, scriptShareOver }) =>
      `  ${path.padEnd(46)}${kilobytes(htmlBytes).padStart(12)}${kilobytes(scriptBytes).padStart(11)}${String(files).padStart(11)}${percent(scriptShareOver).padStart(12)}`),
  ];
}

/** @param {NonNullable<Report['graphql']>} graphql @returns {string[]} */
function graphqlTable({ operations, catalogue }) {
  return [
    '', `${'GraphQL, SQL + BEGIN/COMMIT'.padEnd(NAME_WIDTH)}    answered anew   asked again  requests/s     p50 ms     p99 ms`,
    ...operations.map(({ name, generated, kept, requestsPerSecond, p50Ms, p99Ms }) =>
      `  ${name.padEnd(46)}${statementsOf(generated).padStart(17)}${statementsOf(kept).padStart(14)}${Math.round(requestsPerSecond).toLocaleString('en-US').padStart(12)}` +
      `${p50Ms.toFixed(2).padStart(11)}${p99Ms.toFixed(2).padStart(11)}`),
    ...heading(`the catalogue, ${catalogue.services} services`, ''), ...catalogue.rows.map((row) => rateRow(row, '')),
    `  ${catalogue.timesGenerated.toFixed(0)} times as fast as Strapi's generated resolvers`,
  ];
}

/** @param {NonNullable<Report['growth']>} growth @returns {string[]} */
function growthTable({ posts, services, seedSeconds, rows }) {
  const title = `${posts.toLocaleString('en-US')} posts and ${services} services more (${Math.round(seedSeconds)} s)`;
  return [
    '', `${title.padEnd(NAME_WIDTH)}   before ms   after ms      times`,
    ...rows.map(({ name, beforeMs, afterMs, times }) => `  ${name.padEnd(46)}${beforeMs.toFixed(2).padStart(12)}${afterMs.toFixed(2).padStart(11)}${times.toFixed(2).padStart(11)}`),
  ];
}
