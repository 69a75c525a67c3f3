/** Dubai has no summer time. */
const OFFSET = '+04:00';
const OFFSET_MS = 4 * 60 * 60_000;

/** What a field for date and time shows for a moment. */
export const toDubaiField = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16) : '';

/** The moment that such a field means; null where it is empty. */
export const fromDubaiField = (value: string): string | null => (value === '' ? null : `${value.slice(0, 16)}:00${OFFSET}`);
