import type { Core } from '@strapi/strapi';
import { GraphQLError, type GraphQLFieldResolver } from 'graphql';
import type { Context } from 'koa';
import { requireStaff } from '../accounts/authenticate';
import { Refusal } from '../accounts/refusal';
import type { Account } from '../accounts/sessions';
import { secretCheck } from '../site/secret-check';

/** Carries the secret that the CMS shares with the site. In `Authorization` Strapi would take it for a token of its own, and refuse it. */
const SITE_SECRET_HEADER = 'x-site-secret';

export type StaffResolver = GraphQLFieldResolver<unknown, { koaContext: Context }>;

/**
 * Makes resolvers that answer staff alone: the site has to ask, on behalf of somebody whose session is one of staff.
 * A refusal becomes an error with its code.
 */
export function createStaffField(strapi: Core.Strapi) {
  const isSite = secretCheck(strapi.config.get<string>('site.apiSecret'));

  async function staffOf(koaContext: Context): Promise<Account> {
    if (!isSite(koaContext.get(SITE_SECRET_HEADER))) throw new Refusal('unauthorized');
    return requireStaff(strapi, koaContext);
  }

  /** @param answer gets the arguments as the schema lets them through */
  return <TArgs>(answer: (args: TArgs, staff: Account) => Promise<unknown>): StaffResolver =>
    async (_parent, args, { koaContext }) => {
      try {
        return await answer(args as TArgs, await staffOf(koaContext));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new GraphQLError(error.code, { extensions: { code: error.code } });
      }
    };
}
