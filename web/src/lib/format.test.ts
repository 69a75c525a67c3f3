import { formatDate, formatPrice } from './format';

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

describe('formatPrice', () => {
  it.each([
    [1499, '$1,499.00'],
    [89.5, '$89.50'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});
