/**
 * What is sent in place of the service worker once there is to be none: a browser that has one asks for `/sw.js` with its next
 * page, gets this, empties the caches and is rid of it. (An address that answers 404 would leave the old one in place.)
 * As text, because development bundles no worker.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;
