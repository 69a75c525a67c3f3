import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Refusal, refusalStatus } from '../accounts/refusal';
import { secretCheck } from '../site/secret-check';

/**
 * For the routes that only the website's server calls: lets in who knows the shared secret, turns refusals into
 * answers, and keeps every answer out of caches.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const isSite = secretCheck(`Bearer ${strapi.config.get<string>('site.apiSecret')}`);

  return async (ctx: Context, next: Next) => {
    ctx.set('Cache-Control', 'no-store');
    try {
      if (!isSite(ctx.get('authorization'))) {
        // Tells this 401, which is about the site, from one about its visitor.
        ctx.set('WWW-Authenticate', 'Bearer');
        throw new Refusal('unauthorized');
      }
      await next();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, details } = error;
      ctx.status = refusalStatus[code];
      if (details.retryAfter !== undefined) ctx.set('Retry-After', String(details.retryAfter));
      ctx.body = { error: { code, ...details } };
    }
  };
};
