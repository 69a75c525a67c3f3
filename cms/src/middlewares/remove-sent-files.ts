import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';

interface SentFile {
  readonly filepath: string;
}

type FileContext = Context & { request: { files?: Readonly<Record<string, SentFile | SentFile[]>> } };

/**
 * Removes every file that came with a request once it is answered. Strapi does so for those in a field called `files` alone, and writes
 * what anybody sends to the disk before it asks who that is.
 */
export default () => async (ctx: FileContext, next: Next) => {
  const sent = Object.values(ctx.request.files ?? {}).flat();
  try {
    await next();
  } finally {
    await Promise.all(sent.map(({ filepath }) => rm(filepath, { force: true })));
  }
};
