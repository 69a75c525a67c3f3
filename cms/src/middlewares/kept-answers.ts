import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { KeptAnswer } from '../graphql/kept/answer-store';
import { isKeepable } from '../graphql/kept/keepable';
import { keptAnswersOf } from '../graphql/kept/service';

type QuestionContext = Context & { request: { body?: unknown } };

/** What the plugin takes, see `config/plugins.ts`. */
const MAX_BODY_BYTES = 64 * 1024;

/** With one of these it matters who asks, or how the body is to be read. */
const TELLING_HEADERS = ['authorization', 'cookie', 'x-preview-secret', 'x-site-secret', 'content-encoding', 'transfer-encoding'] as const;

/** How every answer of GraphQL without an error begins. */
const GOOD_ANSWER = '{"data":{';

/** Whether a call is one that anybody gets the same answer to; `Cache-Control: no-cache` asks for a new one. */
function isAnybodys(ctx: Context, endpoint: string): boolean {
  if (ctx.method !== 'POST' || ctx.url !== endpoint) return false;
  const { headers } = ctx.req;
  if (!headers['content-type']?.startsWith('application/json') || headers['cache-control']?.includes('no-cache')) return false;
  return Number(headers['content-length']) <= MAX_BODY_BYTES && TELLING_HEADERS.every((name) => headers[name] === undefined);
}

/** What was sent; as much as there was where the caller broke off: he hears nothing more. Node hands out no more than was announced. */
function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    for (const end of ['end', 'close', 'error']) request.once(end, () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}

/** The call's JSON; undefined where it is none. */
function parsed(sent: string): object | undefined {
  try {
    const body: unknown = JSON.parse(sent);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function answerOf(ctx: Context): KeptAnswer | undefined {
  if (ctx.status !== 200 || typeof ctx.body !== 'string' || !ctx.body.startsWith(GOOD_ANSWER)) return undefined;
  return { type: ctx.response.get('content-type'), body: Buffer.from(ctx.body) };
}

function send(ctx: Context, { type, body }: KeptAnswer): void {
  ctx.status = 200;
  ctx.set({ 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  ctx.body = body;
}

function refuse(ctx: Context): void {
  ctx.status = 400;
  ctx.body = { errors: [{ message: 'The body must be JSON.' }] };
}

/**
 * Answers public GraphQL questions from memory, as long as no content has changed since.
 *
 * Before all others: Strapi's chain and the generated resolvers cost a hundred times what such an answer does.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const endpoint = strapi.plugin('graphql').config<string>('endpoint');
  const kept = keptAnswersOf(strapi);

  return async (ctx: QuestionContext, next: Next) => {
    if (!isAnybodys(ctx, endpoint)) return next();
    const sent = await textOf(ctx.req);
    const look = await kept.look(`${ctx.req.headers.accept ?? ''}\n${sent}`, () => isKeepable(parsed(sent)));
    if (look.answer) return send(ctx, look.answer);
    const body = parsed(sent);
    if (!body) return refuse(ctx);
    // Read already: whoever comes next takes it from here.
    ctx.request.body = body;
    let answer: KeptAnswer | undefined;
    try {
      await next();
      answer = answerOf(ctx);
    } finally {
      look.settle(answer);
    }
  };
};
