import { defineConfig } from '@playwright/test';

import { DESKTOP_CHROME } from './fixtures/browser';
import { stackFromEnvironment } from './fixtures/stack';

const stack = stackFromEnvironment();

/**
 * Specs named `*.serial.spec.ts` change what other specs read (they publish, or stop the CMS): they run alone,
 * after the others. Everything else only reads, and runs in parallel.
 */
const SERIAL = /\.serial\.spec\.ts$/;

export default defineConfig({
  testDir: './specs',
  outputDir: '../.reports/test/playwright',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes on the second try only is a failing test.
  retries: 0,
  forbidOnly: true,
  // Of two cores Playwright would use one; a test mostly waits.
  workers: 2,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'parallel', testIgnore: SERIAL, fullyParallel: true },
    { name: 'serial', testMatch: SERIAL, workers: 1 },
  ],
  use: {
    baseURL: stack.siteUrl,
    browserName: 'chromium',
    locale: 'en-US',
    // A page served by a service worker would hide what the server answers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Without a film: every test would pay for drawing it. The page as it was at each step is there all the same.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      executablePath: stack.chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--user-agent=${DESKTOP_CHROME}`,
      ],
    },
  },
});
