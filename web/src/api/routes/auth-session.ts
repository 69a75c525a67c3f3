import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { cmsUser } from '@/cms/session';
import type { CallCms } from '@/cms/site-calls';
import { emptyRequest, loginRequest, messageResponse, sessionResponse } from '@/contracts/account';
import { languageQuery } from '@/contracts/language';
import { ApiFailure, type ApiBindings } from '../http/answers';
import { noBody, jsonBody } from '../http/json-body';
import { answerText } from '../http/texts';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

/** The CMS's answer to a login. `secret` goes into the cookie and nowhere else. */
const loginAnswer = z.object({
  user: cmsUser,
  token: z.string(),
  secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** Seconds. */
  maxAge: z.number().int().positive(),
});

const login = createRoute({
  method: 'post',
  path: '/auth/login',
  summary: 'Signs in; the session is in the httpOnly cookie, and `token` opens nothing',
  middleware: [jsonBody] as const,
  request: { query: languageQuery, body: { required: true, content: json(loginRequest) } },
  responses: { 200: { description: 'Signed in', content: json(sessionResponse) }, ...refusals(401), ...bodyRefusals },
});

const logout = createRoute({
  method: 'post',
  path: '/auth/logout',
  summary: 'Ends the session of the cookie, if there is one',
  middleware: [noBody] as const,
  request: { query: languageQuery, body: { content: json(emptyRequest) } },
  responses: { 200: { description: 'Nobody is signed in any more', content: json(messageResponse) }, ...bodyRefusals },
});

const me = createRoute({
  method: 'get',
  path: '/auth/me',
  summary: 'Who is signed in',
  security: withSession,
  responses: { 200: { description: 'The account', content: json(sessionResponse) }, ...refusals(401, 503) },
});

/** `/api/auth/login`, `/logout` and `/me`: the session's beginning, end and meaning. */
export function addSessions(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  app.openapi(login, async (c) => {
    // With the cookie that came along, so that a session planted or left behind ends here.
    const { user, token, secret, maxAge } = await callCms(visitors.callerOf(c), {
      method: 'POST',
      path: '/api/account/login',
      json: c.req.valid('json'),
      answer: loginAnswer,
    });
    visitors.giveSession(c, secret, maxAge);
    return c.json({ success: true as const, data: user, token }, 200);
  });

  app.openapi(logout, async (c) => {
    const caller = visitors.callerOf(c);
    // Before the CMS is asked: whatever it answers, this browser is signed out.
    visitors.takeSession(c);
    if (caller.sessionSecret !== undefined) {
      await callCms(caller, { method: 'POST', path: '/api/account/logout', answer: z.unknown() });
    }
    return c.json({ success: true as const, message: answerText(c, 'signedOut') }, 200);
  });

  app.openapi(me, (c) => {
    const session = c.get('session');
    if (!session) throw new ApiFailure('unauthorized');
    return c.json({ success: true as const, data: session.user, token: session.token }, 200);
  });
}
