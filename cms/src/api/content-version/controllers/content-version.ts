import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /api/content-version: a fingerprint of the published content per model. */
  async find(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await strapi.service('api::content-version.content-version').read();
  },
});
