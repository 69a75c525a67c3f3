// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** A utility that names a physical side; in Arabic it would be the wrong one. Logical ones exist for all of them. */
const physicalClass = String.raw`(?:^|\s)(?:[^\s:]+:)*-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-|(?:^|\s)(?:[^\s:]+:)*(?:border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:text|float|clear)-(?:left|right))(?=\s|$)`;
const physicalMessage = 'Use the logical class (ms-, pe-, start-, text-end …): this site is also read from right to left.';

const features = readdirSync(path.join(import.meta.dirname, 'src/features'));

/** Who may not import whom. Imports run one way: app → features → components → lib; api → contracts, cms, config, lib. */
const zones = [
  { target: './src/lib', from: ['./src/app', './src/features', './src/components', './src/api', './src/cms', './src/config'] },
  { target: './src/i18n', from: ['./src/app', './src/features', './src/components', './src/api', './src/cms', './src/config', './src/lib'] },
  { target: './src/components', from: ['./src/app', './src/features', './src/api', './src/cms', './src/config', './src/contracts'] },
  { target: './src/features', from: ['./src/app', './src/api'] },
  { target: './src/contracts', from: ['./src/app', './src/features', './src/components', './src/api', './src/cms', './src/config'] },
  { target: './src/cms', from: ['./src/app', './src/features', './src/components', './src/api'] },
  { target: './src/config', from: ['./src/app', './src/features', './src/components', './src/api', './src/cms', './src/contracts'] },
  { target: './src/api', from: ['./src/app', './src/features', './src/components'] },
  { target: './src', from: ['./server'], message: 'The production server stands around the site, never in it.' },
  { target: ['./src', './server'], from: ['../cms', '../stack', '../e2e'], message: 'The website knows the CMS by its API alone.' },
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message: 'Features don’t know each other; `app` composes them.',
  })),
];

/** The same zones, and the CMS besides: everything but a feature's readers. */
const zonesWithoutCms = [...zones, { target: './src/features', from: './src/cms', message: 'Only `*.server.ts` reads content.' }];

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['.next*/', 'node_modules/', 'src/gql/', 'next-env.d.ts', 'server/dist/', 'dist/', 'coverage/'] },
  ...coreWebVitals,
  ...typescript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // Pictures come ready-made with their sizes; see components/ui/picture-view.tsx.
      '@next/next/no-img-element': 'off',
      'import/no-restricted-paths': ['error', { zones }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrel files: import from where it is written.' },
        { selector: 'ExportNamedDeclaration[source]', message: 'No barrel files: import from where it is written.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.server.ts', '**/*.test.{ts,tsx}'],
    rules: { 'import/no-restricted-paths': ['error', { zones: zonesWithoutCms }] },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrel files: import from where it is written.' },
        { selector: 'ExportNamedDeclaration[source]', message: 'No barrel files: import from where it is written.' },
        { selector: `Literal[value=/${physicalClass}/]`, message: physicalMessage },
        { selector: `TemplateElement[value.raw=/${physicalClass}/]`, message: physicalMessage },
      ],
    },
  },
  {
    // A test that is skipped or focused proves nothing.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]', message: 'No skipped or focused tests.' },
      ],
    },
  },
  {
    // The one place that reads the environment; Next's own configuration runs before there is a process to configure.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/config/**', '**/*.test.{ts,tsx}', 'src/testing/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Read the environment through `@/config/env`.' }],
    },
  },
];

export default config;
