import { TAKE_OVER_MS, WORKER_CHECK_EVERY_MS } from './constants';

/** Missing on addresses without https, and in some private windows. */
const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * Registers the service worker and follows it.
 * @param onUpdate a worker of a newer build has been fetched and waits
 * @returns stops following
 */
export function followWorker(onUpdate: () => void): () => void {
  const workers = container();
  if (!workers) return () => undefined;
  const stopping = new AbortController();
  const follow = async () => {
    const registration = (await workers.register('/sw.js', { updateViaCache: 'none' })) as ServiceWorkerRegistration | undefined;
    if (!registration || stopping.signal.aborted) return;
    if (registration.waiting && workers.controller) onUpdate();
    registration.addEventListener('updatefound', () => reportWhenInstalled(registration, onUpdate, stopping.signal), { signal: stopping.signal });
    checkOnReturn(registration, stopping.signal);
  };
  // Refused in some private windows and by some settings; the site needs none.
  void follow().catch(() => undefined);
  return () => stopping.abort();
}

function reportWhenInstalled({ installing }: ServiceWorkerRegistration, onUpdate: () => void, signal: AbortSignal): void {
  installing?.addEventListener(
    'statechange',
    () => {
      // The first worker of a browser is no update.
      if (installing.state === 'installed' && container()?.controller) onUpdate();
    },
    { signal },
  );
}

function checkOnReturn(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let checkedAt = Date.now();
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < WORKER_CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
}

/** Lets a worker that waits take over, so that the page that comes next is its own. Never waits for long. */
export async function takeOver(): Promise<void> {
  const workers = container();
  const waiting = (await workers?.getRegistration())?.waiting;
  if (!workers || !waiting) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** Empties every cache of this site. */
export async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
