import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { z } from 'zod';
import { requireAccount } from '../../../accounts/authenticate';
import type { AccountLanguage } from '../../../accounts/fields';
import { parseBody } from '../../../accounts/parse-body';
import { emptyBody } from '../../../accounts/staff-requests';
import { addLine } from '../../../cart/add-line';
import { cartAnswer, type StoredCart } from '../../../cart/cart-answer';
import { addBody, cartQuery, clearBody, removeBody, updateBody } from '../../../cart/cart-requests';
import { removeLine, updateLine } from '../../../cart/change-line';
import { clearCart } from '../../../cart/clear-cart';
import { readCart } from '../../../cart/read-cart';

/** Strapi's body, which koa's own type doesn't know. */
interface StrapiContext extends Context {
  readonly request: Context['request'] & { readonly body?: unknown };
}

interface Given<T> {
  readonly userId: number;
  readonly body: T;
  readonly language: AccountLanguage;
}

/**
 * /api/cart: everybody's own. Whose it is, the session says and nothing else. There are no routes: `global::early-answers`
 * calls these.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const db = strapi.db.connection;

  const answerWith = <T>(schema: z.ZodType<T>, act: (given: Given<T>) => Promise<StoredCart>) =>
    async (ctx: StrapiContext) => {
      const { userId } = await requireAccount(strapi, ctx);
      const { language } = parseBody(cartQuery, ctx.query);
      const body = parseBody(schema, ctx.request.body);
      ctx.body = { data: cartAnswer(await act({ userId, body, language }), language) };
    };

  return {
    find: answerWith(emptyBody, ({ userId }) => readCart(db, userId)),
    add: answerWith(addBody, ({ userId, body, language }) => addLine(db, userId, body, language)),
    update: answerWith(updateBody, ({ userId, body }) => updateLine(db, userId, body, body.quantity)),
    remove: answerWith(removeBody, ({ userId, body }) => removeLine(db, userId, body)),
    clear: answerWith(clearBody, ({ userId, body }) => clearCart(db, userId, body.visitorSessionId)),
  };
};
