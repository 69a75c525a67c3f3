// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { withClient } from '../postgres/client.mjs';
import { countStatements, setCounting } from './statements.mjs';

/** @typedef {{ name: string, services: number, perOperation: import('./statements.mjs').Count }} GraphqlCount */

const OPERATION = 'ServiceList';
const COUNTED = 50;

/** The operation as the website asks it. */
function knownOperation() {
  /** @type {Record<string, { name: string, document: string }>} */
  const known = JSON.parse(readFileSync(path.join(ROOT, 'web/src/gql/operations.json'), 'utf8'));
  const operation = Object.values(known).find(({ name }) => name === OPERATION);
  if (!operation) throw new Failure(`The website asks no ${OPERATION} any more.`);
  return operation;
}

/**
 * The statements of the list of services with their pictures and sub-services, as the website asks the CMS for it.
 * @param {{ cms: string, databaseUrl: string }} options the database of a stack with `countStatements`
 * @returns {Promise<GraphqlCount>}
 */
export async function countGraphql({ cms, databaseUrl }) {
  const { name, document } = knownOperation();
  const ask = async () => {
    const response = await fetch(`${cms}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, operationName: name, variables: { locale: 'en' } }),
    });
    /** @type {{ data?: { services: { subServices: unknown[] }[] }, errors?: unknown }} */
    const { data, errors } = await response.json();
    if (!data || errors || !data.services.some(({ subServices }) => subServices.length > 0)) throw new Failure(`${name} answered no services.`);
    return data.services.length;
  };
  return withClient(databaseUrl, async (database) => {
    await setCounting(database, true);
    const services = await ask();
    return { name: `CMS: ${name}, ${services} services`, services, perOperation: await countStatements(database, COUNTED, ask) };
  });
}
