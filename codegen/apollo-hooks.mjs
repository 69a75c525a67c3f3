// @ts-check
import { operationsOf, persisted } from './operations.mjs';

/** @param {string} name */
const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** @param {string} name operation name */
const queryHook = (name) =>
  `export const use${name}Query = (options: QueryHookOptions<Types.${name}Query, Types.${name}QueryVariables>) => useQuery(Types.${name}Document, options);`;

/** @param {string} name operation name */
const mutationHook = (name) =>
  `export const use${name}Mutation = (options?: useMutation.Options<Types.${name}Mutation, Types.${name}MutationVariables>) => useMutation(Types.${name}Document, options);`;

/**
 * Writes one typed Apollo hook per operation (Apollo Client 4 has no maintained generator) and the hash each operation goes by.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, files) => {
  const operations = operationsOf(files);
  const kinds = new Set(operations.map(({ kind }) => kind));
  const imports = [...(kinds.has('query') ? ['useQuery'] : []), ...(kinds.has('mutation') ? ['useMutation'] : [])];
  return {
    prepend: [
      `import type { OperationVariables } from '@apollo/client';`,
      `import { ${imports.join(', ')} } from '@apollo/client/react';`,
      `import * as Types from './operations';`,
    ],
    content: [
      '',
      `/** Variables are demanded exactly where the operation has required ones. */`,
      `type QueryHookOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> & ({} extends TVariables ? unknown : { variables: TVariables } | { skip: true });`,
      '',
      ...operations.map(({ name, kind }) => (kind === 'query' ? queryHook(pascal(name)) : mutationHook(pascal(name)))),
      '',
      `/** The name under which \`/api/graphql\` knows each operation. */`,
      `export const operationHashes: Readonly<Record<string, string>> = ${JSON.stringify(
        Object.fromEntries(operations.map((operation) => [operation.name, persisted(operation).hash])),
        null,
        2,
      )};`,
      '',
    ].join('\n'),
  };
};
