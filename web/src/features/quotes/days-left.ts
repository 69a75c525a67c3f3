import { dubaiDay } from '@/lib/format';

const DAY_MS = 86_400_000;

/**
 * Days from now to an offer's last day, as a calendar in Dubai counts them.
 * @param validUntil ISO 8601; the end of the last day
 * @returns 0 on the last day; null once it is over
 */
export function daysLeft(validUntil: string, now: Date): number | null {
  const end = Date.parse(validUntil);
  if (Number.isNaN(end) || end < now.getTime()) return null;
  return Math.round((Date.parse(dubaiDay(end)) - Date.parse(dubaiDay(now.getTime()))) / DAY_MS);
}
