/** The list with one item at another place; a place beyond its ends is its end. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const target = Math.min(Math.max(to, 0), items.length - 1);
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, target), ...items.slice(from, from + 1), ...rest.slice(target)];
}
