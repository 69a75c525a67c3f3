// @ts-check
import http from 'node:http';

import { Failure } from '../failure.mjs';
import { withClient } from '../postgres/client.mjs';
import { httpCall } from '../testing/http-call.mjs';
import { alternate } from './alternate.mjs';
import { knownOperation, publicOperations, unkept } from './known-operations.mjs';
import { load } from './load.mjs';
import { readSlugs } from './slugs.mjs';
import { countStatements, setCounting } from './statements.mjs';
import { measureRequests } from './wrk-requests.mjs';

/** @typedef {import('./statements.mjs').Count} Count */
/** @typedef {{ name: string, generated: Count, kept: Count, requestsPerSecond: number, p50Ms: number, p99Ms: number }} OperationResult `generated`: by Strapi's resolvers; `kept`: asked again */
/** @typedef {{ operations: OperationResult[], catalogue: { services: number, rows: import('./alternate.mjs').Row[], timesGenerated: number } }} Graphql */
/** @typedef {import('./known-operations.mjs').Operation} Operation */
/** @typedef {(operation: Operation, variables: object) => Promise<{ status: number, bytes: number, data: Record<string, unknown> }>} Ask */

const CATALOGUE = 'ServiceList';
const CONNECTIONS = 8;
const COUNTED = 20;

/** What each operation is asked with. @param {import('./slugs.mjs').Slugs & { serviceId: string }} known @returns {Record<string, object>} */
const variablesOf = ({ service, serviceId, subService, post }) => {
  const list = { page: 1, pageSize: 6 };
  const detail = (/** @type {string} */ key) => ({ key, id: key, other: 'ar' });
  return {
    CategoryList: {}, CategoryPostList: { ...list, category: 'seo' }, PageDetail: { slug: 'about', other: 'ar' }, PostDetail: detail(post), PostList: list,
    PostPaths: { page: 1, pageSize: 100 }, PostSlugs: { slugs: [post] }, ServiceCards: { page: 1, pageSize: 11 }, ServiceDetail: detail(service),
    ServiceList: {}, ServicePage: { page: 1, pageSize: 20 }, ServicePaths: { page: 1, pageSize: 100 },
    ServicePlace: { id: serviceId, order: 1, count: 10 }, ServiceSlugs: { slugs: [service] }, SiteSettings: {}, SubServiceDetail: detail(subService),
    SubServicePage: { page: 1, pageSize: 20 }, TeamList: {},
  };
};

/**
 * What the website asks of the CMS, operation by operation: SQL statements and speed, by Strapi's generated resolvers and as it is answered to the
 * website. Then the catalogue both ways, in alternating rounds.
 * @param {object} options
 * @param {string} options.site
 * @param {string} options.cms
 * @param {string} options.databaseUrl of a stack with `countStatements`
 * @param {import('./tools.mjs').Tools} options.tools
 * @param {string} options.folder for a file while it lasts
 * @param {number} options.rounds
 * @param {number} options.seconds
 * @param {AbortSignal} options.signal
 * @returns {Promise<Graphql>}
 */
export async function measureGraphql({ site, cms, databaseUrl, tools, folder, rounds, seconds, signal }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = asking(cms, agent);
  try {
    const catalogue = knownOperation(CATALOGUE);
    const { data } = await ask(catalogue, { locale: 'en' });
    const services = /** @type {{ documentId: string, slug: string, subServices: unknown[] }[]} */ (data.services ?? []);
    const [first] = services;
    if (first === undefined || !services.some(({ subServices }) => subServices.length > 0)) throw new Failure(`${CATALOGUE} answered no services.`);
    const variables = variablesOf({ ...(await readSlugs(site)), serviceId: first.documentId });

    const operations = await withClient(databaseUrl, async (database) => {
      const results = [];
      for (const operation of publicOperations()) {
        signal.throwIfAborted();
        const own = variables[operation.name];
        if (own === undefined) throw new Failure(`The benchmark doesn't know what to ask ${operation.name} with.`);
        const all = { locale: 'en', ...own };
        await setCounting(database, true);
        await ask(operation, all);
        const generated = await countStatements(database, COUNTED, () => ask(unkept(operation), all));
        const kept = await countStatements(database, COUNTED, () => ask(operation, all));
        await setCounting(database, false);
        const { requestsPerSecond, p50Ms, p99Ms } = await load({ connections: CONNECTIONS, seconds: 1, request: () => ask(operation, all) });
        results.push({ name: operation.name, generated, kept, requestsPerSecond, p50Ms, p99Ms });
      }
      return results;
    });

    /** @param {Operation} operation @returns {(seconds: number) => Promise<import('./wrk.mjs').Measurement>} */
    const asked = ({ name, document }) => (duration) => {
      const json = { query: document, operationName: name, variables: { locale: 'en' } };
      const requests = [{ method: 'POST', path: '/graphql', json }];
      return measureRequests({ ...tools, site: cms, requests, seconds: duration, connections: CONNECTIONS, folder });
    };
    const rows = await alternate([
      [`CMS: ${CATALOGUE}, by the generated resolvers`, asked(unkept(catalogue))],
      [`CMS: ${CATALOGUE}, as the website asks it`, asked(catalogue)],
    ], { rounds, seconds, signal });
    const [generated, own] = rows;
    return { operations, catalogue: { services: services.length, rows, timesGenerated: (own?.requestsPerSecond ?? NaN) / (generated?.requestsPerSecond ?? NaN) } };
  } finally {
    agent.destroy();
  }
}

/** @param {string} cms @param {http.Agent} agent @returns {Ask} */
function asking(cms, agent) {
  return async ({ name, document }, variables) => {
    const { status, text } = await httpCall(`${cms}/graphql`, { method: 'POST', agent, json: { query: document, operationName: name, variables } });
    /** @type {{ data?: Record<string, unknown>, errors?: { message: string }[] }} */
    const { data, errors } = text.startsWith('{') ? JSON.parse(text) : {};
    if (status !== 200 || !data || errors) throw new Failure(`${name} answers ${status}: ${errors?.[0]?.message ?? text.slice(0, 200)}`);
    return { status, bytes: text.length, data };
  };
}
