// @ts-check
import { operationsOf, persisted } from './operations.mjs';

/**
 * Writes the operations that the browser's GraphQL door accepts: hash → name and text.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, files) =>
  `${JSON.stringify(
    Object.fromEntries(
      operationsOf(files).map((operation) => {
        const { hash, name, document } = persisted(operation);
        return [hash, { name, document }];
      }),
    ),
    null,
    2,
  )}\n`;
