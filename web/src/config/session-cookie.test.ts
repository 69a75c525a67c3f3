/** @jest-environment node */
import { sessionCookie, sessionCookieName, sessionSecretOf } from './session-cookie';

const SECRET = 'aZ09-_'.repeat(8).slice(0, 43);

it('is bound to the host where the site has https', () => {
  expect(sessionCookieName('https://site.example')).toBe('__Host-session');
  expect(sessionCookieName('http://localhost:3000')).toBe('session');
  expect(sessionCookie('https://site.example', SECRET, 60)).toBe(
    `__Host-session=${SECRET}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(sessionCookie('http://localhost:3000', '', 0)).toBe('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

it.each(['', 'short', `${SECRET}a`, `${SECRET.slice(1)}\n`, `${SECRET.slice(1)};`, undefined])('never takes %j for a secret', (value) => {
  expect(sessionSecretOf(value)).toBeUndefined();
  expect(sessionSecretOf(SECRET)).toBe(SECRET);
});
