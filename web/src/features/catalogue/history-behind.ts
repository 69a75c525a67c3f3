/**
 * Whether "back" leads to such a page, without loading it anew. Browsers that can't tell (no Navigation API) count as no.
 * @param isWanted told the path, with its language
 */
export function isBehind(isWanted: (pathname: string) => boolean): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = window.navigation;
  if (!currentEntry || currentEntry.index < 1) return false;
  const before = window.navigation.entries()[currentEntry.index - 1];
  return Boolean(before?.sameDocument && before.url && isWanted(new URL(before.url).pathname));
}
