import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { emailRequest, messageResponse, registerRequest, verifyRequest, verifyResponse } from '@/contracts/account';
import { languageQuery } from '@/contracts/language';
import type { ApiBindings } from '../http/answers';
import { jsonBody, refuseBrokenLink } from '../http/json-body';
import { answerText, languageOf } from '../http/texts';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json } from './json-route';

const register = createRoute({
  method: 'post',
  path: '/auth/register',
  summary: 'Asks for an account; the answer is the same whether or not the address has one already',
  middleware: [jsonBody] as const,
  request: { query: languageQuery, body: { required: true, content: json(registerRequest) } },
  responses: { 201: { description: 'A mail says how it goes on', content: json(messageResponse) }, ...bodyRefusals },
});

const verify = createRoute({
  method: 'post',
  path: '/auth/verify',
  summary: 'Uses up the link of a verification mail',
  middleware: [jsonBody] as const,
  request: { query: languageQuery, body: { required: true, content: json(verifyRequest) } },
  responses: {
    200: { description: 'The address is verified; staff may still wait for approval', content: json(verifyResponse) },
    ...bodyRefusals,
  },
});

const resend = createRoute({
  method: 'post',
  path: '/auth/resend',
  summary: 'Sends the verification mail again; the answer is always the same',
  middleware: [jsonBody] as const,
  request: { query: languageQuery, body: { required: true, content: json(emailRequest) } },
  responses: { 200: { description: 'Sent, if there is such an account', content: json(messageResponse) }, ...bodyRefusals },
});

const verifyAnswer = z.object({ status: verifyResponse.shape.data.shape.status });

/** `/api/auth/register`, `/verify` and `/resend`: from a form to an account whose address is known to be its owner's. */
export function addRegistration(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  app.openapi(register, async (c) => {
    await callCms(visitors.callerOf(c), {
      method: 'POST',
      path: '/api/account/register',
      json: { ...c.req.valid('json'), language: languageOf(c) },
      answer: z.unknown(),
    });
    return c.json({ success: true as const, message: answerText(c, 'registered') }, 201);
  });

  app.openapi(
    verify,
    async (c) => {
      const { status } = await callCms(visitors.callerOf(c), {
        method: 'POST',
        path: '/api/account/verify',
        json: c.req.valid('json'),
        answer: verifyAnswer,
      });
      return c.json({ success: true as const, data: { status } }, 200);
    },
    refuseBrokenLink,
  );

  app.openapi(resend, async (c) => {
    await callCms(visitors.callerOf(c), {
      method: 'POST',
      path: '/api/account/resend',
      json: { ...c.req.valid('json'), language: languageOf(c) },
      answer: z.unknown(),
    });
    return c.json({ success: true as const, message: answerText(c, 'verificationSent') }, 200);
  });
}
