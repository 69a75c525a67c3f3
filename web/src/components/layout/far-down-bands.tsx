'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Time in ms between two bands where the browser doesn't tell when it has nothing to do (Safari). */
const PAUSE_MS = 100;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(id);
};

/**
 * Has what `.far-down` puts off (bands, and inside them cards) laid out once the page has loaded and nothing else is to be done: one per
 * frame, so that nobody who reads or presses something meanwhile waits for it. Then the page is as high as it says, and pictures of all of it have no holes.
 */
export function FarDownBands() {
  const pathname = usePathname();
  useEffect(() => {
    const bands = [...document.querySelectorAll<HTMLElement>('.far-down')];
    let cancel = (): void => undefined;
    const next = () => {
      const band = bands.shift();
      if (!band) return;
      band.style.contentVisibility = 'visible';
      // The browser may call itself idle twice before it lays out anything: the next one waits for the frame of this one.
      const frame = requestAnimationFrame(start);
      cancel = () => cancelAnimationFrame(frame);
    };
    const start = () => {
      cancel = whenIdle(next);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      cancel();
    };
  }, [pathname]);
  return null;
}
