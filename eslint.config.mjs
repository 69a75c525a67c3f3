// @ts-check
import tseslint from 'typescript-eslint';

/**
 * The root's lint: local stack, browser tests, CMS, codegen. The website has its own configuration, with the
 * import directions of its folders.
 */
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/', 'web/', '**/dist/', '**/build/', '**/.*/',
      'cms/types/generated/', 'cms/.strapi/', 'cms/public/', '.reports/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    // Strapi loads these by `require`.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // A test that is skipped, focused or waits for the clock proves nothing.
    files: ['**/*.{test,spec}.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|fixme|todo)$/]", message: 'No skipped or focused tests.' },
        { selector: "CallExpression[callee.property.name='waitForTimeout']", message: 'Wait for what should happen, not for a time.' },
      ],
    },
  },
  {
    // One-way: the stack starts the parts by their commands, the specs see them from outside. The one table that the
    // specs compare the site with is the exception.
    files: ['stack/**', 'e2e/**'],
    rules: {
      'no-restricted-imports': ['error', {
        patterns: [{
          regex: '/(?:cms/(?:src|config)|web/server|web/src(?!/contracts/access$))(?:/|$)',
          message: 'Stack and specs see the parts from outside.',
        }],
      }],
    },
  },
  {
    files: ['cms/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/web/**', '**/stack/**', '**/e2e/**'] }] },
  },
);
