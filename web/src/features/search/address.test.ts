import { MAX_QUERY_LENGTH } from '@/contracts/search';
import { readPage, readWords, searchPath } from './address';

describe('the words of an address', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['  ', ''],
    [' SEO ', 'SEO'],
    [['first', 'second'], 'first'],
    ['a\u0000b', 'a b'],
    ['\u202Eevil', 'evil'],
    ['x'.repeat(65_536), 'x'.repeat(MAX_QUERY_LENGTH)],
    ['🦄'.repeat(MAX_QUERY_LENGTH), '🦄'.repeat(MAX_QUERY_LENGTH / 2)],
    [`a${'🦄'.repeat(MAX_QUERY_LENGTH)}`, `a${'🦄'.repeat(MAX_QUERY_LENGTH / 2 - 1)}`],
  ])('%j', (given, expected) => expect(readWords(given)).toBe(expected));
});

it.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  [['2', '3'], 1],
])('page %j is %i', (given, expected) => expect(readPage(given)).toBe(expected));

it('makes addresses that say the same again', () => {
  expect(searchPath('')).toBe('/search');
  expect(searchPath('a & "b"')).toBe('/search?q=a+%26+%22b%22');
  expect(searchPath('إعلان', 3)).toBe('/search?q=%D8%A5%D8%B9%D9%84%D8%A7%D9%86&page=3');
});
