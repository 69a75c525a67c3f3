import { z } from 'zod';
import { contentStates, type ContentState, type WrittenPost, type WrittenService, type WrittenSubService } from '@/contracts/content';
import { locales, type Locale } from '@/i18n/locales';
import { mediaPath } from '@/lib/media-path';

/** What staff write, as the CMS names it in addresses. */
export type ContentKind = 'service' | 'sub-service' | 'post';

/** Where the CMS takes what staff do with one kind, or with one document of it. */
export const staffContentPath = (kind: ContentKind, documentId?: string): string =>
  ['/api/staff-content', kind, ...(documentId === undefined ? [] : [documentId])].join('/');

const languageVersion = z.object({
  language: z.enum(locales),
  state: z.enum(contentStates),
  version: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  imageAlt: z.string().nullable(),
  content: z.array(z.record(z.string(), z.unknown())).nullable().optional(),
});

/** A document with both its languages, drafts included: for staff alone. */
export const contentDocument = z.object({
  documentId: z.string(),
  slug: z.string(),
  order: z.number().nullable(),
  price: z.number().nullable(),
  image: z.object({ url: z.string() }).nullable(),
  serviceId: z.string().nullable(),
  categorySlug: z.string().nullable(),
  externalUrl: z.string().nullable(),
  publishDate: z.string().nullable(),
  languages: z.array(languageVersion).length(locales.length),
});
export type ContentDocument = z.infer<typeof contentDocument>;

/** One language of a document; what there is nothing of is `missing`. */
export const versionIn = ({ languages }: ContentDocument, wanted: Locale) => languages.find(({ language }) => language === wanted);

/** A written document as its kind's routes tell it. */
export type Written = WrittenService | WrittenSubService | WrittenPost;

/** The present draft of one language. */
export function writtenView(kind: ContentKind, document: ContentDocument, language: Locale): Written {
  const version = versionIn(document, language);
  const status: ContentState = version?.state ?? 'missing';
  const common = {
    id: document.documentId,
    slug: document.slug,
    language,
    title: version?.title ?? '',
    image: document.image && mediaPath(document.image.url),
    imageAlt: version?.imageAlt ?? '',
    status,
    version: version?.version ?? null,
  };
  const description = version?.description ?? '';
  if (kind === 'post') {
    const { categorySlug: category, externalUrl, publishDate: publishedAt } = document;
    return { ...common, excerpt: description, content: version?.content ?? [], category, externalUrl, publishedAt };
  }
  const service = { ...common, description, order: document.order ?? 0 };
  return kind === 'service' ? service : { ...service, serviceId: document.serviceId, price: document.price ?? 0 };
}
