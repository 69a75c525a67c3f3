import { loginPathFrom, rolesFromQuery, unauthorizedPathFor } from './guard-paths';

it('takes the way back along to the login page of the language', () => {
  expect(loginPathFrom('en', '/dashboard/staff?page=2&status=pending')).toBe('/login?from=%2Fdashboard%2Fstaff%3Fpage%3D2%26status%3Dpending');
  expect(loginPathFrom('ar', '/ar/quotes')).toBe('/ar/login?from=%2Far%2Fquotes');
});

it('says who would have been let in and who asked', () => {
  const path = unauthorizedPathFor({ locale: 'ar', from: '/ar/dashboard', required: ['admin', 'marketing_responsible'], role: 'user' });
  const { pathname, searchParams } = new URL(path, 'http://site.example');
  expect(pathname).toBe('/ar/unauthorized');
  expect(Object.fromEntries(searchParams)).toEqual({ from: '/ar/dashboard', required: 'admin,marketing_responsible', role: 'user' });
});

it('knows roles and drops what is none', () => {
  expect(rolesFromQuery('admin,Marketing,admin,<b>you</b>,')).toEqual(['admin', 'marketing_responsible']);
  expect(rolesFromQuery('call +1 555 0100 now')).toEqual([]);
  expect(rolesFromQuery(undefined)).toEqual([]);
});
