import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { visitorSessionId } from '@/contracts/account';
import { acceptedResponse, linkCurrentRequest, visitorLocationResponse } from '@/contracts/analytics';
import { languageQuery } from '@/contracts/language';
import { LOCATIONS_PER_MINUTE, limitPerMinute } from '../events/event-limits';
import type { Locate } from '../events/geolocation';
import { ApiFailure, type ApiBindings } from '../http/answers';
import { noBody } from '../http/json-body';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

const SESSION_ID = 'session-id';

const linkCurrent = createRoute({
  method: 'post',
  path: '/visitor/link-current',
  summary: 'Says whose a browser session is, by the body or the header `session-id`. What a session of staff has stored is removed',
  security: withSession,
  middleware: [noBody] as const,
  request: {
    query: languageQuery,
    headers: z.object({ [SESSION_ID]: z.string().optional() }),
    body: { content: json(linkCurrentRequest) },
  },
  responses: { 200: { description: 'Linked; doing it again changes nothing', content: json(acceptedResponse) }, ...bodyRefusals, ...refusals(401) },
});

const location = createRoute({
  method: 'get',
  path: '/visitor/location',
  summary: 'Where the caller’s address is, as far as a lookup knows. Browsers ask only those who agreed to it',
  request: { query: languageQuery },
  responses: { 200: { description: 'The place, or `Unknown`', content: json(visitorLocationResponse) }, ...refusals(400, 429) },
});

/** Whatever the CMS says of it; it is the status that tells. */
const linked = z.object({});

/** `POST /api/visitor/link-current`, one call of the CMS, and `GET /api/visitor/location`. */
export function addVisitor(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors, locate: Locate): void {
  const takeTurn = limitPerMinute(LOCATIONS_PER_MINUTE);

  app.openapi(linkCurrent, async (c) => {
    const sent = c.req.valid('json').sessionId ?? c.req.header(SESSION_ID);
    const sessionId = visitorSessionId.safeParse(sent);
    if (!sessionId.success) throw new ApiFailure('invalid_request', { fields: { sessionId: sent === undefined ? 'required' : 'invalid' } });
    const call = { method: 'POST', path: '/api/analytics/link', json: { sessionId: sessionId.data }, answer: linked } as const;
    await callCms(visitors.callerOf(c), call);
    return c.json({ success: true as const }, 200);
  });

  app.openapi(location, async (c) => {
    const { address } = visitors.callerOf(c);
    await takeTurn(address);
    return c.json({ success: true as const, data: await locate(address) }, 200);
  });
}
