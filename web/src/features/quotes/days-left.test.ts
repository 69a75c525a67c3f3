import { daysLeft } from './days-left';

/** The end of 24 November in Dubai, which is four hours ahead of UTC. */
const END = '2026-11-24T19:59:59.999Z';

it.each([
  ['2026-11-21T08:00:00.000Z', 3],
  // Already the 22nd in Dubai, still the 21st in UTC.
  ['2026-11-21T20:00:00.000Z', 2],
  ['2026-11-23T19:59:59.999Z', 1],
  ['2026-11-23T20:00:00.000Z', 0],
  ['2026-11-24T19:59:59.999Z', 0],
  ['2026-11-24T20:00:00.000Z', null],
  ['2025-11-24T08:00:00.000Z', 365],
])('at %s there are %s days left', (now, days) => {
  expect(daysLeft(END, new Date(now))).toBe(days);
});

it('knows nothing about what is no date', () => expect(daysLeft('', new Date())).toBeNull());
