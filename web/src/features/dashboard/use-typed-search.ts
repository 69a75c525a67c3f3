import { useEffect, useRef, useState } from 'react';

/** How long a typing pause is before the list is asked for. */
const TYPING_PAUSE_MS = 300;

/**
 * A search box that searches as one types: after a pause, or at once when asked to.
 * @param searched what the list shows now
 */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (text: string) => {
    window.clearTimeout(timer.current);
    if (text.trim() !== searched) onSearch(text.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(text), TYPING_PAUSE_MS);
  };
  return { typed, type, searchNow: () => search(typed) };
}
