// @ts-check
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { baseEnvironment } from '../environment.mjs';
import { runCommand } from '../command.mjs';
import { ROOT } from '../paths.mjs';
import { readSecrets } from '../secrets.mjs';
import { startStack } from '../stack.mjs';
import { prepareBackups } from './backups.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareColdSite } from './cold-site.mjs';
import { startControl } from './control.mjs';
import { findTests } from './find-tests.mjs';
import { startGeolocationServer } from './geolocation-server.mjs';
import { playwrightCount } from './results.mjs';
import { reportPath } from './steps.mjs';
import { throwawaySettings } from './throwaway.mjs';

/** @typedef {import('./steps.mjs').Outcome} Outcome */

/**
 * Playwright projects, one run after the other: first the specs that only read (in parallel), then those that change
 * what the others read (publishing, stopping the CMS), one at a time.
 */
const PROJECTS = ['parallel', 'serial'];

/** Three quarters of what the whole check may take; the longer one needs half of that. */
const PROJECT_LIMIT_MINUTES = 65;

/**
 * Playwright against a built stack of its own.
 * @param {import('../prepare.mjs').Context} context
 * @param {string[]} args for Playwright, for example one spec
 * @returns {Promise<Outcome>}
 */
export async function runBrowserTests(context, args) {
  const { progress, signal } = context;
  if (findTests(path.join(ROOT, 'e2e'), /\.spec\.ts$/).length === 0) return { passed: 0, failed: 1, details: 'There are no specs in e2e/.' };
  const chromium = await ensureChromium({
    logFile: reportPath('chromium.log'), signal, installing: (work) => progress.step('Installing Chromium', work),
  });
  const geolocation = await startGeolocationServer();
  const { settings, remove } = await throwawaySettings({ name: 'test', webDistDir: '.next-test', geolocationUrl: geolocation.template });
  try {
    const stack = await startStack(settings, { progress, signal });
    const coldSite = await prepareColdSite(settings, readSecrets(settings.dataDir));
    const backups = prepareBackups(settings, stack.databaseUrl);
    const control = await startControl({
      '/cms/stop': stack.stopCms, '/cms/start': stack.startCms, '/mail/stop': stack.stopMail, '/mail/start': stack.startMail,
      '/cold-site/start': coldSite.start, '/cold-site/stop': coldSite.stop,
      '/data/back-up': backups.backUp, '/data/destroy': backups.destroy, '/data/restore': backups.restore,
    });
    try {
      const env = {
        ...baseEnvironment(),
        CI: 'true',
        CHROMIUM_PATH: chromium,
        E2E_SITE_URL: `http://localhost:${settings.sitePort}`,
        E2E_CMS_URL: `http://localhost:${settings.cmsPort}`,
        E2E_COLD_SITE_URL: coldSite.url,
        E2E_GEOLOCATION_URL: geolocation.url,
        E2E_MAIL_URL: `http://localhost:${settings.mailPort}`,
        E2E_DEMO_PASSWORD: stack.demoPassword,
        E2E_DATABASE_URL: stack.databaseUrl,
        E2E_CONTROL_URL: control.url,
        E2E_CONTROL_TOKEN: control.token,
      };
      const total = { passed: 0, failed: 0 };
      for (const project of PROJECTS) {
        const report = reportPath(`e2e-${project}.json`);
        const code = await runCommand(
          process.execPath,
          [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', `--project=${project}`, '--pass-with-no-tests', ...args],
          { title: `Browser tests (${project})`, cwd: ROOT, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, logFile: reportPath(`e2e-${project}.log`), signal, show: true, limitMinutes: PROJECT_LIMIT_MINUTES },
        );
        const count = playwrightCount(report, code);
        total.passed += count.passed;
        total.failed += count.failed;
      }
      return total.failed === 0 ? total : { ...total, details: `Traces and screenshots: ${reportPath('playwright')}. Logs of the stack: ${reportPath('stack-logs')}` };
    } finally {
      await control.close();
      await coldSite.stop();
      await stack.stop();
    }
  } finally {
    await geolocation.close();
    keepLogs(path.join(settings.dataDir, 'logs'), reportPath('stack-logs'));
    remove();
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function keepLogs(from, to) {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
