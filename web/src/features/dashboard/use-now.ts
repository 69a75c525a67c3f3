import { useEffect, useState } from 'react';

/**
 * The reader's clock, for times that are told from now: `in 5 h`.
 * @param everyMs how often it moves on
 */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
