// @ts-check
import { lighthouseProblems, lighthouseTable } from './lighthouse-report.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */

/**
 * What was measured; null for a section that nobody asked for.
 * @typedef {object} Run
 * @property {import('./pages.mjs').Pages | null} pages
 * @property {import('./accounts.mjs').Accounts | null} accounts
 * @property {import('./cart.mjs').Cart | null} cart
 * @property {import('./graphql.mjs').GraphqlCount | null} graphql
 * @property {import('./events.mjs').EventGroup[] | null} events
 * @property {import('./figures.mjs').Figures | null} figures
 * @property {import('./lighthouse-report.mjs').LighthouseResult[] | null} lighthouse
 * @property {number} rounds
 * @property {number} seconds
 * @property {string} cpu
 * @property {number} cores
 * @property {number} loadBefore
 */
/** @typedef {ReturnType<typeof report>} Report */

/** What the project promises. */
export const PROMISES = {
  shareOfNginx: 0.25, homeScriptBytes: 160 * 1024, meShareOfCmsNoop: 0.5, addShareOfCmsNoop: 0.25, cartStatements: 4, listStatements: 12,
  eventsShareOfCmsNoop: 1, figuresSlowestToFastest: 1.5,
};

/**
 * Adds to each server its share of what nginx (the first one) reaches.
 * @param {Run} run
 */
export function report(run) {
  return {
    ...run,
    measuredAt: new Date().toISOString(),
    node: process.versions.node,
    pages: run.pages && { ...run.pages, results: run.pages.results.map(besideNginx) },
  };
}

/** @param {import('./pages.mjs').PageResult} result */
function besideNginx(result) {
  const nginx = result.servers[0]?.requestsPerSecond ?? NaN;
  return { ...result, servers: result.servers.map((server) => ({ ...server, shareOfNginx: server.requestsPerSecond / nginx })) };
}

/**
 * @param {Report} outcome
 * @returns {string[]} promises that were not kept
 */
export function problems(outcome) {
  const found = [];
  for (const { path, servers } of outcome.pages?.results ?? []) {
    const share = servers.find(({ name }) => name === 'web/server')?.shareOfNginx ?? 0;
    if (share < PROMISES.shareOfNginx) found.push(`${path}: ${percent(share)} of nginx, promised are ${percent(PROMISES.shareOfNginx)}.`);
  }
  if (outcome.accounts && !(outcome.accounts.meShareOfCmsNoop >= PROMISES.meShareOfCmsNoop)) {
    found.push(`/api/auth/me reaches ${percent(outcome.accounts.meShareOfCmsNoop)} of the CMS's no-op route, promised are ${percent(PROMISES.meShareOfCmsNoop)}.`);
  }
  if (outcome.cart && !(outcome.cart.addShareOfCmsNoop >= PROMISES.addShareOfCmsNoop)) {
    found.push(`Adding to the cart reaches ${percent(outcome.cart.addShareOfCmsNoop)} of the CMS's no-op route, promised are ${percent(PROMISES.addShareOfCmsNoop)}.`);
  }
  for (const { name, perOperation } of outcome.cart?.rows ?? []) {
    if (perOperation !== null && !(perOperation.statements <= PROMISES.cartStatements)) {
      found.push(`${name} takes ${perOperation.statements} SQL statements, promised are ${PROMISES.cartStatements} at most.`);
    }
  }
  if (outcome.graphql && !(outcome.graphql.perOperation.statements <= PROMISES.listStatements)) {
    found.push(`${outcome.graphql.name} takes ${outcome.graphql.perOperation.statements} SQL statements, promised are ${PROMISES.listStatements} at most.`);
  }
  for (const { connections, shareOfCmsNoop } of outcome.events ?? []) {
    if (!(shareOfCmsNoop >= PROMISES.eventsShareOfCmsNoop)) {
      found.push(`Events at ${connections} connections reach ${percent(shareOfCmsNoop)} of the CMS's no-op route, promised are ${percent(PROMISES.eventsShareOfCmsNoop)}.`);
    }
  }
  for (const { days, slowestToFastest } of outcome.figures?.ratios ?? []) {
    if (!(slowestToFastest <= PROMISES.figuresSlowestToFastest)) {
      found.push(`The figures of ${days} days are ${slowestToFastest.toFixed(2)} times apart, promised are ${PROMISES.figuresSlowestToFastest} at most.`);
    }
  }
  if (outcome.pages && outcome.pages.scripts.gzipBytes > PROMISES.homeScriptBytes) {
    found.push(`Home loads ${kilobytes(outcome.pages.scripts.gzipBytes)} of JavaScript, promised are ${kilobytes(PROMISES.homeScriptBytes)} at most.`);
  }
  return [...found, ...lighthouseProblems(outcome.lighthouse ?? [])];
}

/**
 * @param {Report} outcome
 * @returns {string}
 */
export function table(outcome) {
  const { pages, accounts, cart, graphql, events, figures, lighthouse } = outcome;
  return [
    '', `Node ${outcome.node}, ${outcome.cores} × ${outcome.cpu}; median of ${outcome.rounds} rounds of ${outcome.seconds} s, 32 connections, gzip; load before ${outcome.loadBefore.toFixed(1)}`,
    ...(pages?.results ?? []).flatMap(({ path, gzipBytes, servers }) => [
      ...heading(`${path} (${kilobytes(gzipBytes)})`, 'of nginx'), ...servers.map((server) => rateRow(server, percent(server.shareOfNginx))),
    ]),
    ...(accounts ? [
      ...heading(`accounts, ${accounts.connections} connections`, ''), ...accounts.rows.map((row) => rateRow(row, '')),
      `  /api/auth/me reaches ${percent(accounts.meShareOfCmsNoop)} of the CMS's no-op route`,
    ] : []),
    ...(cart ? cartTable(cart) : []),
    ...(graphql ? ['', 'GraphQL'.padEnd(NAME_WIDTH) + '  SQL + BEGIN/COMMIT', `  ${graphql.name}`.padEnd(NAME_WIDTH) + statementsOf(graphql.perOperation).padStart(20)] : []),
    ...(events ?? []).flatMap(({ connections, rows, acknowledged }) => [
      ...heading(`events, ${connections} connections`, 'of no-op'), ...rows.map((row) => rateRow(row, percent(row.shareOfCmsNoop))),
      `  ${acknowledged.toLocaleString('en-US')} answers 202, each found in the table by its id`,
    ]),
    ...(figures ? figuresTable(figures) : []),
    ...(lighthouse ? lighthouseTable(lighthouse) : []),
    ...(pages ? ['', `First load of home: ${kilobytes(pages.scripts.gzipBytes)} of JavaScript (gzip) in ${pages.scripts.files} files`] : []),
    '',
  ].join('\n');
}

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

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
