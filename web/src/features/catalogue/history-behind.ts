/**
 * Whether "back" leads to that page, without loading it anew. Browsers that can't tell (no Navigation API) count as no.
 * @param pathname with its language
 */
export function isBehind(pathname: string): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = window.navigation;
  if (!currentEntry || currentEntry.index < 1) return false;
  const before = window.navigation.entries()[currentEntry.index - 1];
  return Boolean(before?.sameDocument && before.url && new URL(before.url).pathname === pathname);
}
