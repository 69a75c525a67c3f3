import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { emptyRequest, visitorSessionId } from '@/contracts/account';
import { cart, cartAddRequest, cartLineParam, cartResponse, cartServiceParam, cartUpdateRequest, type Cart } from '@/contracts/cart';
import { languageQuery } from '@/contracts/language';
import type { ApiBindings, ApiContext } from '../http/answers';
import { createAskFor } from '../http/ask-for';
import { jsonBody, noBody } from '../http/json-body';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json, withSession } from './json-route';
import { refusals } from './refusals';

const SESSION_ID = 'session-id';

/** Recorded, never an identity: one that can't be any is left out, and the call is answered all the same. */
const sessionHeader = z.object({ [SESSION_ID]: z.string().optional() });

const answers = { 200: { description: 'The cart as it is now', content: json(cartResponse) } };
const changeRefusals = { ...bodyRefusals, ...refusals(401, 404) };

const read = createRoute({
  method: 'get',
  path: '/cart',
  summary: 'The caller’s cart',
  security: withSession,
  request: { query: languageQuery },
  responses: { ...answers, ...refusals(401, 503) },
});

const add = createRoute({
  method: 'post',
  path: '/cart/add',
  summary: 'Adds a sub-service; its name and price are the server’s. What is in the cart already is refused with its quantity in `values`',
  security: withSession,
  middleware: [jsonBody] as const,
  request: { query: languageQuery, headers: sessionHeader, body: { required: true, content: json(cartAddRequest) } },
  responses: { ...answers, ...changeRefusals, ...refusals(409) },
});

/** A line is named by its service, and by its sub-service where the service has several lines in the cart. */
const oneLine = { path: '{serviceId}', params: cartServiceParam } as const;
const namedLine = { path: '{serviceId}/{subService}', params: cartLineParam } as const;

const removeRoute = <P extends string, S extends typeof cartServiceParam>({ path, params }: { path: P; params: S }) =>
  createRoute({
    method: 'delete',
    path: `/cart/remove/${path}`,
    summary: 'Removes a line, named by ids, slugs, or the sub-service’s name in either language',
    security: withSession,
    middleware: [noBody] as const,
    request: { query: languageQuery, headers: sessionHeader, params, body: { content: json(emptyRequest) } },
    responses: { ...answers, ...changeRefusals },
  });

const updateRoute = <P extends string, S extends typeof cartServiceParam>({ path, params }: { path: P; params: S }) =>
  createRoute({
    method: 'put',
    path: `/cart/update/${path}`,
    summary: 'Sets the quantity of a line; 0 and below removes it',
    security: withSession,
    middleware: [jsonBody] as const,
    request: { query: languageQuery, headers: sessionHeader, params, body: { required: true, content: json(cartUpdateRequest) } },
    responses: { ...answers, ...changeRefusals },
  });

const clear = createRoute({
  method: 'delete',
  path: '/cart/clear',
  summary: 'Removes every line',
  security: withSession,
  middleware: [noBody] as const,
  request: { query: languageQuery, headers: sessionHeader, body: { content: json(emptyRequest) } },
  responses: { ...answers, ...changeRefusals },
});

/** The CMS's answer, without whatever it may say besides. */
const answer = tolerant(z.object({ data: cart }));

/** `/api/cart…`: the caller's one cart, which the CMS keeps. Each call is one call of the CMS. */
export function addCart(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  const askFor = createAskFor(callCms, visitors);

  const change = (c: ApiContext, act: 'add' | 'update' | 'remove' | 'clear', body: object): Promise<{ data: Cart }> => {
    const visitor = visitorSessionId.safeParse(c.req.header(SESSION_ID));
    const fields = { ...body, ...(visitor.success && { visitorSessionId: visitor.data }) };
    return askFor(c, { method: 'POST', path: `/api/cart/${act}`, json: fields, answer });
  };
  const success = ({ data }: { data: Cart }) => ({ success: true as const, data });

  app.openapi(read, async (c) => c.json(success(await askFor(c, { method: 'GET', path: '/api/cart', answer })), 200));

  app.openapi(add, async (c) => {
    // Only these: what else the body may hold is the server's to know.
    const { serviceId, subServiceId, subServiceName, quantity } = c.req.valid('json');
    return c.json(success(await change(c, 'add', { serviceId, subServiceId, subServiceName, quantity })), 200);
  });

  app.openapi(removeRoute(oneLine), async (c) => c.json(success(await change(c, 'remove', c.req.valid('param'))), 200));
  app.openapi(removeRoute(namedLine), async (c) => c.json(success(await change(c, 'remove', c.req.valid('param'))), 200));

  app.openapi(updateRoute(oneLine), async (c) =>
    c.json(success(await change(c, 'update', { ...c.req.valid('param'), ...c.req.valid('json') })), 200),
  );
  app.openapi(updateRoute(namedLine), async (c) =>
    c.json(success(await change(c, 'update', { ...c.req.valid('param'), ...c.req.valid('json') })), 200),
  );

  app.openapi(clear, async (c) => c.json(success(await change(c, 'clear', {})), 200));
}
