import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireAccount } from '../../../accounts/authenticate';
import { parseBody } from '../../../accounts/parse-body';
import { readEventBatch } from '../../../analytics/event-input';
import { linkBody, linkSession } from '../../../analytics/link-session';
import { storeEvents } from '../../../analytics/store-events';

/** Strapi's body, which koa's own type doesn't know. */
interface StrapiContext extends Context {
  readonly request: Context['request'] & { readonly body?: unknown };
}

/** /api/analytics: what the website says of its visitors. There are no routes: `global::early-answers` calls these. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const db = strapi.db.connection;

  return {
    async events(ctx: StrapiContext) {
      ctx.body = { data: await storeEvents(db, readEventBatch(ctx.request.body)) };
    },

    async link(ctx: StrapiContext) {
      const account = await requireAccount(strapi, ctx);
      const { sessionId } = parseBody(linkBody, ctx.request.body);
      await linkSession(db, account, sessionId);
      ctx.body = { data: {} };
    },
  };
};
