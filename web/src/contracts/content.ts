import { z } from 'zod';
import { BIDI_CONTROLS, dollars } from './fields';
import { languageQuery } from './language';
import { pageQuery, pagination } from './paging';

const language = z.enum(['en', 'ar'], 'choose');

/* Reads: what is published */

export const contentListQuery = z.strictObject({ ...pageQuery, ...languageQuery.shape });
export const contentQuery = z.strictObject(languageQuery.shape);

/** Id or slug of a published document. */
const reference = z.string('required').trim().min(1, 'required').max(100, 'tooLong');
export const contentReferenceParam = z.strictObject({ id: reference });
export const blogSlugParam = z.strictObject({ slug: reference });

const common = {
  id: z.string(),
  slug: z.string(),
  /** The language of the texts: English where there is no Arabic version yet. */
  language,
  title: z.string(),
  /** Address of the picture on this site; null where there is none. */
  image: z.string().nullable(),
  /** Text alternative of the picture in that language. */
  imageAlt: z.string(),
};
/** Names what staff would change: given back with a change, it makes a conflict known. Only staff get it. */
const forStaff = { version: z.string().optional() };

const includedSubService = z.strictObject({ ...common, description: z.string(), price: z.number() });
export const subService = includedSubService.extend({
  /** Null while the service isn't published. */
  serviceId: z.string().nullable(),
  ...forStaff,
});
export type SubServiceAnswer = z.infer<typeof subService>;

export const service = z.strictObject({ ...common, description: z.string(), subServices: z.array(includedSubService), ...forStaff });
export type ServiceAnswer = z.infer<typeof service>;

export const postSummary = z.strictObject({
  ...common,
  excerpt: z.string(),
  category: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  /** Where the post was published instead. */
  externalUrl: z.string().nullable(),
  /** Minutes. */
  readTime: z.number(),
  /** ISO 8601. */
  publishedAt: z.string(),
});
export type PostSummary = z.infer<typeof postSummary>;

const blocks = z.array(z.record(z.string(), z.unknown(), 'invalid'), 'invalid');
export const post = postSummary.extend({ content: blocks, ...forStaff });
export type PostAnswer = z.infer<typeof post>;

const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ success: z.literal(true), data: z.array(item), pagination });
const oneOf = <T extends z.ZodType>(item: T) => z.strictObject({ success: z.literal(true), data: item });

export const serviceListResponse = listOf(service);
export const serviceResponse = oneOf(service);
export const subServiceListResponse = listOf(subService);
export const subServiceResponse = oneOf(subService);
export const blogListResponse = listOf(postSummary);
export const blogResponse = oneOf(post);

/* Writes: staff only */

const ID = /^[a-z0-9]{10,40}$/;
/** Id of any document, published or not. */
export const contentIdParam = z.strictObject({ id: z.string('invalid').regex(ID, 'invalid') });

/** Largest price of a sub-service in US dollars. */
export const MAX_PRICE = 1_000_000;

const text = (max: number) =>
  z.string('required').overwrite((value) => value.replace(BIDI_CONTROLS, '').trim()).max(max, 'tooLong');
const title = (max: number) => text(max).min(1, 'required');

const draftOrPublished = z.enum(['draft', 'published'], 'choose');
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const shared = {
  slug: z.string('slug').trim().min(2, 'slug').max(100, 'tooLong').regex(SLUG, 'slug').optional(),
  /** What `POST /api/uploads` answered as `id`, or null for none. */
  image: z.int('choose').min(1, 'choose').nullable().optional(),
  imageAlt: text(200).optional(),
};
const order = z.int('invalid').min(0, 'invalid').max(1_000_000, 'invalid').optional();
/** How a change begins: which language it is of, and what it goes out from; null where that language was missing. */
const change = { language, version: z.string('invalid').max(200, 'tooLong').nullable().optional() };

const serviceFields = { title: title(120), description: text(2_000) };
const subServiceFields = { ...serviceFields, serviceId: z.string('choose').regex(ID, 'choose') };
const price = dollars(MAX_PRICE).optional();
const postFields = { title: title(160), excerpt: text(500), content: blocks.max(2_000, 'tooLong') };
const postExtras = {
  /** Slug of a category. */
  category: z.string('choose').max(100, 'choose').regex(SLUG, 'choose').nullable().optional(),
  externalUrl: z.string('invalid').trim().max(500, 'tooLong').regex(/^https?:\/\/\S+$/, 'invalid').nullable().optional(),
  publishedAt: z.iso.datetime({ offset: true, error: 'date' }).nullable().optional(),
};

export const serviceCreateRequest = z.strictObject({ language, ...serviceFields, ...shared, order, status: draftOrPublished });
export const serviceUpdateRequest = serviceCreateRequest.partial().extend(change);

export const subServiceCreateRequest = z.strictObject({ language, ...subServiceFields, ...shared, order, price, status: draftOrPublished });
export const subServiceUpdateRequest = subServiceCreateRequest.partial().extend(change);

export const blogCreateRequest = z.strictObject({ language, ...postFields, ...shared, ...postExtras, status: draftOrPublished });
export const blogUpdateRequest = blogCreateRequest.partial().extend(change);

export type ContentBody = z.output<typeof serviceUpdateRequest> & z.output<typeof subServiceUpdateRequest> & z.output<typeof blogUpdateRequest>;

/** `changed`: published, with something newer in the draft. `missing`: there is nothing in this language. */
export const contentStates = ['missing', 'draft', 'published', 'changed'] as const;
export type ContentState = (typeof contentStates)[number];
const written = {
  ...common,
  status: z.enum(contentStates),
  /** Null while the language is missing. */
  version: z.string().nullable(),
};

export const writtenService = z.strictObject({ ...written, description: z.string(), order: z.number() });
export type WrittenService = z.infer<typeof writtenService>;
export const writtenSubService = writtenService.extend({ serviceId: z.string().nullable(), price: z.number() });
export type WrittenSubService = z.infer<typeof writtenSubService>;
export const writtenPost = z.strictObject({
  ...written,
  excerpt: z.string(),
  content: blocks,
  /** Its slug. */
  category: z.string().nullable(),
  externalUrl: z.string().nullable(),
  publishedAt: z.string().nullable(),
});
export type WrittenPost = z.infer<typeof writtenPost>;

export const writtenServiceResponse = oneOf(writtenService);
export const writtenSubServiceResponse = oneOf(writtenSubService);
export const writtenPostResponse = oneOf(writtenPost);
export const removedResponse = z.strictObject({ success: z.literal(true) });
