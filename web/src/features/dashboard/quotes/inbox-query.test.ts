import { inboxExportHref, inboxListPath, inboxQueryString, isNarrowed, readInboxQuery, wholeInbox } from './inbox-query';

const narrowed = { page: 2, status: 'new', age: 'week', assignee: 'me', overdue: true, search: 'a&b', sort: 'due' } as const;

it('reads what the address of the page asks for', () => {
  expect(readInboxQuery({ page: '2', status: 'new', age: 'week', assignee: 'me', overdue: 'true', search: ' a&b ', sort: 'due' })).toEqual(narrowed);
});

it.each([
  [{}],
  [{ page: '0', status: 'collecting', age: 'century', assignee: 'DROP TABLE', overdue: 'yes', search: ['a', 'b'], sort: 'price' }],
  [{ search: 'y'.repeat(101) }],
])('takes %j for nothing', (given) => expect(readInboxQuery(given)).toEqual(wholeInbox));

it('writes an address that reads the same', () => {
  expect(readInboxQuery(Object.fromEntries(new URLSearchParams(inboxQueryString(narrowed))))).toEqual(narrowed);
  expect(inboxQueryString(wholeInbox)).toBe('');
});

it('asks the API for one page', () => {
  expect(inboxListPath(wholeInbox)).toBe('/dashboard/quotes?page=1&limit=20');
  expect(inboxListPath(narrowed)).toBe('/dashboard/quotes?status=new&age=week&assignee=me&search=a%26b&overdue=true&sort=due&page=2&limit=20');
});

it('exports what the filters leave, whatever page is shown', () => {
  expect(inboxExportHref(narrowed, 'ar')).toBe('/api/dashboard/quotes/export?status=new&age=week&assignee=me&search=a%26b&overdue=true&sort=due&language=ar');
});

it.each([
  [wholeInbox, false],
  [{ ...wholeInbox, page: 3, sort: 'oldest' as const }, false],
  [{ ...wholeInbox, search: 'sara' }, true],
  [{ ...wholeInbox, overdue: true }, true],
])('knows whether something is left out: %j', (query, expected) => expect(isNarrowed(query)).toBe(expected));
