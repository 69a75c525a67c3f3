import type { APIRequestContext } from '@playwright/test';
import { pageAccess, type Access } from '../../../web/src/contracts/access';
import { meStatus } from '../../fixtures/account';
import { actorNames, becomeActor, withForgedSession, type ActorName } from '../../fixtures/actors';
import { apiRoutes as routes } from '../../fixtures/api-routes';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

/** Who is let in where, written down a second time: the table of the code has to agree. */
const LET_IN: Readonly<Record<Access, readonly ActorName[]>> = {
  anyone: actorNames,
  account: ['client', 'marketing', 'admin'],
  staff: ['marketing', 'admin'],
  admin: ['admin'],
  cms: [],
};
const SIGNED_IN: readonly ActorName[] = LET_IN.account;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** What a header of Next's own once opened, or makes it answer in another form. */
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'x-forwarded-host': 'localhost', 'x-original-url': '/', 'x-rewrite-url': '/' },
];

const pathsOfApi = [...new Set(routes.map(({ path }) => path))];

const ask = (visitor: APIRequestContext, method: string, path: string, headers: Record<string, string> = {}) =>
  visitor.fetch(path, { method, headers, maxRedirects: 0, ...(method !== 'GET' && method !== 'OPTIONS' && { data: {} }) });

/** Next first sends its own navigations on to an address with a hash of their headers (`_rsc`), and answers there. */
async function askPage(visitor: APIRequestContext, address: string, headers: Record<string, string>) {
  const response = await visitor.get(address, { headers, maxRedirects: 0 });
  const { location = '' } = response.headers();
  return location.startsWith(`${address}?_rsc`) ? visitor.get(location, { headers, maxRedirects: 0 }) : response;
}

for (const actor of actorNames) {
  test(`${actor}: each route of the API lets in whom the table names, other methods are refused`, async ({ stack }) => {
    test.setTimeout(120_000);
    const visitor = await becomeActor(stack, actor);
    for (const path of pathsOfApi) {
      for (const method of METHODS) {
        const what = `${method} ${path} as ${actor}`;
        const route = routes.find((one) => one.path === path && one.method === method);
        // A logout would end what the rest is asked with.
        if (path === '/api/auth/logout' && method === 'POST') continue;
        const status = (await ask(visitor, method, path)).status();
        if (!route) expect(status, what).toBe(405);
        else if (route.access === 'cms') expect(status, what).toBe(401);
        else if (LET_IN[route.access].includes(actor)) expect(route.takesFile ? [415] : [200, 400, 404], what).toContain(status);
        else expect(status, what).toBe(SIGNED_IN.includes(actor) ? 403 : 401);
      }
    }
  });

  test(`${actor}: no header opens what is closed`, async ({ stack }) => {
    const visitor = await becomeActor(stack, actor);
    for (const { method, path, access } of routes.filter(({ access }) => access !== 'anyone' && access !== 'cms')) {
      if (LET_IN[access].includes(actor)) continue;
      for (const headers of HEADERS) {
        expect([401, 403], `${method} ${path} with ${JSON.stringify(headers)}`).toContain((await ask(visitor, method, path, headers)).status());
      }
    }
  });

  for (const [path, access] of Object.entries(pageAccess)) {
    test(`${actor}: ${path} in both languages, whatever the headers`, async ({ stack }) => {
      const visitor = await becomeActor(stack, actor);
      for (const prefix of ['', '/ar']) {
        const address = prefix + path;
        for (const headers of HEADERS) {
          const what = `${address} with ${JSON.stringify(headers)} as ${actor}`;
          const response = await askPage(visitor, address, headers);
          const text = await response.text();
          expect(response.headers()['cache-control'], what).toContain('no-store');
          if (LET_IN[access].includes(actor)) {
            expect(response.status(), what).toBe(200);
            expect(text, what).not.toContain('NEXT_REDIRECT');
            continue;
          }
          const target = SIGNED_IN.includes(actor) ? `${prefix}/unauthorized` : `${prefix}/login`;
          if (response.status() === 307) {
            const location = new URL(response.headers().location ?? '', stack.siteUrl);
            expect([location.origin, location.pathname, location.searchParams.get('from')], what).toEqual([stack.siteUrl, target, address]);
          } else {
            // Next's answer to its own navigation: a redirect in the place of the page. A browser's own request never gets that.
            // Ahead of a navigation: the names of the address's parts, with nothing rendered.
            expect(text, what).not.toContain('<html');
            expect(response.status(), what).toBe(200);
            if (/\["\$",/.test(text)) expect(text, what).toMatch(new RegExp(`NEXT_REDIRECT;(?:replace|push);${target}\\?`));
            else expect(headers['next-router-prefetch'], what).toBe('1');
          }
          expect(text, what).not.toContain(ACCOUNTS.marketing);
        }
      }
    });
  }
}

test('no other spelling of a guarded address opens it', async ({ stack }) => {
  const spellings = [
    '/api/dashboard/%73taff', '/api/dashboard%2fstaff', '/api/dashboard/staff/', '/api//dashboard/staff', '//api/dashboard/staff', '/API/dashboard/staff',
    '/api/Dashboard/Staff', '/ar/api/dashboard/staff', '/en/api/dashboard/staff', '/api/dashboard/staff%00', '/api/dashboard/staff;x', '/api/dashboard/staff.json',
    '/api/dashboard/%71uotes', '/api/dashboard/quotes%2fexport', '/api/dashboard/quotes/export/', '/api/dashboard/quotes/%65xport', '/api//dashboard/quotes/export',
    '/ar/api/dashboard/quotes', '/api/dashboard/quotes/assignees%00', '/API/dashboard/quotes', '/api/quotes/%2e%2e/dashboard/quotes',
    '/api/dashboard/staff?x=/api/health', '/api/health/%2e%2e/dashboard/staff', '/api/dashboard/staff/audit/', '/api/dashboard/staff/%61udit',
    '/dashboard/', '//dashboard', '/DASHBOARD', '/en/dashboard', '/ar//dashboard', '/dashboard/%73taff', '/dashboard%2fstaff', '/dashboard/staff/', '/dashboard/staff.rsc',
    '/dashboard.txt', '/dashboard/staff?_rsc=1', '/_next/data/x/dashboard.json', '/_next/data/x/en/dashboard/staff.json', '/dashboard/staff/.', '/ar/dashboard/staff.txt',
  ];
  for (const actor of ['anonymous', 'client', 'pending staff'] as const) {
    const visitor = await becomeActor(stack, actor);
    for (const path of spellings) {
      // As it stands: the browser's own reading of dots and slashes would mend it first.
      const response = await visitor.get(`${stack.siteUrl}${path}`, { maxRedirects: 5 });
      const text = await response.text();
      expect(response.status(), `${path} as ${actor}`).toBeLessThan(500);
      expect(text, `${path} as ${actor}`).not.toContain(ACCOUNTS.marketing);
      expect(text, `${path} as ${actor}`).not.toContain('"pagination"');
    }
  }
});

test('the session’s check looks at the account: an approved one passes with such a row, a pending one does not', async ({ stack }) => {
  const approved = await withForgedSession(stack, ACCOUNTS.marketing);
  expect(await meStatus(approved)).toBe(200);
  expect(await meStatus(await becomeActor(stack, 'pending staff'))).toBe(401);
});

test('who isn’t signed in is told so before anything else is looked at', async ({ stack }) => {
  const visitor = await becomeActor(stack, 'anonymous');
  // A cookie as a session has one, of none there is.
  const ended = { cookie: `session=${'e'.repeat(43)}` };
  for (const { method, path } of routes.filter(({ access, method }) => access !== 'anyone' && access !== 'cms' && method !== 'GET')) {
    for (const cookie of [{}, ended]) {
      const response = await visitor.fetch(path, { method, data: '{', headers: { 'content-type': 'application/json', ...cookie } });
      expect(response.status(), `${method} ${path} ${JSON.stringify(cookie)}`).toBe(401);
    }
  }
});
