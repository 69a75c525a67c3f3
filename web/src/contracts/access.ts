import type { AccountRole } from './account';

/**
 * Who may: `anyone`, an `account` of any role, `staff` (both roles), `admin` alone.
 * `cms` is no person: such a route checks the secret that the CMS shares with the site.
 */
export type Access = 'anyone' | 'account' | 'staff' | 'admin' | 'cms';

type ApiRoute = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api${string}`;

/**
 * Every route of `/api` and who may call it. The API lets nobody past who isn't named here, and refuses routes that are missing;
 * the CMS checks sessions and roles once more on its own.
 */
export const apiAccess = {
  'GET /api/health': 'anyone',
  'GET /api/ready': 'anyone',
  'POST /api/graphql': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'anyone',
  'POST /api/revalidate': 'cms',
  'GET /api/search': 'anyone',

  'GET /api/services': 'anyone',
  'POST /api/services': 'staff',
  'GET /api/services/:id': 'anyone',
  'PUT /api/services/:id': 'staff',
  'DELETE /api/services/:id': 'admin',
  'GET /api/subservices': 'anyone',
  'POST /api/subservices': 'staff',
  'GET /api/subservices/:id': 'anyone',
  'PUT /api/subservices/:id': 'staff',
  'DELETE /api/subservices/:id': 'staff',
  'GET /api/blogs': 'anyone',
  'POST /api/blogs': 'staff',
  'GET /api/blogs/slug/:slug': 'anyone',
  'PUT /api/blogs/:id': 'staff',
  'DELETE /api/blogs/:id': 'staff',
  'POST /api/uploads': 'staff',

  'POST /api/auth/login': 'anyone',
  'POST /api/auth/register': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'GET /api/auth/me': 'account',
  'POST /api/auth/verify': 'anyone',
  'POST /api/auth/resend': 'anyone',
  'POST /api/auth/forgotpassword': 'anyone',
  'PUT /api/auth/resetpassword/:token': 'anyone',

  'GET /api/cart': 'account',
  'POST /api/cart/add': 'account',
  'DELETE /api/cart/remove/:serviceId': 'account',
  'DELETE /api/cart/remove/:serviceId/:subService': 'account',
  'PUT /api/cart/update/:serviceId': 'account',
  'PUT /api/cart/update/:serviceId/:subService': 'account',
  'DELETE /api/cart/clear': 'account',
  'POST /api/visitor/quote-request': 'account',

  'POST /api/analytics/track': 'anyone',
  'POST /api/analytics/click': 'anyone',
  'POST /api/visitor/cart-action': 'anyone',
  'POST /api/visitor/link-current': 'account',
  'GET /api/visitor/location': 'anyone',

  'GET /api/quotes': 'account',
  'GET /api/quotes/:reference': 'account',
  'POST /api/quotes/:reference/accept': 'account',
  'POST /api/quotes/:reference/decline': 'account',
  'POST /api/quotes/:reference/messages': 'account',

  'GET /api/dashboard/analytics': 'staff',
  'GET /api/dashboard/analytics/export': 'staff',

  'GET /api/dashboard/quotes': 'staff',
  'GET /api/dashboard/quotes/export': 'staff',
  'GET /api/dashboard/quotes/assignees': 'staff',
  'GET /api/dashboard/quotes/:reference': 'staff',
  'PUT /api/dashboard/quotes/:reference/assignee': 'staff',
  'PUT /api/dashboard/quotes/:reference/offer': 'staff',
  'POST /api/dashboard/quotes/:reference/offer': 'staff',
  'POST /api/dashboard/quotes/:reference/review': 'staff',
  'POST /api/dashboard/quotes/:reference/withdraw': 'staff',
  'POST /api/dashboard/quotes/:reference/reopen': 'staff',
  'POST /api/dashboard/quotes/:reference/decline': 'staff',
  'POST /api/dashboard/quotes/:reference/messages': 'staff',
  'POST /api/dashboard/quotes/:reference/notes': 'staff',

  'GET /api/dashboard/staff': 'admin',
  'POST /api/dashboard/staff': 'admin',
  'GET /api/dashboard/staff/audit': 'admin',
  'POST /api/dashboard/staff/:id/approve': 'admin',
  'POST /api/dashboard/staff/:id/refuse': 'admin',
  'POST /api/dashboard/staff/:id/block': 'admin',
  'POST /api/dashboard/staff/:id/unblock': 'admin',
  'PUT /api/dashboard/staff/:id/role': 'admin',
} as const satisfies Record<ApiRoute, Access>;

type AccountRoute = { [Route in keyof typeof apiAccess]: (typeof apiAccess)[Route] extends 'account' ? Route : never }[keyof typeof apiAccess];

/**
 * Routes that become one call of the CMS, which begins by looking whose session it is: asking for that ahead would double what they cost.
 * Only routes for every account; a role is checked ahead.
 */
const checkedByCms: ReadonlySet<string> = new Set<AccountRoute>([
  'GET /api/cart',
  'POST /api/cart/add',
  'DELETE /api/cart/remove/:serviceId',
  'DELETE /api/cart/remove/:serviceId/:subService',
  'PUT /api/cart/update/:serviceId',
  'PUT /api/cart/update/:serviceId/:subService',
  'DELETE /api/cart/clear',
  'POST /api/visitor/quote-request',
  'POST /api/visitor/link-current',
  'GET /api/quotes',
  'GET /api/quotes/:reference',
  'POST /api/quotes/:reference/accept',
  'POST /api/quotes/:reference/decline',
  'POST /api/quotes/:reference/messages',
]);

/** Routes whose body is a file, as a form sends it; every other body is JSON. */
const fileRoutes: ReadonlySet<string> = new Set<keyof typeof apiAccess>(['POST /api/uploads']);

/** Every guarded page, without its language; what lies below one is guarded alike unless it is named itself. */
export const pageAccess = {
  '/quotes': 'account',
  '/dashboard': 'staff',
  '/dashboard/staff': 'admin',
  '/dashboard/staff/audit': 'admin',
} as const satisfies Record<`/${string}`, Access>;

const rolesOf: Readonly<Record<Access, readonly AccountRole[]>> = {
  anyone: ['user', 'admin', 'marketing_responsible'],
  account: ['user', 'admin', 'marketing_responsible'],
  staff: ['admin', 'marketing_responsible'],
  admin: ['admin'],
  cms: [],
};

/** Roles that are let in. */
export const rolesFor = (access: Access): readonly AccountRole[] => rolesOf[access];

/** Whether somebody who is signed in with this role is let in. */
export const mayEnter = (access: Access, role: AccountRole): boolean => rolesOf[access].includes(role);

/**
 * Who may call a route of the API.
 * @param pattern the route's path with its parameters' names, for example `/api/dashboard/staff/:id/role`
 * @returns undefined where the table doesn't know it: nobody may
 */
export function accessOfRoute(method: string, pattern: string): Access | undefined {
  const key = routeKey(method, pattern);
  return Object.hasOwn(apiAccess, key) ? apiAccess[key as keyof typeof apiAccess] : undefined;
}

/** Whether the CMS's own answer to the call tells if its caller is signed in; parameters as above. */
export const isCheckedByCms = (method: string, pattern: string): boolean => checkedByCms.has(routeKey(method, pattern));

/** Whether a route takes a file; parameters as above. */
export const takesFile = (method: string, pattern: string): boolean => fileRoutes.has(routeKey(method, pattern));

const routeKey = (method: string, pattern: string): string => `${method === 'HEAD' ? 'GET' : method} ${pattern}`;

/**
 * Who may see a page.
 * @param path the page's path without its language
 */
export function accessOfPage(path: string): Access {
  for (let part = path; part !== ''; part = part.slice(0, part.lastIndexOf('/'))) {
    if (Object.hasOwn(pageAccess, part)) return pageAccess[part as keyof typeof pageAccess];
  }
  return 'anyone';
}
