import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { emptyRequest } from '@/contracts/account';
import { languageQuery } from '@/contracts/language';
import {
  assigneesResponse,
  assignRequest,
  inboxQuery,
  inboxQuoteDetail,
  inboxQuoteResponse,
  inboxResponse,
  offerDraftRequest,
  offerSendRequest,
  quoteDeclineRequest,
  quoteMessageRequest,
  quoteReferenceParam,
} from '@/contracts/quotes';
import type { ApiBindings } from '../http/answers';
import { createAskFor } from '../http/ask-for';
import { jsonBody, noBody } from '../http/json-body';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

const ROOT = '/dashboard/quotes';
/** The same in the CMS. */
const CMS_ROOT = '/api/staff-quotes';

const readRefusals = refusals(400, 401, 403, 503);
const detail = { 200: { description: 'The request as it is now', content: json(inboxQuoteResponse) } };

const list = createRoute({
  method: 'get',
  path: ROOT,
  summary: 'Quote requests of all clients, filtered and sorted',
  security: withSession,
  request: { query: inboxQuery.extend(languageQuery.shape) },
  responses: { 200: { description: 'One page of them', content: json(inboxResponse) }, ...readRefusals },
});

const assignees = createRoute({
  method: 'get',
  path: `${ROOT}/assignees`,
  summary: 'Staff whom a request can be assigned to',
  security: withSession,
  request: { query: languageQuery },
  responses: { 200: { description: 'All of them', content: json(assigneesResponse) }, ...readRefusals },
});

const read = createRoute({
  method: 'get',
  path: `${ROOT}/{reference}`,
  summary: 'A quote request with its timeline, offer, messages, notes and the client’s journey',
  security: withSession,
  request: { query: languageQuery, params: quoteReferenceParam },
  responses: { ...detail, ...readRefusals, ...refusals(404) },
});

/** What staff do to a request, each by a call of its own: method, last part of the address, body. */
const acts = [
  { method: 'put', act: 'assignee', body: assignRequest, summary: 'Assigns it to the caller (`me`), to somebody else, or to nobody' },
  { method: 'put', act: 'offer', body: offerDraftRequest, summary: 'Keeps the draft of an offer; `version` must be the one that was read' },
  { method: 'post', act: 'offer', body: offerSendRequest, summary: 'Sends an offer to the client; `version` must be the one that was read' },
  { method: 'post', act: 'review', body: emptyRequest, summary: 'Begins the review' },
  { method: 'post', act: 'withdraw', body: emptyRequest, summary: 'Takes an offer back to revise it' },
  { method: 'post', act: 'reopen', body: emptyRequest, summary: 'Opens an expired or declined request again' },
  { method: 'post', act: 'decline', body: quoteDeclineRequest, summary: 'Declines the request' },
  { method: 'post', act: 'messages', body: quoteMessageRequest, summary: 'Writes to the client; the same `messageId` again is the same message' },
  { method: 'post', act: 'notes', body: quoteMessageRequest, summary: 'Keeps a note that only staff see; the same `messageId` again is the same note' },
] as const;

const actRoute = ({ method, act, body, summary }: (typeof acts)[number]) =>
  createRoute({
    method,
    path: `${ROOT}/{reference}/${act}`,
    summary,
    security: withSession,
    middleware: [body === emptyRequest ? noBody : jsonBody] as const,
    request: { query: languageQuery, params: quoteReferenceParam, body: { required: body !== emptyRequest, content: json(body) } },
    responses: { ...detail, ...bodyRefusals, ...refusals(401, 404, 409) },
  });

/** The CMS's answers, without whatever it may say besides. */
const page = tolerant(inboxResponse.omit({ success: true }));
const people = tolerant(assigneesResponse.omit({ success: true }));
const one = tolerant(z.object({ data: inboxQuoteDetail }));

/** `/api/dashboard/quotes…`: the staff's inbox of quote requests. Every rule about it is the CMS's. */
export function addStaffQuotes(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  const askFor = createAskFor(callCms, visitors);

  app.openapi(list, async (c) => {
    const answer = await askFor(c, { method: 'GET', path: CMS_ROOT, query: c.req.valid('query'), answer: page });
    return c.json({ success: true as const, ...answer }, 200);
  });

  app.openapi(assignees, async (c) => {
    const answer = await askFor(c, { method: 'GET', path: `${CMS_ROOT}/assignees`, answer: people });
    return c.json({ success: true as const, ...answer }, 200);
  });

  app.openapi(read, async (c) => {
    const answer = await askFor(c, { method: 'GET', path: `${CMS_ROOT}/${c.req.valid('param').reference}`, answer: one });
    return c.json({ success: true as const, ...answer }, 200);
  });

  for (const act of acts) {
    app.openapi(actRoute(act), async (c) => {
      const path = `${CMS_ROOT}/${c.req.valid('param').reference}/${act.act}`;
      const method = act.method === 'put' ? 'PUT' : 'POST';
      const answer = await askFor(c, { method, path, json: c.req.valid('json'), answer: one });
      return c.json({ success: true as const, ...answer }, 200);
    });
  }
}
