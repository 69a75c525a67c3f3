import { paths } from '@/i18n/paths';
import { isTracked, NEVER_TRACKED } from './tracked-path';

it.each(['/', '/ar', '/about', '/ar/services/seo', '/loginhelp', '/blog/dashboard', '/ar/cart', '/verify', '/quotes/Q-2026-000001'])('%s is told of', (path) => {
  expect(isTracked(path)).toBe(true);
});

it.each([
  '/dashboard', '/dashboard/quotes/1', '/ar/dashboard', '/ar/dashboard/staff', '/login', '/ar/login', '/register', '/ar/register', '/forgot-password',
  '/ar/forgot-password', '/reset-password/abc', '/ar/reset-password/abc',
])('%s never is', (path) => {
  expect(isTracked(path)).toBe(false);
});

it('names the pages as they are called', () => {
  expect(NEVER_TRACKED).toEqual([paths.dashboard, paths.login, paths.register, paths.forgotPassword, paths.resetPassword('').replace(/\/$/, '')]);
});
