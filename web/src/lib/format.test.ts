import { formatDate, formatMoment, formatPrice } from './format';

describe('formatDate', () => {
  it('writes English dates in words', () => {
    expect(formatDate('2026-11-20T08:00:00.000Z', 'en')).toBe('November 20, 2026');
  });

  it('writes Arabic dates in the Gregorian calendar with Latin digits', () => {
    expect(formatDate('2026-11-20T08:00:00.000Z', 'ar')).toBe('20 نوفمبر 2026');
  });

  it('takes the day as it is in Dubai', () => {
    expect(formatDate('2026-11-20T21:30:00.000Z', 'en')).toBe('November 21, 2026');
  });

  it('shows nothing for what is no date', () => {
    expect(formatDate('', 'en')).toBe('');
  });
});

describe('formatMoment', () => {
  it.each([
    ['en', 'Nov 21, 2026, 1:30 AM'],
    ['ar', '21 نوفمبر 2026، 1:30 ص'],
  ] as const)('writes day and time as they are in Dubai (%s)', (locale, text) => {
    expect(formatMoment('2026-11-20T21:30:00.000Z', locale).replace(/\u202f/g, ' ')).toBe(text);
  });

  it('shows nothing for what is no date', () => {
    expect(formatMoment('soon', 'en')).toBe('');
  });
});

describe('formatPrice', () => {
  it.each([
    [1499, '$1,499.00'],
    [89.5, '$89.50'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});
