import { createHash, timingSafeEqual } from 'node:crypto';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { tagsForChange, type CacheTag } from '@/cms/tags';
import { revalidateRequest, revalidateResponse, type ContentChange } from '@/contracts/revalidate';
import { failure, type ApiBindings } from '../http/answers';
import { jsonBody } from '../http/json-body';
import { refusals } from './refusals';

/** Makes everything stale that depends on the tags, which come of the changes. Only Next can do it, so the mount provides it. */
export type Revalidate = (tags: readonly CacheTag[], changes: readonly ContentChange[]) => void | Promise<void>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that neither the time nor an error tells how much of a guess was right. */
const requireSecret = (secret: string) => {
  const expected = digest(`Bearer ${secret}`);
  return createMiddleware<ApiBindings>(async (c, next) => {
    if (timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) return next();
    return failure(c, 'unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  });
};

/**
 * `POST /api/revalidate`: the CMS tells what changed; pages that show it are rendered anew.
 * @param secret shared with the CMS
 */
export function addRevalidate(app: OpenAPIHono<ApiBindings>, secret: string, revalidate: Revalidate): void {
  const route = createRoute({
    method: 'post',
    path: '/revalidate',
    summary: 'Tells the site which content changed (for the CMS)',
    security: [{ bearer: [] }],
    middleware: [requireSecret(secret), jsonBody] as const,
    request: { body: { required: true, content: { 'application/json': { schema: revalidateRequest } } } },
    responses: {
      200: { description: 'Pages with these tags are being renewed', content: { 'application/json': { schema: revalidateResponse } } },
      ...refusals(400, 401, 413, 415),
    },
  });

  app.openapi(route, async (c) => {
    const { changes } = c.req.valid('json');
    const tags = [...new Set(changes.flatMap(tagsForChange))];
    await revalidate(tags, changes);
    return c.json({ success: true as const, data: { tags } }, 200);
  });
}
