import type { Core } from '@strapi/strapi';
import { requireAccount } from '../../../accounts/authenticate';
import { parseBody } from '../../../accounts/parse-body';
import type { Account } from '../../../accounts/sessions';
import { limitsOf } from '../../../limits/limits';
import { acceptOffer, declineOffer } from '../../../quotes/acts';
import { languageOf, referenceOf, type StrapiContext } from '../../../quotes/call';
import { listOwnQuotes } from '../../../quotes/client-list';
import { readOwnQuote } from '../../../quotes/detail';
import { writeAsClient } from '../../../quotes/messages';
import { acceptBody, messageBody, quoteListQuery, reasonBody } from '../../../quotes/requests';

/** /api/quotes: a client's own quotes. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const db = strapi.db.connection;

  /** Does something to the quote of the address and answers with it as it is then. */
  const act = (change: (client: Account, reference: string, body: unknown) => Promise<void>) => async (ctx: StrapiContext) => {
    const client = await requireAccount(strapi, ctx);
    const [reference, language] = [referenceOf(ctx), languageOf(ctx)];
    await change(client, reference, ctx.request.body);
    ctx.body = { data: await readOwnQuote(db, client, reference, language) };
  };

  return {
    async find(ctx: StrapiContext) {
      const { userId } = await requireAccount(strapi, ctx);
      const query = parseBody(quoteListQuery, ctx.query);
      const { quotes, total } = await listOwnQuotes(db, userId, query);
      ctx.body = { data: quotes, pagination: { page: query.page, pageSize: query.limit, total } };
    },

    findOne: act(async () => {}),
    accept: act((client, reference, body) => acceptOffer(strapi, client, reference, parseBody(acceptBody, body).offer)),
    decline: act((client, reference, body) => declineOffer(strapi, client, reference, parseBody(reasonBody, body).reason)),
    write: act(async (client, reference, body) => {
      await limitsOf(strapi).consume('quoteMessagesPerAccount', String(client.userId));
      await writeAsClient(strapi, client, reference, parseBody(messageBody, body));
    }),
  };
};
