import { createMiddleware } from 'hono/factory';
import { checkSession, type Session } from '@/cms/session';
import { CmsRefusal, type Caller, type CallCms } from '@/cms/site-calls';
import { accessOfRoute, isCheckedByCms, mayEnter, type Access } from '@/contracts/access';
import { failure, type ApiBindings, type ApiContext } from './answers';
import type { FindRoute } from './route-table';
import type { Visitors } from './visitors';

/** Answers what no route does: 404 for an unknown path, 405 for another method. */
export const knownRoutesOnly = (find: FindRoute) =>
  createMiddleware<ApiBindings>(async (c, next) => {
    const match = find(c.req.path);
    if (!match) return failure(c, 'not_found');
    if (!match.methods.includes(c.req.method)) {
      return failure(c, 'method_not_allowed', { headers: { Allow: match.methods.join(', ') } });
    }
    c.set('pattern', match.pattern);
    return next();
  });

/**
 * Lets only those past whom the table of `contracts/access.ts` names for the route, before anything of the body is looked at.
 * Whoever isn't `anyone` is asked of the CMS on each call, so that an ended session or a changed role counts at once: ahead,
 * or, on routes that it checks itself, by the call that they become.
 */
export const enforceAccess = (callCms: CallCms, visitors: Visitors) =>
  createMiddleware<ApiBindings>(async (c, next) => {
    const { method } = c.req;
    const pattern = c.get('pattern');
    const access = accessOfRoute(method, pattern);
    if (access === undefined) return failure(c, 'forbidden');
    if (access === 'anyone' || access === 'cms') return next();

    const caller = visitors.callerOf(c);
    // The cookie stays, here and below: a login that happens meanwhile may already have replaced it, and this answer would take the new one away.
    if (caller.sessionSecret === undefined) return failure(c, 'unauthorized');
    if (isCheckedByCms(method, pattern)) {
      await next();
      // Who isn't signed in learns that, and nothing of what else is wrong.
      if (wasRefusedHere(c) && !(await checkSession(callCms, caller))) c.res = failure(c, 'unauthorized');
      return;
    }

    const session = await sessionFor(callCms, caller, access);
    if (typeof session === 'string') return failure(c, session);
    c.set('session', session);
    return next();
  });

/**
 * Asks the CMS whether somebody may.
 * @returns their session, or why not
 */
export async function sessionFor(callCms: CallCms, caller: Caller, access: Access): Promise<Session | 'unauthorized' | 'forbidden'> {
  const session = await checkSession(callCms, caller);
  if (!session) return 'unauthorized';
  return mayEnter(access, session.user.role) ? session : 'forbidden';
}

/** Whether the call was refused before the CMS was asked, which therefore hasn't told whose session it is. */
const wasRefusedHere = ({ res, error }: ApiContext): boolean => res.status >= 400 && res.status < 500 && !(error instanceof CmsRefusal);

/** Refuses an address with a NUL in it: no honest client sends one, and Postgres takes none. */
export const refuseNul = createMiddleware<ApiBindings>(async (c, next) => {
  if (c.req.url.includes('%00')) return failure(c, 'invalid_request');
  return next();
});
