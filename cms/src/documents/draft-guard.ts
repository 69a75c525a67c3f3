import type { Core } from '@strapi/strapi';
import { checkPublicQuery } from './public-query';

const reads = new Set(['findOne', 'findMany', 'findFirst', 'count']);

interface RequestState {
  route?: { info?: { type?: string } };
  auth?: { strategy?: { name?: string } };
}

/**
 * True while a request of the content API (REST or GraphQL) is served that carries no API token.
 * Tokens are made by an administrator, for previews; visitors and site accounts never hold one.
 */
export function isPublicRequest(strapi: Core.Strapi): boolean {
  const state: RequestState | undefined = strapi.requestContext.get()?.state;
  return state?.route?.info?.type === 'content-api' && state.auth?.strategy?.name !== 'content-api-token';
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
