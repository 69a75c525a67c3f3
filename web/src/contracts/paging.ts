import { z } from 'zod';

/** Query of a list that is read page by page. */
export const pageQuery = {
  page: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  limit: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100, 'invalid').default(20),
};

/** What its answer says of the page. */
export const pagination = z.strictObject({ page: z.number(), pageSize: z.number(), total: z.number() });
