type Area = 'local' | 'session';

/** What a browser that refuses to store anything keeps for as long as the page is open. */
const kept: Readonly<Record<Area, Map<string, string>>> = { local: new Map(), session: new Map() };

const areaOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage);

/** Reads an entry of the browser's storage. Never throws: storage may be switched off, or full. */
export function readEntry(area: Area, key: string): string | null {
  const inMemory = kept[area].get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry, or keeps it in memory where the browser won't. */
export function writeEntry(area: Area, key: string, value: string): void {
  try {
    areaOf(area).setItem(key, value);
    kept[area].delete(key);
  } catch {
    kept[area].set(key, value);
  }
}

export function removeEntry(area: Area, key: string): void {
  kept[area].delete(key);
  try {
    areaOf(area).removeItem(key);
  } catch {
    // What can't be reached can't have been written either.
  }
}
