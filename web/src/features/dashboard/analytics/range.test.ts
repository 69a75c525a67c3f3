import { checkRange, figuresPath, presetRange, rangeQueryString, readRange, dubaiToday } from './range';

const TODAY = '2026-11-22';

it.each([
  // Dubai is four hours ahead: its day begins at 20:00 UTC of the day before.
  ['2026-11-21T19:59:59.000Z', '2026-11-21'],
  ['2026-11-21T20:00:00.000Z', '2026-11-22'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Dubai', (now, day) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(dubaiToday()).toBe(day);
  jest.useRealTimers();
});

it.each([
  ['today', TODAY, '2026-11-22', '2026-11-22'],
  ['week', TODAY, '2026-11-16', '2026-11-22'],
  ['month', TODAY, '2026-10-24', '2026-11-22'],
  ['quarter', TODAY, '2026-08-25', '2026-11-22'],
  ['thisMonth', TODAY, '2026-11-01', '2026-11-22'],
  ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['lastMonth', TODAY, '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['year', TODAY, '2025-11-23', '2026-11-22'],
  ['year', '2028-12-31', '2028-01-01', '2028-12-31'],
  ['year', '2028-02-29', '2027-03-02', '2028-02-29'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
  // What can be pressed can be shown.
  expect(checkRange({ from, to }, today)).toBeNull();
});

it.each([
  ['?from=2026-11-01&to=2026-11-05', '2026-11-01', '2026-11-05'],
  ['', '2026-10-24', '2026-11-22'],
  ['?from=2026-11-05&to=2026-11-01', '2026-10-24', '2026-11-22'],
  ['?from=2026-11-01&to=2026-11-23', '2026-10-24', '2026-11-22'],
  ['?from=2026-02-30&to=2026-03-05', '2026-10-24', '2026-11-22'],
  ['?from=2026-11-01', '2026-10-24', '2026-11-22'],
  ['?from=2020-01-01&to=2026-11-22', '2026-10-24', '2026-11-22'],
  ['?from=x&to=y', '2026-10-24', '2026-11-22'],
])('the address %s asks for %s to %s', (search, from, to) => {
  expect(readRange(search, TODAY)).toEqual({ from, to });
});

it('says in the address what isn’t usual', () => {
  expect(rangeQueryString({ from: '2026-11-01', to: '2026-11-05' }, TODAY)).toBe('from=2026-11-01&to=2026-11-05');
  expect(rangeQueryString(presetRange('month', TODAY), TODAY)).toBe('');
});

it('asks for exactly the days that are shown', () => {
  expect(figuresPath({ from: '2026-11-01', to: '2026-11-05' })).toBe('/dashboard/analytics?from=2026-11-01&to=2026-11-05');
});

it.each([
  [{ from: '', to: '2026-11-05' }, { field: 'from', key: 'incomplete' }],
  [{ from: '2026-11-01', to: '' }, { field: 'to', key: 'incomplete' }],
  [{ from: '2026-11-05', to: '2026-11-01' }, { field: 'to', key: 'reversed' }],
  [{ from: '2026-11-05', to: '2026-11-23' }, { field: 'to', key: 'future' }],
  [{ from: '2025-11-21', to: '2026-11-22' }, { field: 'from', key: 'tooLong' }],
  [{ from: '2025-11-22', to: '2026-11-22' }, null],
])('%j is told to be %j', (range, problem) => {
  expect(checkRange(range, TODAY)).toEqual(problem);
});
