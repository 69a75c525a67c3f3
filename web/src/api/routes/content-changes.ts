import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { ContentKind, Written } from '@/cms/staff-content';
import { emptyRequest } from '@/contracts/account';
import {
  blogCreateRequest,
  blogUpdateRequest,
  contentIdParam,
  contentQuery,
  removedResponse,
  serviceCreateRequest,
  serviceUpdateRequest,
  subServiceCreateRequest,
  subServiceUpdateRequest,
  writtenPostResponse,
  writtenServiceResponse,
  writtenSubServiceResponse,
  type ContentBody,
} from '@/contracts/content';
import type { ApiBindings } from '../http/answers';
import { jsonBody, noBody } from '../http/json-body';
import type { ContentWrites } from './content-writes';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

type Schema<T> = z.ZodType<T, T>;

interface Kind {
  kind: ContentKind;
  root: string;
  /** Who it is in a sentence. */
  noun: string;
  createRequest: Schema<ContentBody>;
  updateRequest: Schema<ContentBody>;
  response: Schema<{ success: true; data: Written }>;
}

const kinds: readonly Kind[] = [
  {
    kind: 'service', root: '/services', noun: 'a service',
    createRequest: serviceCreateRequest, updateRequest: serviceUpdateRequest, response: writtenServiceResponse,
  },
  {
    kind: 'sub-service', root: '/subservices', noun: 'a sub-service',
    createRequest: subServiceCreateRequest, updateRequest: subServiceUpdateRequest, response: writtenSubServiceResponse,
  },
  {
    kind: 'post', root: '/blogs', noun: 'a post',
    createRequest: blogCreateRequest, updateRequest: blogUpdateRequest, response: writtenPostResponse,
  },
];

const createRouteOf = ({ root, noun, createRequest, response }: Kind) =>
  createRoute({
    method: 'post',
    path: root,
    summary: `Makes ${noun} with its first language`,
    security: withSession,
    middleware: [jsonBody] as const,
    request: { query: contentQuery, body: { required: true, content: json(createRequest) } },
    responses: { 201: { description: 'As it is now', content: json(response) }, ...bodyRefusals, ...refusals(401, 409) },
  });

const updateRouteOf = ({ root, noun, updateRequest, response }: Kind) =>
  createRoute({
    method: 'put',
    path: `${root}/{id}`,
    summary: `Writes what is given of one language of ${noun}. \`status\` publishes it or takes it back; without it, what is public stays. Where \`version\` isn’t the draft’s, \`conflict\` with the \`document\` as it is now`,
    security: withSession,
    middleware: [jsonBody] as const,
    request: { query: contentQuery, params: contentIdParam, body: { required: true, content: json(updateRequest) } },
    responses: { 200: { description: 'As it is now', content: json(response) }, ...bodyRefusals, ...refusals(401, 404, 409) },
  });

const removeRouteOf = ({ root, noun }: Kind) =>
  createRoute({
    method: 'delete',
    path: `${root}/{id}`,
    summary: `Removes ${noun} in every language`,
    security: withSession,
    middleware: [noBody] as const,
    request: { query: contentQuery, params: contentIdParam, body: { content: json(emptyRequest) } },
    responses: { 200: { description: 'Removed', content: json(removedResponse) }, ...bodyRefusals, ...refusals(401, 404, 409) },
  });

/** `POST`, `PUT` and `DELETE` of `/api/services`, `/api/subservices` and `/api/blogs`: what staff write. Every rule about it is the CMS's. */
export function addContentChanges(app: OpenAPIHono<ApiBindings>, writes: ContentWrites): void {
  for (const one of kinds) {
    const { kind } = one;

    app.openapi(createRouteOf(one), async (c) => c.json({ success: true as const, data: await writes.create(c, kind, c.req.valid('json')) }, 201));

    app.openapi(updateRouteOf(one), async (c) =>
      c.json({ success: true as const, data: await writes.update(c, kind, c.req.valid('param').id, c.req.valid('json')) }, 200),
    );

    app.openapi(removeRouteOf(one), async (c) => {
      await writes.remove(c, kind, c.req.valid('param').id);
      return c.json({ success: true as const }, 200);
    });
  }
}
