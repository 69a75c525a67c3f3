import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { requireAccount } from '../accounts/authenticate';
import siteCall from './site-call';

/**
 * GET /api/account/me: who is signed in, or 401.
 *
 * A middleware before all others and no route: the site asks this for every page that somebody signed in opens, and
 * Strapi's own chain (body, cookies, CORS, logging, routing) costs three times what the answer does.
 */
export default (config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const guard = siteCall(config, { strapi });

  async function answer(ctx: Context): Promise<void> {
    const { documentId, email, name, role, sessionId } = await requireAccount(strapi, ctx);
    ctx.body = { user: { id: documentId, email, name, role }, token: sessionId };
  }

  return async (ctx: Context, next: Next) => {
    if (ctx.method !== 'GET' || ctx.path !== '/api/account/me') return next();
    try {
      await guard(ctx, () => answer(ctx));
    } catch (error) {
      // Strapi's error handling comes after this.
      strapi.log.error(error);
      ctx.status = 500;
      ctx.body = { error: { code: 'internal' } };
    }
  };
};
