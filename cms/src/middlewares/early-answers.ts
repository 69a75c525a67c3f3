import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Refusal } from '../accounts/refusal';
import siteCall from './site-call';

/** What is answered here, and by which action of which controller. */
const actions = {
  'GET /api/account/me': ['api::account.account', 'me'],
  'GET /api/cart': ['api::cart.cart', 'find'],
  'POST /api/cart/add': ['api::cart.cart', 'add'],
  'POST /api/cart/update': ['api::cart.cart', 'update'],
  'POST /api/cart/remove': ['api::cart.cart', 'remove'],
  'POST /api/cart/clear': ['api::cart.cart', 'clear'],
  'POST /api/analytics/events': ['api::analytics.analytics', 'events'],
  'POST /api/analytics/link': ['api::analytics.analytics', 'link'],
} as const;

type EarlyContext = Context & { request: { body?: unknown } };
type Action = (ctx: Context) => Promise<void>;

/** The site itself takes no larger body from anybody. */
const MAX_BODY_BYTES = 64 * 1024;
/** The site puts the events of many visitors into one call. */
const MAX_EVENTS_BYTES = 1024 * 1024;

type EarlyKey = keyof typeof actions;

const isEarly = (key: string): key is EarlyKey => Object.hasOwn(actions, key);
const maxBytesOf = (key: EarlyKey) => (key === 'POST /api/analytics/events' ? MAX_EVENTS_BYTES : MAX_BODY_BYTES);

/**
 * The call's JSON; as it was sent where it is none, for the action to refuse once it knows who asks.
 * @throws Refusal invalid_request where the size isn't told or too large: nothing of it is read then
 */
async function readBody(ctx: Context, maxBytes: number): Promise<unknown> {
  const size = Number(ctx.get('content-length'));
  if (!(size <= maxBytes) || ctx.get('transfer-encoding') !== '') throw new Refusal('invalid_request');
  // Node hands out no more than was announced.
  const sent = await text(ctx.req);
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

/**
 * Answers calls of the site that come with every page or click.
 *
 * A middleware before all others and no routes: Strapi's own chain (body, cookies, CORS, logging, routing) costs several
 * times what these answers do.
 */
export default (config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const guard = siteCall(config, { strapi });

  async function answer(ctx: EarlyContext, key: EarlyKey): Promise<void> {
    if (ctx.method === 'POST') ctx.request.body = await readBody(ctx, maxBytesOf(key));
    const [controller, action] = actions[key];
    await (strapi.controller(controller) as Record<string, Action>)[action]?.(ctx);
  }

  return async (ctx: EarlyContext, next: Next) => {
    const key = `${ctx.method} ${ctx.path}`;
    if (!isEarly(key)) return next();
    try {
      await guard(ctx, () => answer(ctx, key));
    } catch (error) {
      // Strapi's error handling comes after this.
      strapi.log.error(error);
      ctx.status = 500;
      ctx.body = { error: { code: 'internal' } };
    }
  };
};
