import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireStaff } from '../../../accounts/authenticate';
import { parseBody } from '../../../accounts/parse-body';
import { figures, figuresQuery } from '../../../analytics/figures';

/** /api/analytics/figures: what the dashboard shows of the visitors. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    await requireStaff(strapi, ctx);
    ctx.body = { data: await figures(strapi.db.connection, parseBody(figuresQuery, ctx.query)) };
  },
});
