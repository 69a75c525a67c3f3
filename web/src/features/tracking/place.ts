import type { TrackRequest, VisitorLocation } from '@/contracts/analytics';
import { readEntry, removeEntry, writeEntry } from '@/lib/browser-storage';
import { PLACE_KEPT_MS, PLACE_TIMEOUT_MS } from './constants';

const ENTRY = 'visitorLocation';
const UNKNOWN = 'Unknown';

interface KeptPlace {
  place: VisitorLocation;
  /** ms since 1970. */
  at: number;
}

/** Where this browser's address is, as learned within the last hour; null where that isn't known. */
export function keptPlace(): VisitorLocation | null {
  try {
    const { place, at } = JSON.parse(readEntry('local', ENTRY) ?? '') as KeptPlace;
    return Date.now() - at < PLACE_KEPT_MS ? place : null;
  } catch {
    return null;
  }
}

export const forgetPlace = (): void => removeEntry('local', ENTRY);

/** Asks the site where this address is. Only to be called with the visitor's consent; where no answer comes, nothing is learned. */
export async function askPlace(): Promise<void> {
  try {
    const answer = await fetch('/api/visitor/location', { signal: AbortSignal.timeout(PLACE_TIMEOUT_MS) });
    const { data } = (await answer.json()) as { data?: VisitorLocation };
    if (data?.source === 'ip') writeEntry('local', ENTRY, JSON.stringify({ place: data, at: Date.now() } satisfies KeptPlace));
  } catch {
    // It stays unknown.
  }
}

/** The place as an event tells it. */
export function placeFields(place: VisitorLocation | null): Pick<TrackRequest, 'country' | 'region' | 'city' | 'locationSource'> {
  const { source, ...names } = place ?? { country: UNKNOWN, region: UNKNOWN, city: UNKNOWN, source: 'none' };
  return { ...names, locationSource: source };
}
