import type { Kind } from './types';

/** What the code needs to know of a kind beyond the table of content models. The schema files are the source; `content-model.test.ts` compares the two. */
export interface KindFacts {
  readonly uid: 'api::service.service' | 'api::sub-service.sub-service' | 'api::post.post';
  /** The content type's attributes, by the name staff know them under: a kind has no other fields. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Columns of localized texts. */
  readonly texts: { readonly description: string; readonly imageAlt: string; readonly content: string | null };
  readonly imageField: 'image' | 'cover';
  /** Columns that all languages share. */
  readonly shared: readonly string[];
  readonly titleLength: number;
  readonly descriptionLength: number;
}

const common = { title: 'title', slug: 'slug' } as const;
const ofServices = { ...common, description: 'description', imageAlt: 'imageAlt', imageId: 'image', order: 'order' } as const;

export const kindFacts: Readonly<Record<Kind, KindFacts>> = {
  service: {
    uid: 'api::service.service',
    attributes: ofServices,
    texts: { description: 'description', imageAlt: 'image_alt', content: null },
    imageField: 'image',
    shared: ['slug', 'order'],
    titleLength: 120,
    descriptionLength: 2_000,
  },
  'sub-service': {
    uid: 'api::sub-service.sub-service',
    attributes: { ...ofServices, price: 'price', serviceId: 'service' },
    texts: { description: 'description', imageAlt: 'image_alt', content: null },
    imageField: 'image',
    shared: ['slug', 'order', 'price'],
    titleLength: 120,
    descriptionLength: 2_000,
  },
  post: {
    uid: 'api::post.post',
    attributes: {
      ...common, description: 'excerpt', imageAlt: 'coverAlt', content: 'content', imageId: 'cover', categorySlug: 'category',
      externalUrl: 'externalUrl', publishDate: 'publishDate',
    },
    texts: { description: 'excerpt', imageAlt: 'cover_alt', content: 'content' },
    imageField: 'cover',
    shared: ['slug', 'external_url', 'publish_date', 'read_time'],
    titleLength: 160,
    descriptionLength: 500,
  },
};
