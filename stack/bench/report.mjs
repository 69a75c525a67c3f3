// @ts-check

/**
 * What was measured; null for a section that nobody asked for.
 * @typedef {object} Run
 * @property {import('./pages.mjs').Pages | null} pages
 * @property {Awaited<ReturnType<typeof import('./weight.mjs').weighPages>> | null} weight
 * @property {import('./accounts.mjs').Accounts | null} accounts
 * @property {import('./cart.mjs').Cart | null} cart
 * @property {import('./api.mjs').Api | null} api
 * @property {import('./graphql.mjs').Graphql | null} graphql
 * @property {import('./publish.mjs').Publish | null} publish
 * @property {import('./events.mjs').EventGroup[] | null} events
 * @property {import('./memory.mjs').Memory | null} memory
 * @property {import('./figures.mjs').Figures | null} figures
 * @property {import('./growth.mjs').Growth | null} growth
 * @property {import('./lighthouse-report.mjs').LighthouseResult[] | null} lighthouse
 * @property {number} rounds
 * @property {number} seconds
 * @property {boolean} quick
 * @property {string} cpu
 * @property {number} cores
 * @property {number} loadBefore
 */
/** @typedef {ReturnType<typeof report>} Report */

/**
 * Adds to each server its share of what nginx (the first one) reaches, and when and with what all this was measured.
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
