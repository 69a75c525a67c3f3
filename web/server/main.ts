/**
 * The production server: `node <dist>/site-server.mjs`, started in web/ after `next build` and `server/build.mjs`.
 * Wiring only; what it wires stands beside it.
 */
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@/api/app';
import { createEventIntake } from '@/api/events/accept-event';
import { createAskCms } from '@/cms/ask-cms';
import { createCallCms } from '@/cms/site-calls';
import { BUILD_FILES, buildFileNames, buildFilePath } from '@/config/build-files';
import { enterProduction, env } from '@/config/env';
import { baseSecurityHeaders, strictTransportSecurity } from '@/config/security-headers';
import type { RevalidateRequest } from '@/contracts/revalidate';
import operations from '@/gql/operations.json';
import { logError, logInfo, logWarning } from '@/lib/log';
import { pageRegistry } from '@/lib/page-registry';
import { ContentPoller } from './content-poller';
import { createEventDoor } from './event-door';
import { internalRequest, renderWithNext, type NextHandler } from './next-render';
import { PageCache } from './page-cache';
import { PageSource } from './page-source';
import { closeGracefully } from './shutdown';
import { createSite } from './site';
import { StaticFiles } from './static-files';
import { warmUp } from './warm-up';

const POLL_TIMEOUT_MS = 3_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function main(): Promise<void> {
  const { SITE_URL, SITE_HOST, SITE_PORT, CMS_URL, REVALIDATE_SECRET, SITE_API_SECRET, TRUSTED_PROXY_HOPS, GEOLOCATION_URL, WEB_DIST_DIR, SERVICE_WORKER } = env();
  enterProduction();
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
    onError: (page, error) => logError('page could not be renewed', error, { page }),
  });
  registry.onRevalidate.add((tags) => source.invalidate(tags));

  const askCms = createAskCms(CMS_URL);
  const onApiError = (error: unknown, requestId: string) => logError('api call failed', error, { requestId });
  const intake = createEventIntake({ siteUrl: SITE_URL, callCms: createCallCms(askCms, SITE_API_SECRET), onError: onApiError });
  const api = createApi({
    siteUrl: SITE_URL,
    askCms,
    siteApiSecret: SITE_API_SECRET,
    trustedProxyHops: TRUSTED_PROXY_HOPS,
    operations,
    pages: () => registry.pages,
    revalidateSecret: REVALIDATE_SECRET,
    revalidate: (_tags, changes) => revalidateInNext(next, { host, secret: REVALIDATE_SECRET, body: { changes } }),
    geolocationUrl: GEOLOCATION_URL,
    intake,
    onError: onApiError,
  });

  const server = createServer(
    createSite({
      cache,
      source,
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
      onError: (error, request) => logError('request failed', error, { method: request.method, url: request.url }),
    }),
  );
  // Longer than the reverse proxy keeps its side, so that it never writes into a closing connection.
  server.keepAliveTimeout = 75_000;
  server.requestTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(SITE_PORT, SITE_HOST, resolve);
  });
  logInfo('site listens', { url: SITE_URL, address: `${SITE_HOST}:${SITE_PORT}` });

  const stopping = new AbortController();
  const poller = new ContentPoller({
    read: async () => {
      const response = await askCms('/api/content-version', { timeoutMs: POLL_TIMEOUT_MS });
      if (!response.ok) throw new Error(`the CMS answered ${response.status}`);
      return response.json();
    },
    report: (changes) => revalidateInNext(next, { host, secret: REVALIDATE_SECRET, body: { changes } }),
    onStateChange: (answering, error) =>
      answering ? logInfo('content can be read') : logWarning('content can not be read', { error: String(error) }),
  });
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
    const finished = await closeGracefully(server);
    await intake.drain();
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
