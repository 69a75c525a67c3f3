import { replyDueAt } from '../src/quotes/reply-due';

/** Times are Dubai's; November 2026 begins on a Sunday. */
const dubai = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}+04:00`);

const cases: [string, Date, Date][] = [
  ['Sunday morning → Monday morning', dubai(1, '09:00'), dubai(2, '09:00')],
  ['Sunday at midnight → Monday at midnight', dubai(1, '00:00'), dubai(2, '00:00')],
  ['the last millisecond of Monday → that of Tuesday', dubai(2, '23:59:59.999'), dubai(3, '23:59:59.999')],
  ['Wednesday afternoon → Thursday afternoon', dubai(4, '15:30'), dubai(5, '15:30')],
  ['Wednesday at the stroke of Thursday → the end of Thursday', dubai(5, '00:00'), dubai(6, '00:00')],
  ['Thursday just after midnight → Sunday just after midnight', dubai(5, '00:00:00.001'), dubai(8, '00:00:00.001')],
  ['Thursday afternoon → Sunday afternoon', dubai(5, '15:00'), dubai(8, '15:00')],
  ['the last millisecond of Thursday → that of Sunday', dubai(5, '23:59:59.999'), dubai(8, '23:59:59.999')],
  ['Friday at midnight → the end of Sunday', dubai(6, '00:00'), dubai(9, '00:00')],
  ['Friday noon → the end of Sunday', dubai(6, '12:00'), dubai(9, '00:00')],
  ['Saturday → the end of Sunday', dubai(7, '10:00'), dubai(9, '00:00')],
  ['the last millisecond of Saturday → the end of Sunday', dubai(7, '23:59:59.999'), dubai(9, '00:00')],
  ['Sunday at the stroke of it → the end of Sunday', dubai(8, '00:00'), dubai(9, '00:00')],
  ['Thursday evening in UTC is Friday in Dubai', new Date('2026-11-05T21:00:00Z'), dubai(9, '00:00')],
  ['Saturday evening in UTC is Sunday in Dubai', new Date('2026-11-07T22:00:00Z'), dubai(9, '02:00')],
  ['the end of a year', new Date('2026-12-31T10:00:00+04:00'), new Date('2027-01-03T10:00:00+04:00')],
  ['a leap day', new Date('2028-02-29T10:00:00+04:00'), new Date('2028-03-01T10:00:00+04:00')],
];

it.each(cases)('%s', (_name, since, due) => {
  expect(replyDueAt(since).toISOString()).toBe(due.toISOString());
});

it('is never earlier for what came in later, and 24 to 72 hours away', () => {
  const start = dubai(1, '00:00').getTime();
  let last = 0;
  for (let minutes = 0; minutes < 8 * 24 * 60; minutes += 7) {
    const since = start + minutes * 60_000;
    const due = replyDueAt(new Date(since)).getTime();
    expect(due).toBeGreaterThanOrEqual(last);
    expect(due - since).toBeGreaterThanOrEqual(24 * 3_600_000);
    expect(due - since).toBeLessThanOrEqual(72 * 3_600_000);
    last = due;
  }
});
