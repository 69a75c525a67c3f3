import type { PostAnswer, PostSummary, ServiceAnswer, SubServiceAnswer } from '@/contracts/content';
import {
  PostDetailDocument,
  PostListDocument,
  ServiceDetailDocument,
  ServicePageDocument,
  SubServiceDetailDocument,
  SubServicePageDocument,
  type PictureFieldsFragment,
  type PostCardFieldsFragment,
  type PostDetailQuery,
  type ServiceFieldsFragment,
  type SubServiceFieldsFragment,
} from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { mediaPath } from '@/lib/media-path';
import { present } from '@/lib/present';
import { readLocalised } from './localised';
import { toPicture } from './picture';
import type { ReadPublished } from './read-published';

/** One page of a list, in one language. */
export interface Range {
  locale: Locale;
  page: number;
  pageSize: number;
}

interface Page<T> {
  data: T[];
  pagination: { page: number; pageSize: number; total: number };
}

/** Published content as the API tells it; a single document by its slug or id, null where nothing may be shown. */
export interface PublishedContent {
  services: (range: Range, requestId: string) => Promise<Page<ServiceAnswer>>;
  service: (locale: Locale, key: string, requestId: string) => Promise<ServiceAnswer | null>;
  subServices: (range: Range, requestId: string) => Promise<Page<SubServiceAnswer>>;
  subService: (locale: Locale, key: string, requestId: string) => Promise<SubServiceAnswer | null>;
  posts: (range: Range, requestId: string) => Promise<Page<PostSummary>>;
  post: (locale: Locale, key: string, requestId: string) => Promise<PostAnswer | null>;
}

export function createPublishedContent(read: ReadPublished): PublishedContent {
  return {
    async services(range, requestId) {
      const { services_connection: list } = await read(ServicePageDocument, range, requestId);
      return pageOf(range, list, (service) => toService(service, range.locale));
    },

    service: (locale, key, requestId) =>
      readOne(locale, async (wanted, other) => {
        const { services, other: inOther } = await read(ServiceDetailDocument, { key, id: key, locale: wanted, other }, requestId);
        return { documents: services, inOther, view: toService };
      }),

    async subServices(range, requestId) {
      const { subServices_connection: list } = await read(SubServicePageDocument, range, requestId);
      return pageOf(range, list, (subService) => toSubService(subService, range.locale));
    },

    subService: (locale, key, requestId) =>
      readOne(locale, async (wanted, other) => {
        const { subServices, other: inOther } = await read(SubServiceDetailDocument, { key, id: key, locale: wanted, other }, requestId);
        return { documents: subServices, inOther, view: toSubService };
      }),

    async posts(range, requestId) {
      const { posts_connection: list } = await read(PostListDocument, range, requestId);
      return pageOf(range, list, (post) => toSummary(post, range.locale));
    },

    post: (locale, key, requestId) =>
      readOne(locale, async (wanted, other) => {
        const { posts, other: inOther } = await read(PostDetailDocument, { key, id: key, locale: wanted, other }, requestId);
        return { documents: posts, inOther, view: toPost };
      }),
  };
}

function pageOf<T, U>(
  { page, pageSize }: Range,
  list: { nodes: readonly (T | null)[]; pageInfo: { total: number } } | null,
  view: (document: T) => U,
): Page<U> {
  return { data: present(list?.nodes).map(view), pagination: { page, pageSize, total: list?.pageInfo.total ?? 0 } };
}

interface Found<T, U> {
  documents: readonly (T | null)[];
  inOther: readonly unknown[];
  view: (document: T, language: Locale) => U;
}

/** One document in the reader's language, or in English where only that is published. */
async function readOne<T, U extends object>(locale: Locale, read: (locale: Locale, other: Locale) => Promise<Found<T, U>>): Promise<U | null> {
  const found = await readLocalised(locale, async (wanted, other) => {
    const { documents, inOther, view } = await read(wanted, other);
    const [document] = present(documents);
    return { document: document ? { answer: view(document, wanted) } : null, inOther: inOther.length > 0 };
  });
  return found && found.answer;
}

interface Described {
  documentId: string;
  slug: string;
  title: string;
}

const toCommon = ({ documentId, slug, title }: Described, picture: PictureFieldsFragment | null, alt: string | null, language: Locale) => ({
  id: documentId,
  slug,
  language,
  title,
  image: toPicture(picture, alt)?.src ?? null,
  imageAlt: alt ?? '',
});

const toIncluded = (subService: SubServiceFieldsFragment, language: Locale) => ({
  ...toCommon(subService, subService.image, subService.imageAlt, language),
  description: subService.description ?? '',
  price: subService.price ?? 0,
});

const toSubService = (
  subService: SubServiceFieldsFragment & { service: { documentId: string } | null },
  language: Locale,
): SubServiceAnswer => ({ ...toIncluded(subService, language), serviceId: subService.service?.documentId ?? null });

const toService = (service: ServiceFieldsFragment & { subServices: readonly (SubServiceFieldsFragment | null)[] }, language: Locale): ServiceAnswer => ({
  ...toCommon(service, service.image, service.imageAlt, language),
  description: service.description ?? '',
  subServices: present(service.subServices).map((subService) => toIncluded(subService, language)),
});

const toSummary = (post: PostCardFieldsFragment, language: Locale): PostSummary => ({
  ...toCommon(post, post.cover, post.coverAlt, language),
  excerpt: post.excerpt ?? '',
  category: post.category && { slug: post.category.slug, name: post.category.name },
  externalUrl: post.externalUrl,
  readTime: post.readTime ?? 5,
  publishedAt: post.publishDate ?? post.createdAt ?? '',
});

const toPost = (post: NonNullable<PostDetailQuery['posts'][number]>, language: Locale): PostAnswer => ({
  ...toSummary(post, language),
  content: toBlocks(post.content),
});

interface Block extends Record<string, unknown> {
  image?: { url: string; alternativeText?: string | null; caption?: string | null; width?: number | null; height?: number | null };
}

/** The text as it is stored; of a picture in it, what a page shows, at its address on this site. */
const toBlocks = (content: unknown): Record<string, unknown>[] =>
  ((content ?? []) as Block[]).map(({ image, ...block }) => {
    if (!image) return block;
    const { url, alternativeText = null, caption = null, width = null, height = null } = image;
    return { ...block, image: { url: mediaPath(url), alternativeText, caption, width, height } };
  });
