import { createMiddleware } from 'hono/factory';
import { checkSession } from '@/cms/session';
import type { CallCms } from '@/cms/site-calls';
import { accessOfRoute, mayEnter } from '@/contracts/access';
import { failure, type ApiBindings } from './answers';
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
 * Whoever isn't `anyone` is asked of the CMS on each call, so that an ended session or a changed role counts at once.
 */
export const enforceAccess = (callCms: CallCms, visitors: Visitors) =>
  createMiddleware<ApiBindings>(async (c, next) => {
    const access = accessOfRoute(c.req.method, c.get('pattern'));
    if (access === undefined) return failure(c, 'forbidden');
    if (access === 'anyone' || access === 'cms') return next();

    const session = await checkSession(callCms, visitors.callerOf(c));
    // The cookie stays: a login that happens meanwhile may already have replaced it, and this answer would take the new one away.
    if (!session) return failure(c, 'unauthorized');
    if (!mayEnter(access, session.user.role)) return failure(c, 'forbidden');
    c.set('session', session);
    return next();
  });
