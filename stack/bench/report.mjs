// @ts-check
import { lighthouseProblems, lighthouseTable } from './lighthouse-report.mjs';

/** @typedef {import('./wrk.mjs').Measurement} Measurement */
/** @typedef {{ path: string, gzipBytes: number, servers: ({ name: string, rates: number[] } & Measurement)[] }} PageResult */
/** @typedef {{ results: PageResult[], accounts: import('./accounts.mjs').Accounts, cart: import('./cart.mjs').Cart, graphql: import('./graphql.mjs').GraphqlCount, lighthouse: import('./lighthouse-report.mjs').LighthouseResult[], scripts: { files: number, gzipBytes: number }, rounds: number, seconds: number, cpu: string, cores: number, loadBefore: number }} Run */
/** @typedef {ReturnType<typeof report>} Report */

/** What the project promises. */
export const PROMISES = { shareOfNginx: 0.25, homeScriptBytes: 160 * 1024, meShareOfCmsNoop: 0.5, addShareOfCmsNoop: 0.25, cartStatements: 4, listStatements: 12 };

/**
 * Adds to each server its share of what nginx (the first one) reaches.
 * @param {Run} run
 */
export function report(run) {
  return {
    ...run,
    measuredAt: new Date().toISOString(),
    node: process.versions.node,
    results: run.results.map((result) => {
      const nginx = result.servers[0]?.requestsPerSecond ?? NaN;
      return { ...result, servers: result.servers.map((server) => ({ ...server, shareOfNginx: server.requestsPerSecond / nginx })) };
    }),
  };
}

/**
 * @param {Report} outcome
 * @returns {string[]} promises that were not kept
 */
export function problems(outcome) {
  const found = [];
  for (const { path, servers } of outcome.results) {
    const share = servers.find(({ name }) => name === 'web/server')?.shareOfNginx ?? 0;
    if (share < PROMISES.shareOfNginx) found.push(`${path}: ${percent(share)} of nginx, promised are ${percent(PROMISES.shareOfNginx)}.`);
  }
  const { meShareOfCmsNoop } = outcome.accounts;
  if (!(meShareOfCmsNoop >= PROMISES.meShareOfCmsNoop)) {
    found.push(`/api/auth/me reaches ${percent(meShareOfCmsNoop)} of the CMS's no-op route, promised are ${percent(PROMISES.meShareOfCmsNoop)}.`);
  }
  const { addShareOfCmsNoop, rows } = outcome.cart;
  if (!(addShareOfCmsNoop >= PROMISES.addShareOfCmsNoop)) {
    found.push(`Adding to the cart reaches ${percent(addShareOfCmsNoop)} of the CMS's no-op route, promised are ${percent(PROMISES.addShareOfCmsNoop)}.`);
  }
  for (const { name, perOperation } of rows) {
    if (perOperation !== null && !(perOperation.statements <= PROMISES.cartStatements)) {
      found.push(`${name} takes ${perOperation.statements} SQL statements, promised are ${PROMISES.cartStatements} at most.`);
    }
  }
  const { name: list, perOperation: { statements } } = outcome.graphql;
  if (!(statements <= PROMISES.listStatements)) {
    found.push(`${list} takes ${statements} SQL statements, promised are ${PROMISES.listStatements} at most.`);
  }
  if (outcome.scripts.gzipBytes > PROMISES.homeScriptBytes) {
    found.push(`Home loads ${kilobytes(outcome.scripts.gzipBytes)} of JavaScript, promised are ${kilobytes(PROMISES.homeScriptBytes)} at most.`);
  }
  return [...found, ...lighthouseProblems(outcome.lighthouse)];
}

/**
 * @param {Report} outcome
 * @returns {string}
 */
export function table(outcome) {
  const lines = ['', `Node ${outcome.node}, ${outcome.cores} × ${outcome.cpu}; median of ${outcome.rounds} rounds of ${outcome.seconds} s, 32 connections, gzip; load before ${outcome.loadBefore.toFixed(1)}`];
  for (const { path, gzipBytes, servers } of outcome.results) {
    lines.push('', `${path} (${kilobytes(gzipBytes)})`.padEnd(48) + '  requests/s     p50 ms     p99 ms   of nginx      rounds');
    for (const { name, requestsPerSecond, p50Ms, p99Ms, shareOfNginx, rates } of servers) {
      lines.push(
        `  ${name.padEnd(46)}${Math.round(requestsPerSecond).toLocaleString('en-US').padStart(12)}` +
        `${p50Ms.toFixed(2).padStart(11)}${p99Ms.toFixed(2).padStart(11)}${percent(shareOfNginx).padStart(11)}      ${rates.map((rate) => Math.round(rate)).join(' · ')}`,
      );
    }
  }
  const { connections, rows, meShareOfCmsNoop } = outcome.accounts;
  lines.push('', `accounts, ${connections} connections`.padEnd(48) + '  requests/s     p50 ms     p99 ms                 rounds');
  for (const { name, requestsPerSecond, p50Ms, p99Ms, rates } of rows) {
    lines.push(
      `  ${name.padEnd(46)}${Math.round(requestsPerSecond).toLocaleString('en-US').padStart(12)}` +
      `${p50Ms.toFixed(2).padStart(11)}${p99Ms.toFixed(2).padStart(11)}                 ${rates.map((rate) => Math.round(rate)).join(' · ')}`,
    );
  }
  lines.push(`  /api/auth/me reaches ${percent(meShareOfCmsNoop)} of the CMS's no-op route`);
  lines.push(...cartTable(outcome.cart));
  const { name, perOperation } = outcome.graphql;
  lines.push('', 'GraphQL'.padEnd(48) + '  SQL + BEGIN/COMMIT', `  ${name}`.padEnd(48) + `${perOperation.statements.toFixed(2)} + ${perOperation.transaction.toFixed(2)}`.padStart(20));
  lines.push(...lighthouseTable(outcome.lighthouse));
  lines.push('', `First load of home: ${kilobytes(outcome.scripts.gzipBytes)} of JavaScript (gzip) in ${outcome.scripts.files} files`, '');
  return lines.join('\n');
}

/**
 * @param {import('./cart.mjs').Cart} cart
 * @returns {string[]}
 */
function cartTable({ connections, rows }) {
  const lines = ['', `cart, ${connections} connections`.padEnd(48) + '  requests/s     p50 ms     p99 ms   of no-op   SQL + BEGIN/COMMIT      rounds'];
  for (const { name, requestsPerSecond, p50Ms, p99Ms, shareOfCmsNoop, perOperation, rates } of rows) {
    const statements = perOperation === null ? '' : `${perOperation.statements.toFixed(2)} + ${perOperation.transaction.toFixed(2)}`;
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
