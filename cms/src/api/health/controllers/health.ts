import type { Context } from 'koa';

export default {
  /** GET /api/health: 200 while this process answers, whatever becomes of the parts it needs. /api/ready tells of those. */
  find(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  },
};
