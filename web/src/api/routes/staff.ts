import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { emptyRequest } from '@/contracts/account';
import { languageQuery } from '@/contracts/language';
import {
  auditEntry,
  auditListQuery,
  auditListResponse,
  staffIdParam,
  staffInviteRequest,
  staffListQuery,
  staffListResponse,
  staffMember,
  staffMemberResponse,
  staffRoleRequest,
} from '@/contracts/staff';
import type { ApiBindings } from '../http/answers';
import { jsonBody, noBody } from '../http/json-body';
import { queryOf } from '../http/query-of';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

const ROOT = '/dashboard/staff';

const listRefusals = refusals(400, 401, 403, 503);
const changeRefusals = { ...bodyRefusals, ...refusals(401, 404, 409) };
const member = { 200: { description: 'The account as it is now', content: json(staffMemberResponse) }, ...changeRefusals };

const list = createRoute({
  method: 'get',
  path: ROOT,
  summary: 'Staff accounts, those that wait for approval first',
  security: withSession,
  request: { query: staffListQuery.extend(languageQuery.shape) },
  responses: { 200: { description: 'One page of them', content: json(staffListResponse) }, ...listRefusals },
});

const audit = createRoute({
  method: 'get',
  path: `${ROOT}/audit`,
  summary: 'What was done to staff accounts, the latest first',
  security: withSession,
  request: { query: auditListQuery.extend(languageQuery.shape) },
  responses: { 200: { description: 'One page of it', content: json(auditListResponse) }, ...listRefusals },
});

const invite = createRoute({
  method: 'post',
  path: ROOT,
  summary: 'Makes an approved staff account and mails its owner a link to set a password',
  security: withSession,
  middleware: [jsonBody] as const,
  request: { query: languageQuery, body: { required: true, content: json(staffInviteRequest) } },
  responses: { 201: { description: 'Invited', content: json(staffMemberResponse) }, ...changeRefusals },
});

const approve = createRoute({
  method: 'post',
  path: `${ROOT}/{id}/approve`,
  summary: 'Gives a verified account its staff role, here and in the CMS’s admin panel',
  security: withSession,
  middleware: [jsonBody] as const,
  request: { query: languageQuery, params: staffIdParam, body: { required: true, content: json(staffRoleRequest) } },
  responses: member,
});

const changeRole = createRoute({
  method: 'put',
  path: `${ROOT}/{id}/role`,
  summary: 'Changes the role of an approved account, here and in the admin panel, and ends its sessions',
  security: withSession,
  middleware: [jsonBody] as const,
  request: { query: languageQuery, params: staffIdParam, body: { required: true, content: json(staffRoleRequest) } },
  responses: member,
});

/** What needs nothing but the account's id. */
const acts = {
  refuse: 'Refuses a request for a staff account',
  block: 'Closes an account here and in the admin panel, and ends its sessions',
  unblock: 'Opens a closed account again',
} as const;

const actRoute = (act: keyof typeof acts) =>
  createRoute({
    method: 'post',
    path: `${ROOT}/{id}/${act}`,
    summary: acts[act],
    security: withSession,
    middleware: [noBody] as const,
    request: { query: languageQuery, params: staffIdParam, body: { content: json(emptyRequest) } },
    responses: member,
  });

/** The CMS's answers, without whatever it may say besides. */
const oneMember = z.object({ data: staffMember.strip() });
const page = staffListResponse.shape.pagination.strip();
const memberPage = z.object({ data: z.array(staffMember.strip()), pagination: page });
const auditPage = z.object({ data: z.array(auditEntry.strip()), pagination: page });

/** `/api/dashboard/staff…`: administrators' care of staff accounts. Every rule about it is the CMS's. */
export function addStaff(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  app.openapi(list, async (c) => {
    const { language: _, ...query } = c.req.valid('query');
    const answer = await callCms(visitors.callerOf(c), { method: 'GET', path: `/api/staff?${queryOf(query)}`, answer: memberPage });
    return c.json({ success: true as const, ...answer }, 200);
  });

  app.openapi(audit, async (c) => {
    const { language: _, ...query } = c.req.valid('query');
    const answer = await callCms(visitors.callerOf(c), { method: 'GET', path: `/api/staff/audit?${queryOf(query)}`, answer: auditPage });
    return c.json({ success: true as const, ...answer }, 200);
  });

  app.openapi(invite, async (c) => {
    const call = { method: 'POST', path: '/api/staff', json: c.req.valid('json'), answer: oneMember } as const;
    return c.json({ success: true as const, ...(await callCms(visitors.callerOf(c), call)) }, 201);
  });

  app.openapi(approve, async (c) => {
    const path = `/api/staff/${c.req.valid('param').id}/approve`;
    const call = { method: 'POST', path, json: c.req.valid('json'), answer: oneMember } as const;
    return c.json({ success: true as const, ...(await callCms(visitors.callerOf(c), call)) }, 200);
  });

  app.openapi(changeRole, async (c) => {
    const path = `/api/staff/${c.req.valid('param').id}/role`;
    const call = { method: 'PUT', path, json: c.req.valid('json'), answer: oneMember } as const;
    return c.json({ success: true as const, ...(await callCms(visitors.callerOf(c), call)) }, 200);
  });

  for (const act of Object.keys(acts) as (keyof typeof acts)[]) {
    app.openapi(actRoute(act), async (c) => {
      const call = { method: 'POST', path: `/api/staff/${c.req.valid('param').id}/${act}`, json: {}, answer: oneMember } as const;
      return c.json({ success: true as const, ...(await callCms(visitors.callerOf(c), call)) }, 200);
    });
  }
}
