import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /api/slug-moves/{model}/{slug}?locale=: `{slug}` of where the document went, `{slug: null}` where it went nowhere. */
  async find(ctx: Context) {
    const { model, slug } = ctx.params as { model: string; slug: string };
    const locale = ctx.query.locale === 'ar' ? 'ar' : 'en';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { slug: await strapi.service('api::slug-move.slug-move').find(model, slug, locale) };
  },
});
