import { useEffect, useState } from 'react';

/** A value as it is once it hasn't changed for a while. */
export function useSettled<T>(value: T, afterMs = 400): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), afterMs);
    return () => window.clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
