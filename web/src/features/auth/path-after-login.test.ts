import { pathAfterLogin } from './path-after-login';

it.each([
  ['admin', null, 'en', '/dashboard'],
  ['marketing_responsible', undefined, 'ar', '/ar/dashboard'],
  ['user', null, 'en', '/quotes'],
  ['user', '', 'ar', '/ar/quotes'],
  ['user', '/cart', 'en', '/cart'],
  ['admin', '/dashboard/staff?status=pending#list', 'en', '/dashboard/staff?status=pending#list'],
] as const)('%s from %s (%s) → %s', (role, from, locale, expected) => expect(pathAfterLogin(role, from, locale)).toBe(expected));

it('leads back in the language of the login page', () => {
  expect(pathAfterLogin('user', '/ar/quotes', 'en')).toBe('/quotes');
  expect(pathAfterLogin('user', '/quotes?page=2', 'ar')).toBe('/ar/quotes?page=2');
  expect(pathAfterLogin('user', '/ar?a=1', 'ar')).toBe('/ar?a=1');
});

it.each(['//evil.example', '/\\evil.example', 'https:evil', '%2f%2fevil', 'javascript:alert(1)', '/\t/evil', '/ar//evil', 'https://evil.example/'])(
  'never leaves the site (%s)',
  (from) => expect(pathAfterLogin('user', from, 'en')).toBe('/quotes'),
);

it.each(['/login', '/ar/login?from=/login'])('doesn’t go round in circles (%s)', (from) =>
  expect(pathAfterLogin('admin', from, 'en')).toBe('/dashboard'));
