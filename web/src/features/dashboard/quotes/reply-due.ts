const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hours are told up to here, days from here on. */
const HOURS_UP_TO_MS = 2 * DAY_MS;

export interface DueTime {
  overdue: boolean;
  unit: 'minutes' | 'hours' | 'days';
  /** Whole ones, at least one. */
  count: number;
}

/**
 * How long it is until a client should have an answer, or since when they should have had one.
 * @param dueAt ISO 8601
 * @param now milliseconds of the reader's clock
 * @param overdue what the server says, where the reader's clock is slow
 */
export function dueTime(dueAt: string, now: number, overdue: boolean): DueTime {
  const left = Date.parse(dueAt) - now;
  const isOverdue = overdue || left < 0;
  const distance = isOverdue ? Math.max(0, -left) : left;
  const [unit, length] = distance < HOUR_MS ? (['minutes', MINUTE_MS] as const) : distance < HOURS_UP_TO_MS ? (['hours', HOUR_MS] as const) : (['days', DAY_MS] as const);
  return { overdue: isOverdue, unit, count: Math.max(1, Math.floor(distance / length)) };
}
