import { z } from 'zod';
import { accountLanguage, BIDI_CONTROLS, storable } from '../accounts/fields';
import { DEFAULT_HITS, MAX_HITS, MAX_QUERY_LENGTH } from './constants';

/** Query of GET /api/search: the same rules as the website's contract. The text of every issue is a key of the website's texts. */
export const searchQuery = z.strictObject({
  q: z.string('required').overwrite((value) => value.replace(BIDI_CONTROLS, '').trim())
    .min(1, 'required').max(MAX_QUERY_LENGTH, 'tooLong').refine(storable, 'invalid'),
  language: accountLanguage,
  page: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  limit: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(MAX_HITS, 'invalid').default(DEFAULT_HITS),
});
export type SearchQuery = z.infer<typeof searchQuery>;
