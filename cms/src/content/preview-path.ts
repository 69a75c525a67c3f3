import type { Core } from '@strapi/strapi';
import { Refusal } from '../accounts/refusal';
import type { Kind, Language } from './types';
import { modelOf } from './versions-words';

interface DraftRow {
  readonly title: string | null;
  readonly slug: string | null;
  readonly service?: { readonly slug: string | null } | null;
}

const sections: Readonly<Record<Kind, string>> = { post: 'blog', service: 'services', 'sub-service': 'services' };

/**
 * Path of the page on the website that shows a document; a sub-service is shown by its service.
 * @throws Refusal not_found, invalid_request while it lacks what a page needs at least
 */
export async function previewPath(strapi: Core.Strapi, kind: Kind, documentId: string, language: Language): Promise<string> {
  const rows: (DraftRow & { locale: Language })[] = await strapi.db.query(modelOf(kind).uid).findMany({
    select: ['title', 'slug', 'locale'],
    where: { documentId, publishedAt: { $null: true } },
    populate: kind === 'sub-service' ? { service: { select: ['slug'] } } : {},
  });
  // What has no Arabic yet is shown in English there, too.
  const draft = rows.find(({ locale }) => locale === language) ?? rows[0];
  if (!draft) throw new Refusal('not_found');
  if (!draft.title) throw new Refusal('invalid_request', { fields: { title: 'required' } });
  const slug = kind === 'sub-service' ? draft.service?.slug : draft.slug;
  if (!slug) throw new Refusal('invalid_request', { fields: { [kind === 'sub-service' ? 'serviceId' : 'slug']: 'required' } });
  return `${language === 'ar' ? '/ar' : ''}/${sections[kind]}/${slug}`;
}
