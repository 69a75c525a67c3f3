import { dubaiInput, momentOfInput } from './dubai-time';

it.each([
  ['2026-11-20T20:00:00.000Z', '2026-11-21T00:00'],
  ['2026-11-20T05:30:00.000Z', '2026-11-20T09:30'],
  ['2026-07-01T19:59:00.000Z', '2026-07-01T23:59'],
])('%s is %s by the clock in Dubai', (moment, typed) => {
  expect(dubaiInput(moment)).toBe(typed);
  expect(momentOfInput(typed)).toBe(moment);
});

it('is empty where there is no time', () => {
  expect(dubaiInput(null)).toBe('');
  expect(momentOfInput('')).toBeNull();
  expect(momentOfInput('tomorrow')).toBeUndefined();
});
