import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { Refusal } from '../accounts/refusal';
import { referenceOf, type StrapiContext } from '../quotes/call';
import { listOpenCarts } from './open-carts';
import { listQuotes, readQuote } from './quote-reading';

/** Who has it sees carts and quotes in the panel. There is no other one: nothing is changed there. */
export const CARTS_AND_QUOTES_ACTION = 'admin::carts-and-quotes.read';

const PAGE_SIZE = 25;

/** The panel's own page asks; what it can't have meant counts as not said. */
const readingQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  language: z.enum(['en', 'ar']).catch('en'),
});
const readingOf = (ctx: Context) => ({ ...readingQuery.parse(ctx.query), limit: PAGE_SIZE });

/** Answers a page of a list. */
const answerList = <T>(list: (reading: ReturnType<typeof readingOf>) => Promise<{ rows: T[]; total: number }>) =>
  async (ctx: Context) => {
    const reading = readingOf(ctx);
    const { rows, total } = await list(reading);
    ctx.body = { data: rows, pagination: { page: reading.page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total } };
  };

/**
 * Lets the panel show carts and quotes, which are no content types: an action that roles can have, and routes that only
 * read. Call it while Strapi registers: its roles are compared with the known actions right after.
 */
export async function registerCartsAndQuotes(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany([
    { uid: 'carts-and-quotes.read', displayName: 'See carts and quotes', pluginName: 'admin', section: 'settings', category: 'carts and quotes' },
  ]);

  const config = {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [CARTS_AND_QUOTES_ACTION] } }],
  };
  const route = (path: string, handler: (ctx: Context) => Promise<void>) =>
    ({ method: 'GET' as const, path, handler, config, info: { pluginName: 'admin', type: 'admin' as const } });

  strapi.server.routes({
    type: 'admin',
    // Not below /admin: there the panel's pages are.
    prefix: '/carts-and-quotes',
    routes: [
      route('/quotes', answerList((reading) => listQuotes(strapi.db.connection, reading))),
      route('/carts', answerList((reading) => listOpenCarts(strapi.db.connection, reading))),
      route('/quotes/:reference', async (ctx) => {
        try {
          ctx.body = { data: await readQuote(strapi.db.connection, referenceOf(ctx as StrapiContext), readingOf(ctx).language) };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          ctx.status = 404;
        }
      }),
    ],
  });
}
