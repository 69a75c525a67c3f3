import { z } from 'zod';
import { errorCodes } from './errors';

/** Body of `POST /api/graphql`: which known operation to run, never its text. Apollo's persisted-query form. */
export const graphqlRequest = z.strictObject({
  operationName: z.string().max(100).optional(),
  variables: z.record(z.string(), z.unknown()).optional(),
  extensions: z.strictObject({
    persistedQuery: z.strictObject({
      version: z.literal(1),
      sha256Hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
    }),
  }),
});
export type GraphqlRequest = z.infer<typeof graphqlRequest>;

/** The CMS's answer, reduced to what GraphQL itself defines; an error of a staff operation carries its code. */
export const graphqlResponse = z.object({
  data: z.record(z.string(), z.unknown()).nullable().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.object({ code: z.enum(errorCodes) }).optional(),
      }),
    )
    .optional(),
});
export type GraphqlResponse = z.infer<typeof graphqlResponse>;
