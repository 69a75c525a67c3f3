// @ts-check
import path from 'node:path';

import { startChild, whileRunning } from '../child.mjs';
import { baseEnvironment } from '../environment.mjs';
import { WEB_DIR } from '../paths.mjs';
import { answersHttp, until } from '../until.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/** As in web/Dockerfile. */
const MEMORY_OPTIONS = ['--max-old-space-size=256'];

/** How the website runs: the production server, plain `next start` (it must serve the same site), or hot reload. */
/** @typedef {'server' | 'next' | 'dev'} WebMode */

/**
 * Everything the website gets to know.
 * @param {Settings} settings
 * @param {import('../secrets.mjs').Secrets} secrets
 * @returns {NodeJS.ProcessEnv}
 */
export function webEnvironment(settings, secrets) {
  return {
    ...baseEnvironment(),
    NODE_ENV: settings.hotReload ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    MALLOC_ARENA_MAX: '2',
    SITE_URL: `http://localhost:${settings.sitePort}`,
    SITE_HOST: settings.siteHost,
    SITE_PORT: String(settings.sitePort),
    CMS_URL: `http://127.0.0.1:${settings.cmsPort}`,
    CMS_PUBLIC_URL: `http://localhost:${settings.cmsPort}`,
    REVALIDATE_SECRET: secrets.revalidateSecret,
    SITE_API_SECRET: secrets.siteApiSecret,
    REDIS_URL: settings.redisUrl ?? '',
    TRUSTED_PROXY_HOPS: String(settings.trustedProxyHops),
    GEOLOCATION_URL: settings.geolocationUrl ?? '',
    ANALYTICS_RETENTION_MONTHS: settings.analytics.retentionMonths,
    ANALYTICS_PROVIDER: settings.analytics.provider,
    ANALYTICS_ID: settings.analytics.id,
    ANALYTICS_SRC: settings.analytics.src,
    PAGE_CACHE_DIR: path.join(settings.dataDir, 'page-cache'),
    WEB_DIST_DIR: settings.webDistDir,
    ...settings.handedOn.web,
  };
}

/**
 * @param {Settings} settings
 * @param {WebMode} mode
 * @returns {string[]} arguments of node
 */
export function webArguments(settings, mode) {
  if (mode === 'server') return [...MEMORY_OPTIONS, path.join(WEB_DIR, settings.webDistDir, 'site-server.mjs')];
  const next = path.join(WEB_DIR, 'node_modules/next/dist/bin/next');
  return [next, mode === 'dev' ? 'dev' : 'start', '--hostname', settings.siteHost, '--port', String(settings.sitePort)];
}

/**
 * Starts the website and waits until it serves.
 * @param {{ settings: Settings, env: NodeJS.ProcessEnv, logFile: string, mode: WebMode, signal?: AbortSignal }} options
 * @returns {Promise<import('../child.mjs').Child>}
 */
export async function startWeb({ settings, env, logFile, mode, signal }) {
  const child = startChild({
    name: 'the website',
    command: process.execPath,
    args: webArguments(settings, mode),
    cwd: WEB_DIR,
    env,
    logFile,
    leash: true,
    wholeGroup: mode === 'dev',
  });
  try {
    await whileRunning(child, until(() => answersHttp(`http://127.0.0.1:${settings.sitePort}/api/health`), {
      what: 'The website', timeoutMs: 120_000, signal,
    }));
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}
