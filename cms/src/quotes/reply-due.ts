import { dubaiWeekday, nextDubaiDay } from './dubai-time';

const REPLY_MS = 24 * 3_600_000;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * Until when the client is owed an answer: 24 hours later, Friday and Saturday in Dubai not counted.
 * @param since when the request or the message came in
 */
export function replyDueAt(since: Date): Date {
  let at = since;
  let left = REPLY_MS;
  for (;;) {
    const dayEnd = nextDubaiDay(at);
    const weekday = dubaiWeekday(at);
    if (weekday !== FRIDAY && weekday !== SATURDAY) {
      const today = dayEnd.getTime() - at.getTime();
      if (left <= today) return new Date(at.getTime() + left);
      left -= today;
    }
    at = dayEnd;
  }
}
