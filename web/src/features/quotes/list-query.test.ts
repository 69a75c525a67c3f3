import { listCallPath, listPagePath, readPage } from './list-query';

it.each([[undefined, 1], ['3', 3], ['0', 1], ['x', 1], ['2.5', 1], [['2', '3'], 1]])('reads page %p as %s', (given, page) => {
  expect(readPage(given)).toBe(page);
});

it('addresses pages', () => {
  expect([listPagePath(1), listPagePath(2), listCallPath(2)]).toEqual(['/quotes', '/quotes?page=2', '/quotes?page=2&limit=10']);
});
