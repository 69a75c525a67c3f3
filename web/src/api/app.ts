import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { AskCms } from '@/cms/ask-cms';
import { createPublishedContent } from '@/cms/published-content';
import { createReadPublished } from '@/cms/read-published';
import { CmsRefusal, CmsUnavailable, createCallCms } from '@/cms/site-calls';
import { sessionCookieName } from '@/config/session-cookie';
import { createEventIntake, type EventIntake } from './events/accept-event';
import { createLocate } from './events/geolocation';
import { enforceAccess, knownRoutesOnly, refuseNul } from './http/access';
import { ApiFailure, failure, type ApiBindings, type ApiContext } from './http/answers';
import { browserGuard } from './http/browser-guard';
import { refuseInvalid } from './http/json-body';
import { requestId } from './http/request-id';
import { routeTable, type FindRoute } from './http/route-table';
import { createVisitors } from './http/visitors';
import { addAnalytics } from './routes/analytics';
import { addAnalyticsFigures } from './routes/analytics-figures';
import { addPasswords } from './routes/auth-password';
import { addRegistration } from './routes/auth-registration';
import { addSessions } from './routes/auth-session';
import { addCart } from './routes/cart';
import { addContentChanges } from './routes/content-changes';
import { addContentReads } from './routes/content-reads';
import { createContentWrites } from './routes/content-writes';
import { addDocs } from './routes/docs';
import { addGraphql, type KnownOperations } from './routes/graphql';
import { addHealth } from './routes/health';
import { addQuoteRequest } from './routes/quote-request';
import { addQuotes } from './routes/quotes';
import { addRevalidate, type Revalidate } from './routes/revalidate';
import { addSearch } from './routes/search';
import { addStaff } from './routes/staff';
import { addStaffQuotes } from './routes/staff-quotes';
import { addStaffQuoteExport } from './routes/staff-quotes-export';
import { addUploads } from './routes/uploads';
import { addVisitor } from './routes/visitor';

export interface ApiOptions {
  /** Public address of the site; unsafe calls have to come from its origin, and its cookies are made for it. */
  siteUrl: string;
  askCms: AskCms;
  /** Proves to the CMS that a call about accounts comes from the site. */
  siteApiSecret: string;
  /** Reverse proxies in front of the site. */
  trustedProxyHops: number;
  operations: KnownOperations;
  /** Whether visitors may be sent to this process. */
  isReady: () => boolean;
  revalidateSecret: string;
  revalidate: Revalidate;
  /** Where visitors are is asked here, `{ip}` in the place of their address; without it nobody is asked. */
  geolocationUrl?: string;
  /** What the door before the app stores events with, where there is one. */
  intake?: EventIntake;
  /** Told of every fault that nobody foresaw. */
  onError: (error: unknown, requestId: string) => void;
}

/**
 * The whole of `/api` as one app. It is mounted twice, in Next's `app/api` and in the production server, and behaves alike.
 * @param options what differs between the two mounts and the tests
 */
export function createApi(options: ApiOptions): OpenAPIHono<ApiBindings> {
  const app = new OpenAPIHono<ApiBindings>({ defaultHook: refuseInvalid }).basePath('/api');
  const callCms = createCallCms(options.askCms, options.siteApiSecret);
  const visitors = createVisitors(options);
  const published = createPublishedContent(createReadPublished(options.askCms));
  const writes = createContentWrites(callCms, visitors);
  const intake = options.intake ?? createEventIntake({ ...options, callCms });
  let table: FindRoute | undefined;

  app.use(requestId);
  // Made at the first call, when every route is there.
  app.use(knownRoutesOnly((path) => (table ??= routeTable(app.routes))(path)));
  app.use(browserGuard(options.siteUrl));
  app.use(enforceAccess(callCms, visitors));
  app.use(refuseNul);

  addHealth(app, options.isReady);
  addRevalidate(app, options.revalidateSecret, options.revalidate);
  addGraphql(app, { ...options, callCms, visitors });
  addSearch(app, callCms, visitors);
  addContentReads(app, published, writes, visitors);
  addContentChanges(app, writes);
  addUploads(app, callCms, visitors);
  addSessions(app, callCms, visitors);
  addRegistration(app, callCms, visitors);
  addPasswords(app, callCms, visitors);
  addStaff(app, callCms, visitors);
  addCart(app, callCms, visitors);
  addQuoteRequest(app, callCms, visitors);
  addQuotes(app, callCms, visitors);
  // Before what it would else be taken for, a reference.
  addStaffQuoteExport(app, callCms, visitors);
  addStaffQuotes(app, callCms, visitors);
  addAnalytics(app, intake, visitors);
  addVisitor(app, callCms, visitors, createLocate({ url: options.geolocationUrl }));
  addAnalyticsFigures(app, callCms, visitors);
  addDocs(app, sessionCookieName(options.siteUrl));

  app.notFound((c) => failure(c, 'not_found'));
  app.onError((error, c) => answerError(error, c, options.onError));
  return app;
}

function answerError(error: unknown, c: ApiContext, onError: ApiOptions['onError']): Response {
  if (error instanceof ApiFailure) return failure(c, error.code, error.details);
  if (error instanceof CmsRefusal) return failure(c, error.code, error.details);
  if (error instanceof CmsUnavailable) {
    if (error.isFault) onError(error, c.get('requestId'));
    return failure(c, 'unavailable');
  }
  // The validator throws these before it looks at the contract.
  if (error instanceof HTTPException && error.status === 415) return failure(c, 'unsupported_media_type');
  if (error instanceof HTTPException && error.status < 500) return failure(c, 'invalid_request');
  onError(error, c.get('requestId'));
  return failure(c, 'internal');
}
