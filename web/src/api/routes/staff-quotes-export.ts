import { Readable } from 'node:stream';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { languageQuery } from '@/contracts/language';
import { inboxExportQuery, inboxQuote } from '@/contracts/quotes';
import type { ApiBindings } from '../http/answers';
import { createAskFor } from '../http/ask-for';
import { exportTexts } from '../http/texts';
import type { Visitors } from '../http/visitors';
import { withSession } from './json-route';
import { dubaiDay, quotesAsCsv } from './quotes-csv';
import { refusals } from './refusals';

/** Ten thousand requests with their items, the most that the CMS gives out at once, are some 20 MB and take a few seconds. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;

const route = createRoute({
  method: 'get',
  path: '/dashboard/quotes/export',
  summary: 'The filtered quote requests as a CSV file, one row per item, headed in the caller’s language',
  security: withSession,
  request: { query: inboxExportQuery.extend(languageQuery.shape) },
  responses: {
    200: { description: 'UTF-8 with a byte order mark', content: { 'text/csv': { schema: z.string() } } },
    ...refusals(400, 401, 403, 503),
  },
});

/** A request of the inbox with its items. */
const exportedQuote = inboxQuote.extend({
  items: z.array(
    z.object({
      serviceName: z.string(),
      subServiceName: z.string(),
      quantity: z.number(),
      price: z.number(),
      offerPrice: z.number().nullable(),
    }),
  ),
});
export type ExportedQuote = z.infer<typeof exportedQuote>;

const rows = tolerant(z.object({ data: z.array(exportedQuote) }));

/** `GET /api/dashboard/quotes/export`. */
export function addStaffQuoteExport(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  const askFor = createAskFor(callCms, visitors);

  app.openapi(route, async (c) => {
    const query = c.req.valid('query');
    const { data } = await askFor(c, {
      method: 'GET', path: '/api/staff-quotes/export', query, answer: rows, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES,
    });
    const file = Readable.toWeb(Readable.from(quotesAsCsv(data, exportTexts(c))).map((part: string) => Buffer.from(part)));
    return c.body(file as ReadableStream<Uint8Array>, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="quotes-${dubaiDay(new Date())}.csv"`,
    });
  });
}
