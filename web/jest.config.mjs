// @ts-check
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: import.meta.dirname });

/** Packages that ship ES modules only and have to be transformed like our own code. */
const esmOnly = ['next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify', 'feed'];

/** @type {import('jest').Config} */
const config = {
  // What runs on a server says so itself: `/** @jest-environment node */`.
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/server', '<rootDir>/fonts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^server-only$': '<rootDir>/src/testing/server-only.ts',
  },
};

const complete = async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`, '\\.module\\.(css|sass|scss)$'],
});

export default complete;
