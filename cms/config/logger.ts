import type { Context } from 'koa';
import { jsonLines } from '../src/log/json-lines';
import { requestIdOf } from '../src/log/request-id';
import { env } from './parse/env';

/**
 * What is added to every line, read when it is written, not when it is printed: by then another call may be at work. A class, because Strapi
 * copies plain objects of the configuration, and the copy would hold what was read then.
 */
class LineMeta {
  declare readonly requestId: string | undefined;

  constructor() {
    Object.defineProperty(this, 'requestId', { enumerable: true, get: currentRequestId });
  }
}

function currentRequestId(): string | undefined {
  const ctx: Context | undefined = globalThis.strapi?.requestContext.get();
  return ctx && requestIdOf(ctx);
}

/** JSON for whoever collects logs; on a developer's screen Strapi's own lines. */
export default env().NODE_ENV === 'development' ? {} : { format: jsonLines, defaultMeta: new LineMeta() };
