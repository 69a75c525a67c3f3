import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AskCms } from '@/cms/ask-cms';
import { healthResponse, type HealthResponse } from '@/contracts/health';
import type { ApiBindings } from '../http/answers';

/** How long an answer of the CMS is believed, so that health checks don't become load on it. */
const BELIEVED_MS = 2_000;
const TIMEOUT_MS = 1_000;

type Behind = Pick<HealthResponse['parts'], 'cms' | 'database'>;

/** The CMS says how its database is in one of these two shapes. */
const cmsHealth = z.object({
  database: z.string().optional(),
  parts: z.object({ database: z.string().optional() }).optional(),
});

export const healthRoute = createRoute({
  method: 'get',
  path: '/health',
  summary: 'Whether the site serves, and how each part behind it is',
  responses: {
    200: { description: 'The site serves', content: { 'application/json': { schema: healthResponse } } },
  },
});

/**
 * `GET /api/health`: 200 whenever this process answers.
 * @param pages how far the warm-up is
 */
export function addHealth(app: OpenAPIHono<ApiBindings>, askCms: AskCms, pages: () => 'warming' | 'ok'): void {
  let known: { at: number; parts: Promise<Behind> } | undefined;

  app.openapi(healthRoute, async (c) => {
    const now = Date.now();
    if (!known || now - known.at > BELIEVED_MS) known = { at: now, parts: askBehind(askCms) };
    return c.json({ status: 'ok' as const, parts: { site: 'ok' as const, ...(await known.parts), pages: pages() } }, 200);
  });
}

async function askBehind(askCms: AskCms): Promise<Behind> {
  try {
    const response = await askCms('/api/health', { timeoutMs: TIMEOUT_MS });
    const parsed = cmsHealth.safeParse(response.json());
    const said = parsed.data?.database ?? parsed.data?.parts?.database;
    const database = said === 'ok' || said === 'down' ? said : 'unknown';
    return { cms: response.ok || database !== 'unknown' ? 'ok' : 'down', database };
  } catch {
    return { cms: 'down', database: 'unknown' };
  }
}
