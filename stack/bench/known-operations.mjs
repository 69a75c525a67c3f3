// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';

/** @typedef {{ name: string, document: string, hash: string }} Operation */

/**
 * The operations that anybody may have the website ask.
 * @returns {Operation[]}
 */
export function publicOperations() {
  /** @type {Record<string, { name: string, access: string, document: string }>} */
  const known = JSON.parse(readFileSync(path.join(ROOT, 'web/src/gql/operations.json'), 'utf8'));
  return Object.entries(known).filter(([, { access }]) => access === 'anyone').map(([hash, { name, document }]) => ({ name, document, hash }));
}

/** @param {string} wanted @returns {Operation} as the website asks it */
export function knownOperation(wanted) {
  const operation = publicOperations().find(({ name }) => name === wanted);
  if (!operation) throw new Failure(`The website asks no ${wanted} any more.`);
  return operation;
}

/**
 * The same question in a form whose answer isn't kept, so that Strapi's resolvers answer it each time.
 * @param {Operation} operation
 * @returns {Operation}
 */
export function unkept(operation) {
  return { ...operation, document: operation.document.replace('{', '{\n  __typename') };
}
