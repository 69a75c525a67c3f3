import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readinessOf } from '../../../process/readiness';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /api/ready: 200 while calls are wanted here, else 503; names the part that is why. */
  async find(ctx: Context) {
    const { ready, parts } = await readinessOf(strapi);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ready ? 200 : 503;
    ctx.body = { status: ready ? 'ready' : 'not ready', parts };
  },
});
