import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { ApiBindings } from './answers';
import type { Visitors } from './visitors';

const tagged = etag();

/**
 * For answers that are the same for everybody who isn't signed in: caches may keep them, and ask each time whether they still hold.
 * The language may be the cookie's.
 */
export const sharedAnswer = (visitors: Visitors) =>
  createMiddleware<ApiBindings>(async (c, next) => {
    if (visitors.callerOf(c).sessionSecret !== undefined) return next();
    return tagged(c, async () => {
      await next();
      if (!c.res.ok) return;
      c.res.headers.set('Cache-Control', 'public, no-cache');
      c.res.headers.set('Vary', 'Cookie');
    });
  });
