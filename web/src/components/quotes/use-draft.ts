import { useCallback } from 'react';
import { readEntry, removeEntry, writeEntry } from '@/lib/browser-storage';

/**
 * Keeps what is being typed for as long as the tab is open: a failed call, a reload, or having to sign in again in between
 * costs nobody a text.
 * @param name of the text, unique on the site
 */
export function useDraft(name: string) {
  const key = `draft:${name}`;
  return {
    read: useCallback(() => readEntry('session', key) ?? '', [key]),
    keep: useCallback((text: string) => (text === '' ? removeEntry('session', key) : writeEntry('session', key, text)), [key]),
  };
}
