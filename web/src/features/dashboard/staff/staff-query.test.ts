import { readStaffQuery, staffListPath, staffQueryString } from './staff-query';

it('reads what the address of the page asks for', () => {
  expect(readStaffQuery({ page: '3', status: 'blocked', search: ' sara ' })).toEqual({ page: 3, status: 'blocked', search: 'sara' });
});

it.each([
  [{}],
  [{ page: '0', status: 'boss', search: ['a', 'b'] }],
  [{ page: '-1' }],
  [{ page: 'x', search: 'y'.repeat(101) }],
])('takes %j for nothing', (given) => expect(readStaffQuery(given)).toEqual({ page: 1, status: null, search: '' }));

it('leaves out of the address what is as always', () => {
  expect(staffQueryString({ page: 1, status: null, search: '' })).toBe('');
  expect(staffQueryString({ page: 2, status: 'pending', search: 'a&b' })).toBe('status=pending&search=a%26b&page=2');
});

it('asks the API for one page', () => {
  expect(staffListPath({ page: 2, status: 'active', search: 'سارة' })).toBe(
    '/dashboard/staff?page=2&limit=20&status=active&search=%D8%B3%D8%A7%D8%B1%D8%A9',
  );
  expect(staffListPath({ page: 1, status: null, search: '' })).toBe('/dashboard/staff?page=1&limit=20');
});
