import { companyPageSlugs } from '@/i18n/paths';
import { isPublicPath } from './public-paths';

/** Specification 2.2. */
const listed = [
  '/', '/about', '/services', '/contact', '/cart', '/blog', '/login', '/register', '/forgot-password', '/unauthorized',
  '/reset-password/abc', '/services/seo', '/blog/a-post',
];
/** Decision 14: every other public page too. */
const others = ['/careers', '/case-studies', '/resources', '/tools', '/verify', '/page-not-found', '/blog/page/2', '/blog/category/seo', '/search'];

it.each([...listed, ...others])('%s never leads to the login page', (path) => {
  expect(isPublicPath(path)).toBe(true);
  expect(isPublicPath(path === '/' ? '/ar' : `/ar${path}`)).toBe(true);
  expect(isPublicPath(path === '/' ? '/en' : `/en${path}`)).toBe(true);
});

it.each([
  '/dashboard', '/dashboard/staff', '/quotes', '/quotes/Q-2026-000001', '/anything', '/logins', '/servicesx', '/reset-password', '/arabic',
])('%s is protected', (path) => {
  expect(isPublicPath(path)).toBe(false);
  expect(isPublicPath(`/ar${path}`)).toBe(false);
});

it('doesn’t mind a slash at the end', () => {
  expect(isPublicPath('/about/')).toBe(true);
  expect(isPublicPath('/quotes/')).toBe(false);
});

it('the not-found page is public wherever it turns up', () => expect(isPublicPath('/anything', true)).toBe(true));

it('knows every company page', () => {
  for (const slug of companyPageSlugs) expect(isPublicPath(`/${slug}`)).toBe(true);
});
