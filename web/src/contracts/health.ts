import { z } from 'zod';

/** Answer of `GET /api/health`. `status` is "ok" whenever the site serves, even while parts behind it are down. */
export const healthResponse = z.object({
  status: z.literal('ok'),
  parts: z.object({
    site: z.literal('ok'),
    cms: z.enum(['ok', 'down']),
    /** "unknown" while the CMS can't say. */
    database: z.enum(['ok', 'down', 'unknown']),
    /** "warming" until every page of the sitemap has been rendered once. */
    pages: z.enum(['warming', 'ok']),
  }),
});
export type HealthResponse = z.infer<typeof healthResponse>;
