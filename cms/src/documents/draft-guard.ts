import type { Core } from '@strapi/strapi';
import { secretCheck } from '../site/secret-check';
import { checkPublicQuery } from './public-query';

const reads = new Set(['findOne', 'findMany', 'findFirst', 'count']);

/** Header with the site's secret: the website asks for a draft that somebody of the staff previews there. */
const PREVIEW_HEADER = 'x-preview-secret';

interface RequestContext {
  state: { route?: { info?: { type?: string } }; auth?: { strategy?: { name?: string } } };
  get(header: string): string;
}

function isPreview(strapi: Core.Strapi, context: RequestContext): boolean {
  const given = context.get(PREVIEW_HEADER);
  return given !== '' && secretCheck(strapi.config.get<string>('site.apiSecret'))(given);
}

/**
 * True while a request of the content API (REST or GraphQL) is served that carries neither an API token nor, from the website's
 * server, the secret for previews. Visitors and site accounts never hold one.
 */
export function isPublicRequest(strapi: Core.Strapi): boolean {
  const context: RequestContext | undefined = strapi.requestContext.get();
  if (context?.state.route?.info?.type !== 'content-api') return false;
  return context.state.auth?.strategy?.name !== 'content-api-token' && !isPreview(strapi, context);
}

/**
 * Keeps drafts and private relations out of everything the content API reads. Strapi lets whoever may
 * `find` ask for `status=draft`; here that is refused, and published is set where nothing was asked.
 */
export function registerDraftGuard(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (reads.has(context.action) && isPublicRequest(strapi)) {
      const params = context.params as Record<string, unknown>;
      checkPublicQuery(params);
      params.status = 'published';
    }
    return next();
  });
}
