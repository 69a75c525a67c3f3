import { z } from 'zod';
import { BIDI_CONTROLS } from './fields';

/** Longest question, in characters; the CMS has the same. */
export const MAX_QUERY_LENGTH = 100;

/** What is searched for. Quotes keep words together, `or` and a minus mean what they say. */
export const searchWords = z.string('required').overwrite((value) => value.replace(BIDI_CONTROLS, '').trim())
  .min(1, 'required').max(MAX_QUERY_LENGTH, 'tooLong').refine((value) => !value.includes('\u0000'), 'invalid');

export const searchQuery = z.strictObject({
  q: searchWords,
  page: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  limit: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100, 'invalid').default(10),
});

/** A text piece by piece, with what was searched for marked. Plain text, never markup. */
export const textParts = z.array(z.strictObject({ text: z.string(), matched: z.boolean() }));
export type TextParts = z.infer<typeof textParts>;

export const searchHit = z.strictObject({
  type: z.enum(['post', 'service']),
  slug: z.string(),
  title: textParts,
  /** The passage that says best why this was found. */
  snippet: textParts,
  /** Where the post was published instead; null for a service. */
  externalUrl: z.string().nullable(),
  /** ISO 8601; null for a service. */
  date: z.string().nullable(),
  /** Name of a post's category; null where it has none, and for a service. */
  category: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchResponse = z.strictObject({
  success: z.literal(true),
  data: z.array(searchHit),
  pagination: z.strictObject({ page: z.number(), pageSize: z.number(), total: z.number() }),
});
export type SearchResponse = z.infer<typeof searchResponse>;
