import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { healthResponse, readyResponse } from '@/contracts/health';
import { ApiFailure, type ApiBindings } from '../http/answers';
import { refusals } from './refusals';

const healthRoute = createRoute({
  method: 'get',
  path: '/health',
  summary: 'Whether the site’s process answers; nothing behind it is asked',
  responses: {
    200: { description: 'It does', content: { 'application/json': { schema: healthResponse } } },
  },
});

const readyRoute = createRoute({
  method: 'get',
  path: '/ready',
  summary: 'Whether visitors may be sent to this process: its pages are at hand and it is not about to end',
  responses: {
    200: { description: 'They may', content: { 'application/json': { schema: readyResponse } } },
    ...refusals(503),
  },
});

/**
 * `GET /api/health` for whoever restarts a process that hangs, `GET /api/ready` for whoever chooses among several.
 * @param isReady told from what this process knows already
 */
export function addHealth(app: OpenAPIHono<ApiBindings>, isReady: () => boolean): void {
  app.openapi(healthRoute, (c) => c.json({ status: 'ok' as const }, 200));
  app.openapi(readyRoute, (c) => {
    if (!isReady()) throw new ApiFailure('unavailable');
    return c.json({ status: 'ready' as const }, 200);
  });
}
