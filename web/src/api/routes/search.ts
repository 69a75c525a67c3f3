import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { languageQuery } from '@/contracts/language';
import { searchQuery, searchResponse } from '@/contracts/search';
import type { ApiBindings } from '../http/answers';
import { createAskFor } from '../http/ask-for';
import type { Visitors } from '../http/visitors';
import { json } from './json-route';
import { refusals } from './refusals';

const search = createRoute({
  method: 'get',
  path: '/search',
  summary: 'Published posts and services of a language by their words, the best first',
  request: { query: searchQuery.extend(languageQuery.shape) },
  responses: { 200: { description: 'One page of what was found', content: json(searchResponse) }, ...refusals(400, 429, 503) },
});

/** The CMS's answer, without whatever it may say besides. */
const page = tolerant(searchResponse.omit({ success: true }));

/** `GET /api/search`. */
export function addSearch(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  const askFor = createAskFor(callCms, visitors);

  app.openapi(search, async (c) => {
    const answer = await askFor(c, { method: 'GET', path: '/api/search', query: c.req.valid('query'), answer: page });
    return c.json({ success: true as const, ...answer }, 200);
  });
}
