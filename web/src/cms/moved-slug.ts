import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { ContentError } from './content-error';
import { fetchContent } from './read-content';
import type { CacheTag } from './tags';

/** Documents whose address may change, and what their pages depend on. */
const TAGS = { service: ['services'], post: ['posts'], category: ['categories'] } as const satisfies Record<string, readonly CacheTag[]>;
export type MovableModel = keyof typeof TAGS;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 100;

const answer = z.object({ slug: z.string().regex(SLUG).nullable() });

/**
 * Where the document is now that once had a slug; asked only where nothing has it any more.
 * @param locale the reader's
 * @returns null where nothing ever had it, or what had it isn't published for this reader
 * @throws {ContentError} while the CMS can't say
 */
export async function findMovedSlug(locale: Locale, model: MovableModel, slug: string): Promise<string | null> {
  if (slug.length > MAX_SLUG_LENGTH || !SLUG.test(slug)) return null;
  const response = await fetchContent(`/api/slug-moves/${model}/${slug}?locale=${locale}`, { headers: { accept: 'application/json' } }, TAGS[model]);
  const parsed = answer.safeParse(await response.json());
  if (!parsed.success) throw new ContentError('status', 'the CMS answered something else than agreed', false);
  return parsed.data.slug === slug ? null : parsed.data.slug;
}
