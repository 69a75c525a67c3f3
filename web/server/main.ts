/**
 * The production server: `node <dist>/site-server.mjs`, started in web/ after `next build` and `server/build.mjs`.
 * Wiring only; what it wires stands beside it.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@/api/app';
import { createEventIntake } from '@/api/events/accept-event';
import { routeTable } from '@/api/http/route-table';
import { createAskCms } from '@/cms/ask-cms';
import { cmsGuard } from '@/cms/cms-guard';
import { createCallCms } from '@/cms/site-calls';
import { BUILD_FILES, buildFileNames, buildFilePath } from '@/config/build-files';
import { enterProduction, env } from '@/config/env';
import { baseSecurityHeaders, strictTransportSecurity } from '@/config/security-headers';
import type { ContentChange, RevalidateRequest } from '@/contracts/revalidate';
import operations from '@/gql/operations.json';
import { locales } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { logError, logInfo, logWarning } from '@/lib/log';
import { pageRegistry } from '@/lib/page-registry';
import { linesFromConsole } from './console-lines';
import { ContentPoller } from './content-poller';
import { createEventDoor } from './event-door';
import { guardFetch } from './guarded-fetch';
import { createMetrics } from './metrics';
import { internalRequest, renderWithNext, type NextHandler } from './next-render';
import { PageCache } from './page-cache';
import { PageSource } from './page-source';
import { loggedPath } from './paths';
import { openPrivateDoor } from './private-door';
import { Readiness } from './readiness';
import { joinReplicas, noReplicas } from './replicas';
import { routePatterns } from './route-patterns';
import { endInOrder } from './shutdown';
import { createSite } from './site';
import { StaticFiles } from './static-files';
import { warmUp } from './warm-up';

const POLL_TIMEOUT_MS = 3_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function main(): Promise<void> {
  const { SITE_URL, SITE_HOST, SITE_PORT, CMS_URL, REVALIDATE_SECRET, SITE_API_SECRET, TRUSTED_PROXY_HOPS, GEOLOCATION_URL, WEB_DIST_DIR, SERVICE_WORKER } = env();
  const { METRICS_HOST, METRICS_PORT, SHUTDOWN_DELAY_MS, REDIS_URL } = env();
  enterProduction();
  linesFromConsole(console, { info: logInfo, warning: logWarning });
  const guard = cmsGuard();
  guard.onChange((isSpared) => (isSpared ? logWarning('the CMS gives no answers and is spared questions') : logInfo('the CMS answers again')));
  globalThis.fetch = guardFetch(globalThis.fetch, CMS_URL, guard);
  const dir = process.cwd();
  const host = new URL(SITE_URL).host;
  const baseHeaders = [...baseSecurityHeaders, ...(SITE_URL.startsWith('https:') ? [strictTransportSecurity] : [])].flat();
  const registry = pageRegistry();
  registry.pages = 'warming';

  // Loaded here and not above: Next looks at NODE_ENV as it loads.
  const { default: createNext } = await import('next');
  const app = createNext({ dev: false, dir, hostname: SITE_HOST, port: SITE_PORT, quiet: true });
  await app.prepare();
  const next: NextHandler = app.getRequestHandler();

  const cache = new PageCache();
  const source = new PageSource({
    next,
    cache,
    registry,
    host,
    baseHeaders,
    onError: (page, error) => logError('page could not be renewed', error, { page: loggedPath(page) }),
  });
  registry.onRevalidate.add((tags) => source.invalidate(tags));
  const homes = locales.map((locale) => localePath(locale, paths.home));
  const readiness = new Readiness({
    pages: () => registry.pages,
    hasContent: () => homes.every((home) => cache.peek(home) !== undefined),
    breaker: () => guard.state,
  });
  const visits = { hits: 0, misses: 0 };

  const askCms = createAskCms(CMS_URL);
  const carryOut = (changes: readonly ContentChange[]) => revalidateInNext(next, { host, secret: REVALIDATE_SECRET, body: { changes } });
  const replicas = REDIS_URL === undefined ? noReplicas(carryOut) : joinReplicas({
    redisUrl: REDIS_URL,
    buildId: (await readFile(path.join(dir, WEB_DIST_DIR, 'BUILD_ID'), 'utf8')).trim(),
    revalidate: carryOut,
    onReturn: () => void poller.check(),
    onLost: (error) => logWarning('this website goes on alone, Redis can not be reached', { error: error.message }),
    onError: (error) => logError('a change another replica told of was not carried out', error),
  });
  registry.shared = replicas.pages;
  const poller = new ContentPoller({
    read: async () => {
      const response = await askCms('/api/content-version', { timeoutMs: POLL_TIMEOUT_MS });
      if (!response.ok) throw new Error(`the CMS answered ${response.status}`);
      return response.json();
    },
    report: (changes) => replicas.found(changes),
    onStateChange: (answering, error) => {
      readiness.noteCms(answering);
      if (answering) return logInfo('content can be read');
      logWarning('content can not be read', { error: String(error) });
      // The pages of before, where there are any, are looked for without waiting for a visitor.
      for (const home of homes) source.get(home).catch((reason: unknown) => logWarning('home is not at hand', { page: home, error: String(reason) }));
    },
  });
  const onApiError = (error: unknown, requestId: string) => logError('api call failed', error, { requestId });
  const intake = createEventIntake({ siteUrl: SITE_URL, callCms: createCallCms(askCms, SITE_API_SECRET), onError: onApiError });
  const api = createApi({
    siteUrl: SITE_URL,
    askCms,
    siteApiSecret: SITE_API_SECRET,
    trustedProxyHops: TRUSTED_PROXY_HOPS,
    operations,
    isReady: () => readiness.isReady(),
    revalidateSecret: REVALIDATE_SECRET,
    revalidate: (_tags, changes) => replicas.announce(changes),
    geolocationUrl: GEOLOCATION_URL,
    intake,
    onError: onApiError,
  });

  const metrics = METRICS_PORT === undefined ? undefined : createMetrics({
    guard,
    pages: visits,
    eventDepth: () => intake.depth(),
    isReady: () => readiness.isReady(),
    patternOf: await routePatterns(path.join(dir, WEB_DIST_DIR), routeTable(api.routes)),
  });
  const site = createSite({
    cache,
    source,
    visits,
    files: await StaticFiles.list({
      hashed: path.join(dir, WEB_DIST_DIR, 'static'),
      plain: path.join(dir, 'public'),
      // Switched off, the worker's address is answered by its route, which takes it out of the browsers.
      single: buildFileNames
        .filter((name) => name !== 'sw.js' || SERVICE_WORKER === 'on')
        .map((name) => ({ url: `/${name}`, file: buildFilePath(name), cacheControl: BUILD_FILES[name] })),
      baseHeaders,
    }),
    next,
    api: createEventDoor({
      intake,
      siteUrl: SITE_URL,
      trustedProxyHops: TRUSTED_PROXY_HOPS,
      api: getRequestListener(api.fetch, { overrideGlobalObjects: false }) as RequestListener,
    }),
    host,
    baseHeaders,
    onError: (error, { method, url = '' }, requestId) => logError('request failed', error, { method, path: loggedPath(url), requestId }),
  });
  const server = createServer(metrics ? metrics.counting(site) : site);
  // Longer than the reverse proxy keeps its side, so that it never writes into a closing connection.
  server.keepAliveTimeout = 75_000;
  server.requestTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(SITE_PORT, SITE_HOST, resolve);
  });
  logInfo('site listens', { url: SITE_URL, address: `${SITE_HOST}:${SITE_PORT}` });
  if (metrics && METRICS_PORT !== undefined) {
    const onError = (error: unknown) => logError('figures could not be told', error);
    await openPrivateDoor({ host: METRICS_HOST, port: METRICS_PORT, metrics, readiness, onError });
    logInfo('figures can be asked for', { address: `${METRICS_HOST}:${METRICS_PORT}` });
  }

  const stopping = new AbortController();
  const warming = poller.start().then(() =>
    warmUp({
      next,
      source,
      host,
      wait,
      signal: stopping.signal,
      onError: (error) => logWarning('warm-up is tried again', { error: String(error) }),
    }),
  );
  void warming.then((pages) => {
    registry.pages = 'ok';
    logInfo('pages are warm', { pages });
  });

  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    poller.stop();
    const finished = await endInOrder(server, { announce: () => readiness.stop(), delayMs: SHUTDOWN_DELAY_MS });
    await intake.drain();
    replicas.stop();
    logInfo('site stopped', { signal, finished });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** The same call again, on Next's own mount of the API: tags can only be revalidated there. */
async function revalidateInNext(
  next: NextHandler,
  { host, secret, body }: { host: string; secret: string; body: RevalidateRequest },
): Promise<void> {
  const { status } = await renderWithNext(
    next,
    internalRequest({
      method: 'POST',
      url: '/api/revalidate',
      headers: { host, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (status !== 200) throw new Error(`revalidation answered ${status}`);
}

main().catch((error: unknown) => {
  logError('site could not start', error);
  process.exit(1);
});
