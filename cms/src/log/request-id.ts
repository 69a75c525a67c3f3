import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';

const HEADER = 'x-request-id';

/** Only what can't be mistaken for anything else in a log. */
const PLAIN_ID = /^[A-Za-z0-9._-]{1,64}$/;

const ids = new WeakMap<object, string>();

/**
 * The id of a call, the same each time it is asked for: the one the website gave it, else one made here.
 * @param ctx of the call
 */
export function requestIdOf(ctx: Pick<Context, 'get' | 'req'>): string {
  const known = ids.get(ctx.req);
  if (known !== undefined) return known;
  const given = ctx.get(HEADER);
  const id = PLAIN_ID.test(given) ? given : randomUUID();
  ids.set(ctx.req, id);
  return id;
}
