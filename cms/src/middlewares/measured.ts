import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { metricsOf } from '../metrics/metrics';

type RoutedContext = Context & { _matchedRoute?: string | RegExp };

/** Addresses that are answered before any route is looked for. */
const earlyRoutes = /^\/(graphql|api\/(cart|analytics|account)(\/[a-z-]+)?)$/;

/** The pattern of what was asked for; all unknown addresses are one. */
function routeOf(ctx: RoutedContext): string {
  if (ctx._matchedRoute !== undefined) return String(ctx._matchedRoute);
  return ctx.status !== 404 && earlyRoutes.test(ctx.path) ? ctx.path : 'other';
}

/** Counts each call and the time it took. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const metrics = metricsOf(strapi);
  if (!metrics) return (_ctx: Context, next: Next) => next();

  return async (ctx: Context, next: Next) => {
    const started = performance.now();
    let status = 500;
    try {
      await next();
      status = ctx.status;
    } finally {
      metrics.countCall(ctx.method, routeOf(ctx), status, (performance.now() - started) / 1_000);
    }
  };
};
