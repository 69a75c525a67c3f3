/**
 * Days of the spans that are added up of days, the longest first; each is made of eight of the next. A span of n days begins where the
 * days since 1970 are a multiple of n.
 */
export const SPAN_DAYS = [64, 8] as const;

const DAY_MS = 86_400_000;

/** Days since 1970. A day, here and below, is written `2026-12-31`. */
const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

/** The day so many days later; negative for earlier. */
export const shiftDay = (day: string, days: number): string => new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** The first day of the span of so many days in which a day lies. */
export const spanStart = (day: string, length: number): string => shiftDay(day, -(numberOf(day) % length));

/** First and last day of Dubai. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** How many days a range has, both ends included; below 1 where it ends before it begins. */
export const daysIn = ({ from, to }: Range): number => numberOf(to) - numberOf(from) + 1;

interface Piece {
  /** 1, or one of SPAN_DAYS. */
  readonly days: number;
  readonly first: string;
}

/** A range in as few pieces as there are counts for: 30 days in 9 or 16, a year in 34 at most. */
export function piecesOf({ from, to }: Range): Piece[] {
  const pieces: Piece[] = [];
  for (let first = from; first <= to;) {
    const left = daysIn({ from: first, to });
    const days = SPAN_DAYS.find((length) => spanStart(first, length) === first && length <= left) ?? 1;
    pieces.push({ days, first });
    first = shiftDay(first, days);
  }
  return pieces;
}
