import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { languageQuery } from '@/contracts/language';
import {
  quoteAcceptRequest,
  quoteDeclineRequest,
  quoteDetail,
  quoteListQuery,
  quoteListResponse,
  quoteMessageRequest,
  quoteReferenceParam,
  quoteResponse,
} from '@/contracts/quotes';
import type { ApiBindings } from '../http/answers';
import { createAskFor } from '../http/ask-for';
import { jsonBody, noBody } from '../http/json-body';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

const detail = { 200: { description: 'The request as it is now', content: json(quoteResponse) } };

const list = createRoute({
  method: 'get',
  path: '/quotes',
  summary: 'The caller’s own quote requests, the latest first',
  security: withSession,
  request: { query: quoteListQuery.extend(languageQuery.shape) },
  responses: { 200: { description: 'One page of them', content: json(quoteListResponse) }, ...refusals(400, 401, 503) },
});

const read = createRoute({
  method: 'get',
  path: '/quotes/{reference}',
  summary: 'One of the caller’s own quote requests, with its timeline, offer and messages',
  security: withSession,
  request: { query: languageQuery, params: quoteReferenceParam },
  responses: { ...detail, ...refusals(400, 401, 404, 503) },
});

/** What the client does to a request: its body, and what is said about it. */
const acts = {
  accept: { body: quoteAcceptRequest, middleware: noBody, summary: 'Accepts the offer, as long as it is valid' },
  decline: { body: quoteDeclineRequest, middleware: jsonBody, summary: 'Declines the offer' },
  messages: { body: quoteMessageRequest, middleware: jsonBody, summary: 'Writes to the staff; the same `messageId` again is the same message' },
} as const;

const actRoute = <A extends keyof typeof acts>(act: A) =>
  createRoute({
    method: 'post',
    path: `/quotes/{reference}/${act}`,
    summary: acts[act].summary,
    security: withSession,
    middleware: [acts[act].middleware] as const,
    request: { query: languageQuery, params: quoteReferenceParam, body: { required: act !== 'accept', content: json(acts[act].body) } },
    responses: { ...detail, ...bodyRefusals, ...refusals(401, 404, 409) },
  });

/** The CMS's answers, without whatever it may say besides. */
const page = tolerant(quoteListResponse.omit({ success: true }));
const one = tolerant(z.object({ data: quoteDetail }));

/** `/api/quotes…`: what clients see and do of their own quote requests. Which act fits which state is the CMS's rule. */
export function addQuotes(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  const askFor = createAskFor(callCms, visitors);

  app.openapi(list, async (c) => {
    const answer = await askFor(c, { method: 'GET', path: '/api/quotes', query: c.req.valid('query'), answer: page });
    return c.json({ success: true as const, ...answer }, 200);
  });

  app.openapi(read, async (c) => {
    const { reference } = c.req.valid('param');
    return c.json({ success: true as const, ...(await askFor(c, { method: 'GET', path: `/api/quotes/${reference}`, answer: one })) }, 200);
  });

  for (const act of Object.keys(acts) as (keyof typeof acts)[]) {
    app.openapi(actRoute(act), async (c) => {
      const path = `/api/quotes/${c.req.valid('param').reference}/${act}`;
      const answer = await askFor(c, { method: 'POST', path, json: c.req.valid('json'), answer: one });
      return c.json({ success: true as const, ...answer }, 200);
    });
  }
}
