import { CacheFirst, ExpirationPlugin, NetworkFirst, NetworkOnly, Serwist, type RouteMatchCallback, type SerwistPlugin } from 'serwist';
import { FILES_CACHE, FILES_KEPT, PAGE_TIMEOUT_SECONDS, PAGES_CACHE, PAGES_KEPT } from './constants';
import { offlinePage } from './offline-page';
import { mayBeKept, treatmentOf, type Treatment } from './rules';

declare const self: ServiceWorkerGlobalScope;

const treated =
  (treatment: Treatment): RouteMatchCallback =>
  ({ url, request }) =>
    treatmentOf({ url, origin: self.location.origin, mode: request.mode }) === treatment;

const orOfflinePage: SerwistPlugin = {
  handlerDidError: async ({ request }) =>
    new Response(offlinePage(new URL(request.url).pathname), {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    }),
};

const onlyPublicPages: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => (mayBeKept(request.url, response) ? response : null),
};

new Serwist({
  // A new worker waits until the visitor presses "Reload", or until no page of the old build is open.
  skipWaiting: false,
  clientsClaim: true,
  // The page is on its way while the worker is being started.
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: treated('page'),
      handler: new NetworkFirst({
        cacheName: PAGES_CACHE,
        networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
        matchOptions: { ignoreSearch: true, ignoreVary: true },
        plugins: [onlyPublicPages, new ExpirationPlugin({ maxEntries: PAGES_KEPT, maxAgeFrom: 'last-used' }), orOfflinePage],
      }),
    },
    { matcher: treated('private'), handler: new NetworkOnly({ plugins: [orOfflinePage] }) },
    {
      matcher: treated('file'),
      handler: new CacheFirst({
        cacheName: FILES_CACHE,
        plugins: [
          { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
          new ExpirationPlugin({ maxEntries: FILES_KEPT, maxAgeFrom: 'last-used' }),
        ],
      }),
    },
  ],
}).addEventListeners();
