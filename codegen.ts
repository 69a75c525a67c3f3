import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * The only code generation: the committed `cms/schema.graphql` and the `.graphql` files beside their readers
 * become typed documents, Apollo hooks and the list of operations that `/api/graphql` accepts.
 */
const config: CodegenConfig = {
  schema: 'cms/schema.graphql',
  documents: 'web/src/**/*.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'web/src/gql/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        dedupeFragments: true,
        strictScalars: true,
        scalars: { DateTime: 'string', JSON: 'unknown', I18NLocaleCode: 'string', Upload: 'never' },
      },
    },
    'web/src/gql/hooks.ts': { plugins: ['./codegen/apollo-hooks.mjs'] },
    'web/src/gql/operations.json': { plugins: ['./codegen/known-operations.mjs'] },
  },
};

export default config;
