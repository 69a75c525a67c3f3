import type { Core } from '@strapi/strapi';
import type { ContentChange, SiteNotifier } from '../site/notifier';
import { afterCommit } from './after-commit';
import { findContentModel } from './models';
import { publishedSlugs, touchesPublished, type WriteParams } from './published-slugs';

/**
 * Announces every change of published content to the website after it is committed, under the slug it
 * had and the slug it has: a renamed document leaves a page behind.
 */
export function registerChangeAnnouncements(strapi: Core.Strapi, notifier: SiteNotifier): void {
  strapi.documents.use(async (context, next) => {
    const model = findContentModel(context.uid);
    const params = context.params as WriteParams;
    if (!model || !touchesPublished(model, context.action, params)) return next();

    const before = await publishedSlugs(strapi, model, params.documentId);
    const result = await next();
    const documentId = (result as { documentId?: string } | null)?.documentId ?? params.documentId;
    const after = await publishedSlugs(strapi, model, documentId);

    const changes = [...new Set([...before, ...after])].map((slug): ContentChange => ({ model: model.name, slug }));
    await afterCommit(strapi, () => changes.forEach((change) => notifier.announce(change)));
    return result;
  });
}

/** Announces replaced, edited and deleted files. A new file is on no page until an entry uses it. */
export function registerMediaAnnouncements(strapi: Core.Strapi, notifier: SiteNotifier): void {
  const announce = () => afterCommit(strapi, () => notifier.announce({ model: 'media', slug: null }));
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: announce,
    afterUpdateMany: announce,
    afterDelete: announce,
    afterDeleteMany: announce,
  });
}
