// @ts-check
import { operationsOf, persisted } from './operations.mjs';

/**
 * Writes the operations that the browser's GraphQL door accepts: hash → name, who may run it, and text.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, files) =>
  `${JSON.stringify(
    Object.fromEntries(
      operationsOf(files).map((operation) => {
        const { hash, ...known } = persisted(operation);
        return [hash, known];
      }),
    ),
    null,
    2,
  )}\n`;
