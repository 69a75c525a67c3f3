import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { languageQuery } from '@/contracts/language';
import { quoteItemRequest, quoteSubmission, quoteSubmissionResponse, requestKey } from '@/contracts/quote-request';
import { ApiFailure, type ApiBindings } from '../http/answers';
import { createAskFor } from '../http/ask-for';
import { jsonBody } from '../http/json-body';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

const IDEMPOTENCY_KEY = 'idempotency-key';

const submit = createRoute({
  method: 'post',
  path: '/visitor/quote-request',
  summary: 'Asks for a quote for one item of the cart; calls with the same key become one request, and repeating one changes nothing',
  security: withSession,
  middleware: [jsonBody] as const,
  request: {
    query: languageQuery,
    headers: z.object({ [IDEMPOTENCY_KEY]: requestKey.optional() }),
    body: { required: true, content: json(quoteItemRequest) },
  },
  responses: {
    200: { description: 'Stored; how far the request is', content: json(quoteSubmissionResponse) },
    ...bodyRefusals,
    ...refusals(401, 404, 409, 422),
  },
});

const answer = tolerant(z.object({ data: quoteSubmission }));

/** `POST /api/visitor/quote-request`: one call per item of the cart. Grouping them, and knowing repeated ones, is the CMS's. */
export function addQuoteRequest(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  const askFor = createAskFor(callCms, visitors);

  app.openapi(submit, async (c) => {
    const { requestId, ...fields } = c.req.valid('json');
    const header = c.req.valid('header')[IDEMPOTENCY_KEY];
    if (requestId !== undefined && header !== undefined && requestId !== header) {
      throw new ApiFailure('invalid_request', { fields: { requestId: 'invalid' } });
    }
    const stored = await askFor(c, { method: 'POST', path: '/api/quote-requests', json: { ...fields, key: requestId ?? header ?? null }, answer });
    return c.json({ success: true as const, data: stored.data }, 200);
  });
}
