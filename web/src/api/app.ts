import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { AskCms } from './ask-cms';
import { ApiFailure, failure, type ApiBindings, type ApiContext } from './http/answers';
import { browserGuard } from './http/browser-guard';
import { refuseInvalid } from './http/json-body';
import { requestId } from './http/request-id';
import { addDocs } from './routes/docs';
import { addGraphql, type KnownOperations } from './routes/graphql';
import { addHealth } from './routes/health';
import { addRevalidate, type Revalidate } from './routes/revalidate';

export interface ApiOptions {
  /** Public address of the site; unsafe calls have to come from its origin. */
  siteUrl: string;
  askCms: AskCms;
  operations: KnownOperations;
  pages: () => 'warming' | 'ok';
  revalidateSecret: string;
  revalidate: Revalidate;
  /** Told of every fault that nobody foresaw. */
  onError: (error: unknown, requestId: string) => void;
}

/**
 * The whole of `/api` as one app. It is mounted twice, in Next's `app/api` and in the production server, and behaves alike.
 * @param options what differs between the two mounts and the tests
 */
export function createApi(options: ApiOptions): OpenAPIHono<ApiBindings> {
  const app = new OpenAPIHono<ApiBindings>({ defaultHook: refuseInvalid }).basePath('/api');
  app.use(requestId);
  app.use(async (c, next) => {
    const allowed = methodsOf(app, c.req.path);
    if (!allowed.length) return failure(c, 'not_found');
    if (!allowed.includes(c.req.method)) return failure(c, 'method_not_allowed', { headers: { Allow: allowed.join(', ') } });
    return next();
  });
  app.use(browserGuard(options.siteUrl));

  addHealth(app, options.askCms, options.pages);
  addRevalidate(app, options.revalidateSecret, options.revalidate);
  addGraphql(app, options.askCms, options.operations);
  addDocs(app);

  app.notFound((c) => failure(c, 'not_found'));
  app.onError((error, c) => answerError(error, c, options.onError));
  return app;
}

/** Methods that some route answers at a path. The routes are fixed, so comparing whole paths is enough. */
function methodsOf(app: OpenAPIHono<ApiBindings>, path: string): string[] {
  const methods = new Set(app.routes.filter((route) => route.path === path && route.method !== 'ALL').map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

function answerError(error: unknown, c: ApiContext, onError: ApiOptions['onError']): Response {
  if (error instanceof ApiFailure) return failure(c, error.code, error.details);
  // The validator throws these before it looks at the contract.
  if (error instanceof HTTPException && error.status === 415) return failure(c, 'unsupported_media_type');
  if (error instanceof HTTPException && error.status < 500) return failure(c, 'invalid_request');
  onError(error, c.get('requestId'));
  return failure(c, 'internal');
}
