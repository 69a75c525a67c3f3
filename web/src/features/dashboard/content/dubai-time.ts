import { dubaiDay } from '@/lib/format';

/** Dubai is four hours ahead of UTC all the year round. */
const OFFSET = '+04:00';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Dubai' });

/**
 * A moment as `datetime-local` inputs have it, by the office's clock: `2026-11-20T09:30`.
 * @param moment ISO 8601, or null for an empty input
 */
export function dubaiInput(moment: string | null): string {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? '' : `${dubaiDay(time)}T${clock.format(time)}`;
}

/**
 * What was put into such an input.
 * @returns ISO 8601; null where nothing was, undefined where it is no time
 */
export function momentOfInput(typed: string): string | null | undefined {
  if (typed === '') return null;
  const time = Date.parse(`${typed}${OFFSET}`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
