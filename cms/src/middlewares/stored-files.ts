import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { objectStoreOf } from '../media/store-uploads';

const FILE = /^\/uploads\/([A-Za-z0-9_-][A-Za-z0-9._-]*)$/;
const PASSED_ON = ['content-type', 'content-length', 'etag', 'last-modified'];
const RETRY_AFTER_SECONDS = '5';

/**
 * Answers `/uploads/<name>` from the object store where there is one: browsers, and the website, never learn where files lie.
 * What it doesn't have may still be a file of this machine's disk, from before.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const name = ctx.method === 'GET' || ctx.method === 'HEAD' ? FILE.exec(ctx.path)?.[1] : undefined;
    const store = name === undefined ? undefined : objectStoreOf(strapi);
    if (name === undefined || !store) return next();
    let file: Response | undefined;
    try {
      file = await store.get(name, ctx.method === 'HEAD' ? 'HEAD' : 'GET');
    } catch (error) {
      strapi.log.warn(`An upload can't be read: ${error instanceof Error ? error.message : String(error)}`);
      ctx.status = 503;
      ctx.set('Retry-After', RETRY_AFTER_SECONDS);
      ctx.body = { error: { code: 'unavailable' } };
      return;
    }
    if (!file) return next();
    ctx.status = 200;
    if (file.body) ctx.body = Readable.fromWeb(file.body as ReadableStream);
    for (const header of PASSED_ON) {
      const value = file.headers.get(header);
      if (value !== null) ctx.set(header, value);
    }
  };
