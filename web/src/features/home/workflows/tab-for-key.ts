/**
 * Which tab a key leads to, as an index; null where the key is no affair of the tabs. Arrows follow what is seen: in a page that
 * is read from the right, the left one goes on.
 */
export function tabForKey(key: string, current: number, count: number, isRtl: boolean): number | null {
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return (current + 1) % count;
  if (key === previous) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
