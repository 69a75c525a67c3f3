import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseBody } from '../../../accounts/parse-body';
import { clientKey } from '../../../limits/client-key';
import { limitsOf } from '../../../limits/limits';
import { searchContent } from '../../../search/search-content';
import { searchQuery } from '../../../search/search-requests';

/** GET /api/search: published posts and services by their words. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const query = parseBody(searchQuery, ctx.query);
    await limitsOf(strapi).consume('searchesPerClient', clientKey(ctx.get('x-client-address')));
    const { hits, total } = await searchContent(strapi.db.connection, query);
    ctx.body = { data: hits, pagination: { page: query.page, pageSize: query.limit, total } };
  },
});
