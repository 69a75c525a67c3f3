import { z } from 'zod';

/** Kinds of documents whose change the CMS reports. */
export const contentModels = [
  'service',
  'sub-service',
  'post',
  'category',
  'page',
  'site-settings',
  'team-member',
  'media',
] as const;
export type ContentModel = (typeof contentModels)[number];

/** One change; `slug` is null where the document has none. */
export const contentChange = z.strictObject({
  model: z.enum(contentModels),
  slug: z.string().max(200).nullable(),
});
export type ContentChange = z.infer<typeof contentChange>;

/** Body of `POST /api/revalidate`. */
export const revalidateRequest = z.strictObject({
  changes: z.array(contentChange).min(1).max(500),
});
export type RevalidateRequest = Readonly<{ changes: readonly ContentChange[] }>;

/** Its answer: the tags whose pages are being renewed. */
export const revalidateResponse = z.object({
  success: z.literal(true),
  data: z.object({ tags: z.array(z.string()) }),
});
export type RevalidateResponse = z.infer<typeof revalidateResponse>;

/** Answer of the CMS's `GET /api/content-version`: a fingerprint per model that changes whenever published content does. */
export const contentVersions = z.record(z.string(), z.string());
