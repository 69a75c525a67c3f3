'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A value of the address's query. Read in the browser, so that the page itself is the same for everybody and is served from memory.
 * @returns undefined until the page's scripts run, null where the address has no such value
 */
export const useQueryValue = (name: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name),
    () => undefined,
  );
