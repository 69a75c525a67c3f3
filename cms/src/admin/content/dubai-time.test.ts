import { fromDubaiField, toDubaiField } from './dubai-time';

it('a field shows the time that it is in Dubai', () => {
  expect(toDubaiField('2026-03-01T20:30:00.000Z')).toBe('2026-03-02T00:30');
  expect(toDubaiField(null)).toBe('');
});

it('a field means the time that it is in Dubai', () => {
  expect(Date.parse(fromDubaiField('2026-03-02T00:30') ?? '')).toBe(Date.parse('2026-03-01T20:30:00.000Z'));
  // Some browsers add the seconds.
  expect(fromDubaiField('2026-03-02T00:30:15')).toBe('2026-03-02T00:30:00+04:00');
  expect(fromDubaiField('')).toBeNull();
});
