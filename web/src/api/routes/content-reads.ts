import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { PublishedContent } from '@/cms/published-content';
import {
  blogListResponse,
  blogResponse,
  blogSlugParam,
  contentListQuery,
  contentQuery,
  contentReferenceParam,
  serviceListResponse,
  serviceResponse,
  subServiceListResponse,
  subServiceResponse,
} from '@/contracts/content';
import { ApiFailure, type ApiBindings, type ApiContext } from '../http/answers';
import { sharedAnswer } from '../http/shared-answer';
import { languageOf } from '../http/texts';
import type { Visitors } from '../http/visitors';
import type { ContentWrites } from './content-writes';
import { json } from './json-route';
import { refusals } from './refusals';

const listRefusals = refusals(400, 503);
const readRefusals = refusals(400, 404, 503);

/** `GET /api/services…`, `/api/subservices…` and `/api/blogs…`: what is published, the same for everybody. */
export function addContentReads(app: OpenAPIHono<ApiBindings>, published: PublishedContent, writes: ContentWrites, visitors: Visitors): void {
  const middleware = sharedAnswer(visitors);

  const rangeOf = (c: ApiContext, { page, limit }: { page: number; limit: number }) => ({ locale: languageOf(c), page, pageSize: limit });

  const services = createRoute({
    method: 'get',
    path: '/services',
    summary: 'Published services of a language with their sub-services, in the order staff gave them',
    middleware,
    request: { query: contentListQuery },
    responses: { 200: { description: 'One page of them', content: json(serviceListResponse) }, ...listRefusals },
  });
  app.openapi(services, async (c) =>
    c.json({ success: true as const, ...(await published.services(rangeOf(c, c.req.valid('query')), c.get('requestId'))) }, 200),
  );

  const service = createRoute({
    method: 'get',
    path: '/services/{id}',
    summary: 'A published service by its slug or id, in English where there is no Arabic version',
    middleware,
    request: { query: contentQuery, params: contentReferenceParam },
    responses: { 200: { description: 'The service; for staff with the `version` of its draft', content: json(serviceResponse) }, ...readRefusals },
  });
  app.openapi(service, async (c) => {
    const found = await published.service(languageOf(c), c.req.valid('param').id, c.get('requestId'));
    if (!found) throw new ApiFailure('not_found');
    return c.json({ success: true as const, data: { ...found, ...(await writes.versionForStaff(c, 'service', found)) } }, 200);
  });

  const subServices = createRoute({
    method: 'get',
    path: '/subservices',
    summary: 'Published sub-services of a language, in the order staff gave them',
    middleware,
    request: { query: contentListQuery },
    responses: { 200: { description: 'One page of them', content: json(subServiceListResponse) }, ...listRefusals },
  });
  app.openapi(subServices, async (c) =>
    c.json({ success: true as const, ...(await published.subServices(rangeOf(c, c.req.valid('query')), c.get('requestId'))) }, 200),
  );

  const subService = createRoute({
    method: 'get',
    path: '/subservices/{id}',
    summary: 'A published sub-service by its slug or id, in English where there is no Arabic version',
    middleware,
    request: { query: contentQuery, params: contentReferenceParam },
    responses: { 200: { description: 'The sub-service; for staff with the `version` of its draft', content: json(subServiceResponse) }, ...readRefusals },
  });
  app.openapi(subService, async (c) => {
    const found = await published.subService(languageOf(c), c.req.valid('param').id, c.get('requestId'));
    if (!found) throw new ApiFailure('not_found');
    return c.json({ success: true as const, data: { ...found, ...(await writes.versionForStaff(c, 'sub-service', found)) } }, 200);
  });

  const blogs = createRoute({
    method: 'get',
    path: '/blogs',
    summary: 'Published posts of a language, the newest first, without their texts',
    middleware,
    request: { query: contentListQuery },
    responses: { 200: { description: 'One page of them', content: json(blogListResponse) }, ...listRefusals },
  });
  app.openapi(blogs, async (c) =>
    c.json({ success: true as const, ...(await published.posts(rangeOf(c, c.req.valid('query')), c.get('requestId'))) }, 200),
  );

  const blog = createRoute({
    method: 'get',
    path: '/blogs/slug/{slug}',
    summary: 'A published post by its slug, in English where there is no Arabic version',
    middleware,
    request: { query: contentQuery, params: blogSlugParam },
    responses: { 200: { description: 'The post; for staff with the `version` of its draft', content: json(blogResponse) }, ...readRefusals },
  });
  app.openapi(blog, async (c) => {
    const found = await published.post(languageOf(c), c.req.valid('param').slug, c.get('requestId'));
    if (!found) throw new ApiFailure('not_found');
    return c.json({ success: true as const, data: { ...found, ...(await writes.versionForStaff(c, 'post', found)) } }, 200);
  });
}
