const DAY_MS = 86_400_000;

/** Dubai is four hours ahead of UTC all year round. */
const OFFSET_MS = 4 * 3_600_000;

/** The moment a day of Dubai begins, or `days` days later. */
function startOf(day: string, days = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS - OFFSET_MS);
}

/** The day it is in Dubai, `2026-12-31`. */
export function dubaiDay(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The last millisecond of a day in Dubai: still that day, wherever it is shown. */
export function endOfDubaiDay(day: string): Date {
  return new Date(startOf(day, 1).getTime() - 1);
}

/** The day of the week in Dubai, Sunday is 0. */
export function dubaiWeekday(at: Date): number {
  return new Date(at.getTime() + OFFSET_MS).getUTCDay();
}

/** The moment the next day of Dubai begins. */
export function nextDubaiDay(at: Date): Date {
  return startOf(dubaiDay(at), 1);
}
