import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /api/health: 200 while the CMS can do its work, else 503; names the part that fails. */
  async find(ctx: Context) {
    const database = (await strapi.service('api::health.health').databaseAnswers()) ? 'ok' : 'down';
    ctx.set('Cache-Control', 'no-store');
    ctx.status = database === 'ok' ? 200 : 503;
    ctx.body = { status: database === 'ok' ? 'ok' : 'error', parts: { database } };
  },
});
