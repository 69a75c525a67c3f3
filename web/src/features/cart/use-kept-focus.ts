'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus over where what had it is gone: removed with its line, or with everything.
 * @param marker whatever changes when that may have happened
 * @param heir finds who gets it, inside the element; the element itself where there is nobody
 */
export function useKeptFocus<E extends HTMLElement>(marker: unknown, heir?: (element: E) => HTMLElement | null | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef<Element | null>(null);
  const before = useRef(marker);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && element.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (before.current === marker) return;
    before.current = marker;
    const isLost = document.activeElement === document.body && last.current?.isConnected === false;
    const kept = element.current;
    if (kept && isLost) (heir?.(kept) ?? kept).focus();
  });
  return element;
}
