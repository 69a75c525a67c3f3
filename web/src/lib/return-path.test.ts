import { safeReturnPath } from './return-path';

const FALLBACK = '/dashboard';

it.each([
  ['/'],
  ['/quotes'],
  ['/ar/dashboard/staff'],
  ['/dashboard/staff?status=pending&search=a%20b#list'],
  ['/services?next=https://elsewhere.example//x'],
  ['/ar'],
])('%s is a way back', (path) => expect(safeReturnPath(path, FALLBACK)).toBe(path));

it.each([
  ['nothing', undefined],
  ['null', null],
  ['empty', ''],
  ['no slash', 'dashboard'],
  ['another address', 'https://evil.example/'],
  ['another host', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash later', '/dashboard\\..\\evil'],
  ['a scheme without slashes', 'https:evil.example'],
  ['encoded slashes', '%2f%2fevil.example'],
  ['an encoded slash', '/%2fevil.example'],
  ['an encoded slash in capitals', '/%2Fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a tab', '/\t/evil.example'],
  ['a tab in front', '\t//evil.example'],
  ['a line break', '/\n/evil.example'],
  ['a carriage return', '/dashboard\r\nSet-Cookie: a=b'],
  ['a null character', '/dash\u0000board'],
  ['a space', '/ /evil.example'],
  ['a control character of the upper half', '/\u0085/evil.example'],
  ['another host behind a language', '/ar//evil.example'],
  ['another host behind dots', '/..//evil.example'],
  ['another host behind encoded dots', '/%2e%2e//evil.example'],
  ['another host behind a dot', '/.//evil.example'],
  ['a very long path', `/${'a'.repeat(1_000)}`],
])('%s is none', (_name, value) => expect(safeReturnPath(value, FALLBACK)).toBe(FALLBACK));

it('gives the address as a browser would read it', () => {
  expect(safeReturnPath('/dashboard/../quotes', FALLBACK)).toBe('/quotes');
});
