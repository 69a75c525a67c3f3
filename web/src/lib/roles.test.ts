import { hasRole, isStaff, normaliseRole } from './roles';

it.each([
  ['admin', 'admin'],
  ['Administrator', 'admin'],
  ['ADMIN', 'admin'],
  ['marketing_responsible', 'marketing_responsible'],
  ['Marketing', 'marketing_responsible'],
  ['marketing-manager', 'marketing_responsible'],
  ['user', 'user'],
  ['Member', 'user'],
  ['CLIENT', 'user'],
  [' admin ', 'admin'],
])('%s is %s', (name, role) => expect(normaliseRole(name)).toBe(role));

it.each(['', 'root', 'adm in', 'admin,user', 'constructor', '__proto__', null, undefined])('%s is no role', (name) => {
  expect(normaliseRole(name)).toBeNull();
  expect(hasRole(name, [])).toBe(false);
  expect(isStaff(name)).toBe(false);
});

it('lets any role in where none is required', () => expect(hasRole('client', [])).toBe(true));

it('compares aliases with aliases', () => {
  expect(hasRole('Marketing', ['administrator', 'marketing-manager'])).toBe(true);
  expect(hasRole('member', ['Admin'])).toBe(false);
});

it('lets nobody in where only unknown roles are allowed', () => expect(hasRole('admin', ['root'])).toBe(false));

it('counts both staff roles as staff', () => {
  expect(isStaff('admin')).toBe(true);
  expect(isStaff('marketing')).toBe(true);
  expect(isStaff('user')).toBe(false);
});
