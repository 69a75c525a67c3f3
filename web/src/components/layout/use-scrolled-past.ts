'use client';

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled further down than so many CSS pixels; false on the server. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
