import type { Core } from '@strapi/strapi';
import type { ContentModel } from './models';

/** What a document middleware needs to know of a write. */
export interface WriteParams {
  documentId?: string;
  status?: string;
}

/** True for an action that can change what visitors read. */
export function touchesPublished({ hasDrafts }: ContentModel, action: string, params: WriteParams): boolean {
  if (['publish', 'unpublish', 'delete'].includes(action)) return true;
  if (!['create', 'update', 'clone'].includes(action)) return false;
  return !hasDrafts || params.status === 'published';
}

/** Slugs under which visitors find a document now: none while it is unpublished, [null] for a type without slugs. */
export async function publishedSlugs(strapi: Core.Strapi, model: ContentModel, documentId?: string): Promise<(string | null)[]> {
  if (!documentId) return [];
  const rows: { slug?: string | null }[] = await strapi.db.query(model.uid).findMany({
    select: model.hasSlug ? ['slug'] : ['id'],
    where: { documentId, ...(model.hasDrafts ? { publishedAt: { $notNull: true } } : {}) },
  });
  return rows.map(({ slug }) => slug ?? null);
}
