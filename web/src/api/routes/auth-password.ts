import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { emailRequest, messageResponse, resetPasswordRequest, verifyRequest } from '@/contracts/account';
import { languageQuery } from '@/contracts/language';
import type { ApiBindings } from '../http/answers';
import { jsonBody, refuseBrokenLink } from '../http/json-body';
import { answerText, languageOf } from '../http/texts';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json } from './json-route';

const forgot = createRoute({
  method: 'post',
  path: '/auth/forgotpassword',
  summary: 'Mails a link to set a new password; the answer is always the same',
  middleware: [jsonBody] as const,
  request: { query: languageQuery, body: { required: true, content: json(emailRequest) } },
  responses: { 200: { description: 'Sent, if there is such an account', content: json(messageResponse) }, ...bodyRefusals },
});

const reset = createRoute({
  method: 'put',
  path: '/auth/resetpassword/{token}',
  summary: 'Uses up the link of a reset or invitation mail: sets the password and ends every session',
  middleware: [jsonBody] as const,
  request: { query: languageQuery, params: verifyRequest, body: { required: true, content: json(resetPasswordRequest) } },
  responses: { 200: { description: 'The new password counts; nobody is signed in', content: json(messageResponse) }, ...bodyRefusals },
});

/** `/api/auth/forgotpassword` and `/resetpassword/{token}`. */
export function addPasswords(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  app.openapi(forgot, async (c) => {
    await callCms(visitors.callerOf(c), {
      method: 'POST',
      path: '/api/account/forgot-password',
      json: { ...c.req.valid('json'), language: languageOf(c) },
      answer: z.unknown(),
    });
    return c.json({ success: true as const, message: answerText(c, 'resetSent') }, 200);
  });

  app.openapi(
    reset,
    async (c) => {
      await callCms(visitors.callerOf(c), {
        method: 'POST',
        path: '/api/account/reset-password',
        json: { token: c.req.valid('param').token, ...c.req.valid('json') },
        answer: z.unknown(),
      });
      return c.json({ success: true as const, message: answerText(c, 'passwordChanged') }, 200);
    },
    refuseBrokenLink,
  );
}
