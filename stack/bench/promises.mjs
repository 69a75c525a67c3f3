// @ts-check
import { lighthousePromises } from './lighthouse-report.mjs';
import { megabytes, percent, promised } from './promised.mjs';
import { SERVERS } from './servers.mjs';

/** @typedef {import('./report.mjs').Report} Report */
/** @typedef {import('./promised.mjs').Promised} Promised */

/** What the project promises. */
export const PROMISES = {
  frontShareOfNginx: 0.5, siteShareOfNginx: 0.25, homeScriptShare: 0.08, postScriptShare: 0.04, meShareOfCmsNoop: 0.5, addShareOfCmsNoop: 0.25,
  cartStatements: 4, listStatements: 12, catalogueTimes: 50, publishSeconds: 5, eventsShareOfCmsNoop: 1, figuresSlowestToFastest: 1.5,
  websiteMegabytes: 400, cmsMegabytes: 700, growthTimes: 1.5,
};

const MEGABYTE = 1024 ** 2;

const times = (/** @type {number} */ value) => `${value.toFixed(2)} ×`;
const number = (/** @type {number} */ value) => String(Math.round(value * 100) / 100);

/**
 * Every promise about what was measured, with what was seen.
 * @param {Report} outcome
 * @returns {Promised[]}
 */
export function promises(outcome) {
  return [
    ...pagePromises(outcome), ...weightPromises(outcome), ...apiPromises(outcome), ...graphqlPromises(outcome), ...otherPromises(outcome),
    ...lighthousePromises(outcome.lighthouse ?? []),
  ];
}

/** The worst page stands for all. @param {Report} outcome @returns {Promised[]} */
function pagePromises({ pages }) {
  const kept = (pages?.results ?? []).filter(({ forEveryone }) => forEveryone);
  return [['front', 'frontShareOfNginx'], ['site', 'siteShareOfNginx']].flatMap(([server, limit]) => {
    const name = SERVERS[/** @type {'front' | 'site'} */ (server)];
    const shares = kept.map(({ path, servers }) => ({ path, share: servers.find((one) => one.name === name)?.shareOfNginx ?? NaN }));
    const worst = shares.reduce((/** @type {typeof shares[number] | undefined} */ least, one) => (least && !(one.share < least.share) ? least : one), undefined);
    if (worst === undefined) return [];
    const least = PROMISES[/** @type {'frontShareOfNginx' | 'siteShareOfNginx'} */ (limit)];
    return [promised(`pages ${name}, of nginx; slowest of ${shares.length}: ${worst.path}`, { least }, worst.share, percent)];
  });
}

/** @param {Report} outcome @returns {Promised[]} */
function weightPromises({ weight }) {
  return (weight?.pages ?? []).flatMap(({ path, scriptShareOver }) => {
    const most = path === '/' ? PROMISES.homeScriptShare : /^\/blog\/[a-z0-9-]+$/.test(path) ? PROMISES.postScriptShare : null;
    return most === null ? [] : [promised(`scripts of ${path} over an empty page`, { most }, scriptShareOver, percent)];
  });
}

/** @param {Report} outcome @returns {Promised[]} */
function apiPromises({ accounts, cart, events }) {
  return [
    ...(accounts ? [promised('/api/auth/me, of the CMS\'s no-op route', { least: PROMISES.meShareOfCmsNoop }, accounts.meShareOfCmsNoop, percent)] : []),
    ...(cart ? [promised('adding to the cart, of the CMS\'s no-op route', { least: PROMISES.addShareOfCmsNoop }, cart.addShareOfCmsNoop, percent)] : []),
    ...(cart?.rows ?? []).flatMap(({ name, perOperation }) =>
      perOperation === null ? [] : [promised(`SQL statements of ${name}`, { most: PROMISES.cartStatements }, perOperation.statements, number)]),
    ...(events ?? []).map(({ connections, shareOfCmsNoop }) =>
      promised(`events at ${connections} connections, of the CMS's no-op route`, { least: PROMISES.eventsShareOfCmsNoop }, shareOfCmsNoop, percent)),
  ];
}

/** @param {Report} outcome @returns {Promised[]} */
function graphqlPromises({ graphql }) {
  if (!graphql) return [];
  const list = graphql.operations.find(({ name }) => name === 'ServiceList');
  return [
    promised('SQL statements of the list of services, answered anew', { most: PROMISES.listStatements }, list?.generated.statements ?? NaN, number),
    promised('the catalogue, beside Strapi\'s generated resolvers', { least: PROMISES.catalogueTimes }, graphql.catalogue.timesGenerated, (value) => `${value.toFixed(0)} ×`),
  ];
}

/** @param {Report} outcome @returns {Promised[]} */
function otherPromises({ publish, memory, figures, growth }) {
  const limits = /** @type {Readonly<Record<string, number>>} */ ({ website: PROMISES.websiteMegabytes, cms: PROMISES.cmsMegabytes });
  return [
    ...(publish ?? []).map(({ name, slowest }) =>
      promised(`a publication on the page, slowest: ${name}`, { most: PROMISES.publishSeconds }, slowest, (value) => `${value.toFixed(2)} s`)),
    ...(memory ?? []).flatMap(({ name, peakBytes }) => {
      const most = limits[name];
      return most === undefined ? [] : [promised(`memory of ${name} under load`, { most: most * MEGABYTE }, peakBytes, megabytes)];
    }),
    ...(figures?.ratios ?? []).map(({ days, slowestToFastest }) =>
      promised(`figures of ${days} days, most events beside fewest`, { most: PROMISES.figuresSlowestToFastest }, slowestToFastest, times)),
    ...(growth?.rows ?? []).filter((row) => row.promised)
      .map(({ name, times: seen }) => promised(`${name} with grown content`, { most: PROMISES.growthTimes }, seen, times)),
  ];
}
