import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SLUG_INDEX_SUFFIX } from '../database/constraints';
import { findContentModel } from './models';

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Words the site's own addresses use where a slug could stand. */
const RESERVED_SLUGS = new Set(['new', 'subservice', 'page', 'category']);

export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.has(slug);

/** A validation error the admin panel shows beside the slug field. */
function slugError(message: string): Error {
  return new errors.ValidationError(message, { errors: [{ path: ['slug'], message, name: 'ValidationError' }] });
}

const taken = (slug: string) => slugError(`The slug "${slug}" is already used by another entry.`);

/** @throws ValidationError when the slug can't stand in an address of the site. */
export function checkSlug(slug: unknown): void {
  if (slug === undefined || slug === null || slug === '') return;
  if (typeof slug !== 'string' || !SLUG_PATTERN.test(slug)) {
    throw slugError('The slug may contain lower-case letters a-z, digits and single hyphens between them only.');
  }
  if (isReservedSlug(slug)) throw slugError(`The slug "${slug}" is reserved by the website.`);
}

function isSlugViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && constraint.endsWith(SLUG_INDEX_SUFFIX);
}

/**
 * A document keeps one slug in all languages, so no other document may have it in any language. The
 * unique indexes hold per language and also against simultaneous saves; this gives the friendlier answer.
 */
async function checkUnused(strapi: Core.Strapi, uid: UID.ContentType, slug: string, documentId?: string): Promise<void> {
  const other = await strapi.db.query(uid).findOne({
    select: ['id'],
    where: { slug, ...(documentId ? { documentId: { $ne: documentId } } : {}) },
  });
  if (other) throw taken(slug);
}

interface WriteParams {
  documentId?: string;
  data?: { slug?: unknown };
}

/** Validates slugs on every write and turns a violated index into an error of the slug field. */
export function registerSlugRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!findContentModel(context.uid)?.hasSlug) return next();
    const { data, documentId } = context.params as WriteParams;
    const slug = ['create', 'update', 'clone'].includes(context.action) ? data?.slug : undefined;
    checkSlug(slug);
    if (typeof slug === 'string' && slug) {
      const own = context.action === 'update' ? documentId : undefined;
      await checkUnused(strapi, context.uid, slug, own);
    }
    try {
      return await next();
    } catch (error) {
      if (!isSlugViolation(error)) throw error;
      throw taken(typeof slug === 'string' ? slug : 'of this entry');
    }
  });
}
