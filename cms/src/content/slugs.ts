import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { isReservedSlug } from '../documents/slug-rules';
import { MAX_SLUG_LENGTH } from './input';
import { modelOf } from './versions-words';
import type { Kind, SlugProposal } from './types';

const MIN_SLUG_LENGTH = 2;

/** An address made of a title, Arabic letters written in Latin ones; empty where nothing can be made of it. */
function toSlug(title: string): string {
  const slug: string = strings.nameToSlug(title).slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
  return slug.length < MIN_SLUG_LENGTH ? '' : slug;
}

/** Which of some slugs other documents have, in any language. */
async function takenOf(strapi: Core.Strapi, kind: Kind, condition: object, documentId?: string): Promise<Set<string>> {
  const rows: { slug: string }[] = await strapi.db.query(modelOf(kind).uid).findMany({
    select: ['slug'],
    where: { slug: condition, ...(documentId ? { documentId: { $ne: documentId } } : {}) },
  });
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * The slug of a title, and whether it can be used.
 * @param documentId whose slug it is meant to be: its own is free for it
 */
export async function proposeSlug(strapi: Core.Strapi, kind: Kind, title: string, documentId?: string): Promise<SlugProposal> {
  const slug = toSlug(title);
  if (slug === '' || isReservedSlug(slug)) return { slug, isFree: false };
  return { slug, isFree: !(await takenOf(strapi, kind, { $eq: slug }, documentId)).has(slug) };
}

/** The slug of a title that nobody has, with a number at its end where it has to be; empty where nothing can be made of the title. */
export async function freeSlug(strapi: Core.Strapi, kind: Kind, title: string): Promise<string> {
  const slug = toSlug(title).slice(0, MAX_SLUG_LENGTH - 4).replace(/-+$/, '');
  if (slug === '') return '';
  const taken = await takenOf(strapi, kind, { $startsWith: slug });
  const numbered = (number: number) => (number === 1 ? slug : `${slug}-${number}`);
  let number = isReservedSlug(slug) ? 2 : 1;
  while (taken.has(numbered(number))) number += 1;
  return numbered(number);
}
