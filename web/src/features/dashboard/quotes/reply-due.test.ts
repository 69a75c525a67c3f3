import { dueTime } from './reply-due';

const NOW = Date.parse('2026-11-22T08:00:00.000Z');

it.each([
  ['2026-11-22T08:00:20.000Z', false, 'minutes', 1],
  ['2026-11-22T08:59:59.000Z', false, 'minutes', 59],
  ['2026-11-22T13:59:00.000Z', false, 'hours', 5],
  ['2026-11-24T07:59:00.000Z', false, 'hours', 47],
  ['2026-11-25T08:30:00.000Z', false, 'days', 3],
  ['2026-11-22T07:59:50.000Z', true, 'minutes', 1],
  ['2026-11-22T05:30:00.000Z', true, 'hours', 2],
  ['2026-11-12T08:00:00.000Z', true, 'days', 10],
])('%s is overdue: %s, by %s × %s', (dueAt, overdue, unit, count) => {
  expect(dueTime(dueAt, NOW, false)).toEqual({ overdue, unit, count });
});

it('believes the server where the reader’s clock is slow', () => {
  expect(dueTime('2026-11-22T08:30:00.000Z', NOW, true)).toEqual({ overdue: true, unit: 'minutes', count: 1 });
});
