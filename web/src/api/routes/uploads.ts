import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { contentQuery } from '@/contracts/content';
import { uploadedImage, uploadRequest, uploadResponse } from '@/contracts/uploads';
import { mediaPath } from '@/lib/media-path';
import type { ApiBindings } from '../http/answers';
import { fileBody } from '../http/file-body';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

/** A large picture is encoded anew, in several sizes. */
const TIMEOUT_MS = 20_000;

const upload = createRoute({
  method: 'post',
  path: '/uploads',
  summary: 'Stores a picture for services, sub-services and posts, encoded anew and without its metadata',
  security: withSession,
  middleware: [fileBody] as const,
  request: { query: contentQuery, body: { required: true, content: { 'multipart/form-data': { schema: uploadRequest } } } },
  responses: {
    201: { description: 'Stored', content: json(uploadResponse) },
    ...bodyRefusals,
    ...refusals(401),
  },
});

/** The CMS's answer, without whatever it may say besides. */
const stored = z.object({ data: tolerant(uploadedImage) });

/** `POST /api/uploads`. What may be stored is the CMS's rule. */
export function addUploads(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  app.openapi(upload, async (c) => {
    const form = new FormData();
    form.append('file', c.req.valid('form').file);
    const call = { method: 'POST', path: '/api/staff-content/uploads', form, answer: stored, timeoutMs: TIMEOUT_MS } as const;
    const { data } = await callCms(visitors.callerOf(c), call);
    return c.json({ success: true as const, data: { ...data, url: mediaPath(data.url) } }, 201);
  });
}
