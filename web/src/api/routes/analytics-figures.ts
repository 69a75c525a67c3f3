import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CallCms } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { analyticsExportQuery, analyticsFigures, analyticsFiguresResponse, analyticsQuery, rangeOf, type AnalyticsFigures, type DayRange } from '@/contracts/analytics-figures';
import { languageQuery } from '@/contracts/language';
import { dubaiDay } from '@/lib/format';
import { ApiFailure, type ApiBindings, type ApiContext } from '../http/answers';
import { queryOf } from '../http/query-of';
import { analyticsTexts } from '../http/texts';
import type { Visitors } from '../http/visitors';
import { figuresAsCsv } from './analytics-csv';
import { json, withSession } from './json-route';
import { refusals } from './refusals';

const read = createRoute({
  method: 'get',
  path: '/dashboard/analytics',
  summary: 'Visitors and what they did from one day to another (Dubai, 366 days at most; the last 30 unless given), beside as many days before',
  security: withSession,
  request: { query: analyticsQuery.extend(languageQuery.shape) },
  responses: { 200: { description: 'The figures', content: json(analyticsFiguresResponse) }, ...refusals(400, 401, 403, 503) },
});

const exportRoute = createRoute({
  method: 'get',
  path: '/dashboard/analytics/export',
  summary: 'One table of the same figures as a CSV file, headed in the caller’s language',
  security: withSession,
  request: { query: analyticsExportQuery.extend(languageQuery.shape) },
  responses: {
    200: { description: 'UTF-8 with a byte order mark', content: { 'text/csv': { schema: z.string() } } },
    ...refusals(400, 401, 403, 503),
  },
});

const answer = z.object({ data: tolerant(analyticsFigures) });

/** `GET /api/dashboard/analytics` and its export. The figures are the CMS's. */
export function addAnalyticsFigures(app: OpenAPIHono<ApiBindings>, callCms: CallCms, visitors: Visitors): void {
  async function figuresOf(c: ApiContext, query: Partial<DayRange>): Promise<AnalyticsFigures> {
    const range = rangeOf(query, dubaiDay(Date.now()));
    if (!range) throw new ApiFailure('invalid_request', { fields: { [query.from === undefined ? 'to' : 'from']: 'dateRange' } });
    const { data } = await callCms(visitors.callerOf(c), { method: 'GET', path: `/api/analytics/figures?${queryOf({ ...range })}`, answer });
    return data;
  }

  app.openapi(read, async (c) => {
    const { from, to } = c.req.valid('query');
    return c.json({ success: true as const, data: await figuresOf(c, { from, to }) }, 200);
  });

  app.openapi(exportRoute, async (c) => {
    const { from, to, table } = c.req.valid('query');
    const figures = await figuresOf(c, { from, to });
    return c.body(figuresAsCsv(figures, table, analyticsTexts(c)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="analytics-${table}-${figures.range.from}-${figures.range.to}.csv"`,
    });
  });
}
