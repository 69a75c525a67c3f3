import { whenIdle } from './when-idle';

/** What tells that somebody is about to do something with the page. */
const INTEREST = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
/** What somebody does on purpose. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Calls back with the first of these events. @returns stops waiting for it */
function onFirst(events: readonly string[], act: () => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  const onEvent = () => {
    listeners.abort();
    act();
  };
  for (const event of events) window.addEventListener(event, onEvent, options);
  return () => listeners.abort();
}

let isAwake = typeof window === 'undefined';
let waking: Promise<void> | undefined;

/** Resolves once the page has loaded and the browser is idle, or at the visitor's first sign of interest. Then the document is awake for good. */
export function wake(): Promise<void> {
  return (waking ??= new Promise((resolve) => {
    const done = () => {
      isAwake = true;
      stopWatching();
      stopWaiting();
      resolve();
    };
    const stopWatching = onFirst(INTEREST, done);
    const stopWaiting = whenIdle(done);
  }));
}

/**
 * Fetches what the page can do without for now: once it is awake, and from then on at once.
 * @returns what was fetched. What the first document waits for is asked for again with every press until it can be had, as the server's
 * HTML is there meanwhile; later, where a page isn't shown before, it is rejected
 */
export async function whenAwake<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (isAwake) return load();
  await wake();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('a part of the page could not be loaded:', error);
      await new Promise<void>((resolve) => onFirst(PRESSES, resolve));
    }
  }
}
