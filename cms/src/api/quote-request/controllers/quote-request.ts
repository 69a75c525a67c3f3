import type { Core } from '@strapi/strapi';
import { requireAccount } from '../../../accounts/authenticate';
import { parseBody } from '../../../accounts/parse-body';
import { limitsOf } from '../../../limits/limits';
import { languageOf, type StrapiContext } from '../../../quotes/call';
import { submissionBody } from '../../../quotes/submission-request';
import { submitItem } from '../../../quotes/submit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /api/quote-requests: one item of a request. */
  async submit(ctx: StrapiContext) {
    const account = await requireAccount(strapi, ctx);
    await limitsOf(strapi).consume('quoteCallsPerAccount', String(account.userId));
    const body = parseBody(submissionBody, ctx.request.body);
    ctx.body = { data: await submitItem(strapi, account, body, languageOf(ctx)) };
  },
});
