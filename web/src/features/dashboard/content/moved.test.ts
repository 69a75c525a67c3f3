import { moved } from './moved';

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [1, 9, ['a', 'c', 'b']],
  [1, -3, ['b', 'a', 'c']],
])('from %s to %s', (from, to, expected) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected));
