import { useCallback, useSyncExternalStore } from 'react';
import type { DayRange } from '@/contracts/analytics-figures';
import { dubaiToday, rangeQueryString, readRange } from './range';

/** How often it is looked whether another day has begun. */
const TODAY_EVERY_MS = 30_000;

/** Told on `window` when this page has changed its own address. */
const CHANGED = 'rangechange';

function subscribeToday(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, TODAY_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * The day in Dubai, also on a page that stays open past midnight.
 * @param rendered the day on which the server rendered the page
 */
export function useToday(rendered: string): string {
  return useSyncExternalStore(subscribeToday, dubaiToday, () => rendered);
}

/**
 * Steps through the browser's history that stay on this page. The router isn't told of them: it would load the page anew for each, and
 * write the address of a step that took long over that of the next one.
 */
function subscribeAddress(onChange: () => void): () => void {
  const { pathname } = window.location;
  const step = (event: PopStateEvent) => {
    if (window.location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    onChange();
  };
  window.addEventListener('popstate', step, { capture: true });
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', step, { capture: true });
    window.removeEventListener(CHANGED, onChange);
  };
}

/**
 * The period that is shown. The page's address says it and nothing else does, so that a link, a reload, back and forward all show the same.
 * @param renderedSearch the address's query that the server rendered the page for
 * @param today the day in Dubai
 */
export function useRange(renderedSearch: string, today: string): [range: DayRange, show: (range: DayRange) => void] {
  // A function made anew each time: the hook then reads it once more after the router has rendered the page and written its address.
  const search = useSyncExternalStore(
    subscribeAddress,
    () => window.location.search,
    () => renderedSearch,
  );
  const show = useCallback(
    (range: DayRange) => {
      const text = rangeQueryString(range, today);
      const address = `${window.location.pathname}${text && `?${text}`}`;
      if (address === `${window.location.pathname}${window.location.search}`) return;
      // The browser's own function, as the router has put one of its own over it; the entry keeps what the router needs to come back to it.
      History.prototype.pushState.call(window.history, window.history.state, '', address);
      window.dispatchEvent(new Event(CHANGED));
    },
    [today],
  );
  return [readRange(search, today), show];
}
