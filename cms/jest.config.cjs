/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/config', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022' } }] },
  globalSetup: '<rootDir>/tests/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/global-teardown.mjs',
  setupFiles: ['<rootDir>/tests/helpers/environment.ts'],
  // Every suite boots a Strapi of its own on a database of its own: one at a time.
  maxWorkers: 1,
  // A Strapi that has stopped still holds memory. In one process they come near the limit of Node's heap after some forty suites, and slow down.
  workerIdleMemoryLimit: '1500MB',
  // Booting takes 5 to 10 s, several times that on a busy machine.
  testTimeout: 120_000,
  // A suite that failed while it booted or stopped leaves servers and connections behind; they mustn't keep the run from ending.
  forceExit: true,
};
