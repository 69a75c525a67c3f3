import { compareAmounts, compareShares } from './compare';
import { formatCompact, formatCount, formatHour, formatLongDay, formatPoints, formatShare, formatShortDay, splitDuration } from './format-figures';

it('writes figures in Latin digits, in groups', () => {
  expect(formatCount(1234567)).toBe('1,234,567');
  expect(formatCompact(12_345)).toBe('12.3K');
  expect(formatShare(0.3824)).toBe('38.2%');
  expect(formatShare(12.5)).toBe('1,250%');
  expect(formatPoints(0.0412)).toBe('4.1');
  expect(formatHour(7)).toBe('07:00');
});

it('names days in both languages as they are, wherever they are read', () => {
  expect(formatShortDay('2026-11-20', 'en')).toBe('Nov 20');
  expect(formatLongDay('2026-11-20', 'en')).toBe('Fri, Nov 20, 2026');
  expect(formatShortDay('2026-11-20', 'ar')).toBe('20 نوفمبر');
  expect(formatLongDay('2026-11-20', 'ar')).toContain('20 نوفمبر 2026');
});

it.each([
  [0, { unit: 'seconds', hours: 0, minutes: 0, seconds: 0 }],
  [59.4, { unit: 'seconds', hours: 0, minutes: 0, seconds: 59 }],
  [59.6, { unit: 'minutes', hours: 0, minutes: 1, seconds: 0 }],
  [72, { unit: 'minutes', hours: 0, minutes: 1, seconds: 12 }],
  [3725, { unit: 'hours', hours: 1, minutes: 2, seconds: 5 }],
])('takes %s seconds apart', (seconds, parts) => {
  expect(splitDuration(seconds)).toEqual(parts);
});

it.each([
  [150, 100, { kind: 'up', by: 0.5, isGood: true }],
  [50, 100, { kind: 'down', by: 0.5, isGood: false }],
  [100, 100, { kind: 'same' }],
  [10_001, 10_000, { kind: 'same' }],
  [5, 0, { kind: 'none' }],
  [0, 0, { kind: 'none' }],
])('%s after %s', (now, before, change) => {
  expect(compareAmounts(now, before)).toEqual(change);
});

it('a share of which less is better is compared in points', () => {
  expect(compareShares(0.25, 0.5, true)).toEqual({ kind: 'down', by: 0.25, isGood: true });
  expect(compareShares(0.5, 0.25, true)).toEqual({ kind: 'up', by: 0.25, isGood: false });
  expect(compareShares(0.5, 0, true)).toEqual({ kind: 'up', by: 0.5, isGood: false });
  expect(compareShares(0.5, 0, false)).toEqual({ kind: 'none' });
});
