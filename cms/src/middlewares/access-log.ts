import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { requestIdOf } from '../log/request-id';

/** A line about each call that isn't answered early. Without the query: what is asked for there may be somebody's own. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const started = performance.now();
    ctx.set('X-Request-Id', requestIdOf(ctx));
    try {
      await next();
    } finally {
      const ms = Math.round(performance.now() - started);
      const { method, path, status } = ctx;
      // One object: the logger would look for places to fill in a text, and a path may hold something like that.
      strapi.log.http({ message: `${method} ${path} (${ms} ms) ${status}`, fields: { method, path, status, ms } });
    }
  };
