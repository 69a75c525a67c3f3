'use client';

import { type Dispatch, type RefObject, useEffect, useReducer, useState } from 'react';
import { readEntry, writeEntry } from '@/lib/browser-storage';
import { CENTRE_DEBOUNCE_MS, LET_GO_BELOW_SHARE, SCROLL_FRESH_MS, SEEN_KEY, STEPPED_MEDIA } from './constants';
import { currentThreshold, fitsWindow, hasArrived, meaningOfKey } from './input';
import { atFirst, nextState, type StepperAction, type StepperState } from './stepper-state';

type Send = Dispatch<StepperAction>;

/**
 * The stepper around `panel`. It listens to nothing while the panel is out of sight, and takes the wheel, touches and keys
 * only while the page is locked.
 */
export function useStepper(panel: RefObject<HTMLElement | null>, total: number, rtl: boolean): [StepperState, Send] {
  const [state, send] = useReducer(nextState, total, atFirst);
  const [inSight, setInSight] = useState(false);
  const { page } = state;

  useEffect(() => {
    const element = panel.current;
    if (element && page !== 'released') return watchSight(element, setInSight, send);
  }, [panel, page]);

  useEffect(() => {
    const element = panel.current;
    if (element && inSight && page === 'free') return awaitArrival(element, send);
  }, [panel, inSight, page]);

  useEffect(() => {
    const element = panel.current;
    if (element && page === 'locked') return takeInput(element, rtl, send);
  }, [panel, page, rtl]);

  return [state, send];
}

/** Says whether there is a stepper in sight, and lets go where there no longer is. */
function watchSight(panel: Element, setInSight: (inSight: boolean) => void, send: Send): () => void {
  const media = window.matchMedia(STEPPED_MEDIA);
  let share = 0;
  const tell = () => {
    setInSight(media.matches && share > 0);
    if (!media.matches || share < LET_GO_BELOW_SHARE) send({ type: 'release' });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      share = entries.at(-1)?.intersectionRatio ?? 0;
      tell();
    },
    { threshold: [0, 0.01, LET_GO_BELOW_SHARE] },
  );
  observer.observe(panel);
  media.addEventListener('change', tell);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', tell);
  };
}

/**
 * Locks the page when the panel is scrolled to, downwards, by a means the stepper takes itself. Links, the scrollbar, Page Down,
 * search in the page and assistive technology pass by freely.
 */
function awaitArrival(panel: Element, send: Send): () => void {
  let usedAt = -Infinity;
  let depth = window.scrollY;
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  const use = () => {
    usedAt = performance.now();
  };
  window.addEventListener('wheel', use, options);
  window.addEventListener('touchmove', use, options);
  window.addEventListener('keydown', ({ key }) => key === 'ArrowDown' && use(), options);
  window.addEventListener(
    'scroll',
    () => {
      const down = window.scrollY > depth;
      depth = window.scrollY;
      const at = performance.now();
      if (!down || at - usedAt > SCROLL_FRESH_MS || !hasArrived(panel)) return;
      send({ type: 'arrive', at, seen: readEntry('session', SEEN_KEY) !== null });
      writeEntry('session', SEEN_KEY, '1');
    },
    options,
  );
  return () => listeners.abort();
}

/** While the page is locked: turns events into input, keeps the panel in the middle, and lets go of whoever wants to leave. */
function takeInput(panel: Element, rtl: boolean, send: Send): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const passive = { passive: true, signal };
  const taking = { passive: false, signal };
  const release = () => send({ type: 'release' });
  const take = (event: Event, amount: number) => {
    if (event.cancelable) event.preventDefault();
    send({ type: 'input', at: performance.now(), amount, threshold: currentThreshold() });
  };

  const onWheel = (event: WheelEvent) => {
    // With Ctrl it zooms; sideways it goes through the browser's history.
    if (!event.ctrlKey && Math.abs(event.deltaY) >= Math.abs(event.deltaX)) take(event, event.deltaY);
  };
  const onKey = (event: KeyboardEvent) => {
    const meaning = meaningOfKey(event, rtl);
    if (typeof meaning === 'number') take(event, meaning);
    else if (meaning && event.type === 'keydown') release();
  };

  let last: Touch | null = null;
  const onTouchStart = ({ touches }: TouchEvent) => {
    last = touches[0] ?? null;
  };
  const onTouchMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch || event.touches.length > 1) return release();
    const [x, y] = last ? [last.clientX - touch.clientX, last.clientY - touch.clientY] : [0, 0];
    last = touch;
    if (Math.abs(y) >= Math.abs(x)) take(event, y);
  };

  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Node && !panel.contains(target)) release();
  };
  const onResize = () => {
    if (!fitsWindow(panel)) release();
  };

  let timer = 0;
  const centreSoon = () => {
    clearTimeout(timer);
    // How it moves is the stylesheet's; it also knows the room below the header.
    timer = window.setTimeout(() => panel.scrollIntoView({ block: 'center' }), CENTRE_DEBOUNCE_MS);
  };
  centreSoon();

  window.addEventListener('wheel', onWheel, taking);
  window.addEventListener('touchstart', onTouchStart, passive);
  window.addEventListener('touchmove', onTouchMove, taking);
  window.addEventListener('keydown', onKey, { signal });
  window.addEventListener('keyup', onKey, { signal });
  window.addEventListener('scroll', centreSoon, passive);
  window.addEventListener('resize', onResize, passive);
  document.addEventListener('focusin', onFocusIn, passive);
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
