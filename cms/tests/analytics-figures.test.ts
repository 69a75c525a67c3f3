import { randomUUID } from 'node:crypto';
import type { figures } from '../src/analytics/figures';
import { rollUp, rollUpRange } from '../src/analytics/rollup';
import { siteCall } from './helpers/accounts';
import { newSession } from './helpers/analytics';
import { startCms, type Answer, type TestCms } from './helpers/cms';
import { makeQuote } from './helpers/quotes';
import { client } from './helpers/shop';
import { staff, type Staff } from './helpers/staff';
import { statementsDuring } from './helpers/statements';
import { at, dubaiDay, forgetEverything, putEvents, type EventColumns } from './helpers/stored-events';

let cms: TestCms;
let member: Staff;
beforeAll(async () => {
  cms = await startCms();
  member = await staff(cms, 'marketing_responsible');
});
afterAll(() => cms.stop());
beforeEach(() => forgetEverything(cms));

const db = () => cms.strapi.db.connection;
const [from, to] = [dubaiDay(-3), dubaiDay(-1)];

const ask = (query: string, secret: string | undefined = member.secret): Promise<Answer> => siteCall(cms, `/analytics/figures${query}`, { secret });

/** The figures of a range, as the site gets them. */
async function read(first = from, last = to): Promise<Awaited<ReturnType<typeof figures>>> {
  const { status, body, text } = await ask(`?from=${first}&to=${last}`);
  if (status !== 200) throw new Error(`The figures failed: ${status} ${text}`);
  return body.data;
}

async function count(events: readonly EventColumns[]): Promise<void> {
  await putEvents(cms, events);
  await rollUp(db());
}

const visit = (day: string, more: Record<string, unknown> = {}, time = '12:00'): EventColumns =>
  ({ session_id: newSession(), kind: 'visit', occurred_at: at(day, time), ...more });

describe('who may ask, and for what', () => {
  it('is staff only', async () => {
    const query = `?from=${from}&to=${to}`;
    expect((await siteCall(cms, `/analytics/figures${query}`)).status).toBe(401);
    expect((await ask(query, (await client(cms)).secret)).status).toBe(403);
    expect((await siteCall(cms, `/analytics/figures${query}`, { secret: member.secret, authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await ask(query, (await staff(cms, 'admin')).secret)).status).toBe(200);
  });

  it.each([
    ['nothing', '', { from: 'date', to: 'date' }],
    ['no such day', '?from=2026-02-30&to=2026-03-05', { from: 'date' }],
    ['an end before the beginning', '?from=2026-03-02&to=2026-03-01', { to: 'invalid' }],
    ['more than 366 days', '?from=2025-01-01&to=2026-01-02', { to: 'invalid' }],
    ['anything else', '?from=2026-03-01&to=2026-03-01&filters=1', { filters: 'unknown' }],
    ['two of one', '?from=2026-03-01&from=2026-03-01&to=2026-03-01', { from: 'date' }],
  ])('is refused with %s', async (_what, query, fields) => {
    const { status, body } = await ask(query);
    expect([status, body.error.fields]).toEqual([400, fields]);
  });
});

describe('figures', () => {
  it('of days without anybody are zeros, every day and hour named', async () => {
    const { generatedAt, ...rest } = await read();
    const none = { visitors: 0, visits: 0, pageviews: 0 };
    const totals = { ...none, clicks: 0, averageSeconds: 0, bounceRate: 0 };
    const lists = Object.fromEntries(['sources', 'countries', 'languages', 'devices', 'pages', 'services', 'posts', 'clicks'].map((name) => [name, []]));
    const funnel = { serviceViews: 0, adds: 0, quotes: 0 };
    expect(new Date(generatedAt).toISOString()).toBe(generatedAt);
    expect(rest).toEqual({
      range: { from, to, days: 3 }, previous: { from: dubaiDay(-6), to: dubaiDay(-4) }, totals, previousTotals: totals, online: 0,
      byDay: [-3, -2, -1].map((days) => ({ date: dubaiDay(days), ...none })),
      previousByDay: [-6, -5, -4].map((days) => ({ date: dubaiDay(days), ...none })),
      byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, visits: 0, pageviews: 0 })),
      ...lists, funnel, previousFunnel: funnel, dropped: { bots: 0, staff: 0 },
    });
  });

  it('tell the range apart from the days before it, by Dubai’s days and hours', async () => {
    const session = newSession();
    await count([
      visit(dubaiDay(-7)), visit(dubaiDay(-6), {}, '00:00'), visit(dubaiDay(-4), {}, '23:59:59.999'),
      visit(from, {}, '00:00'), visit(to, {}, '23:59:59.999'), visit(dubaiDay(), {}, '00:00'),
      { session_id: session, kind: 'visit', occurred_at: at(from, '15:10'), duration_ms: 45_000 },
      { session_id: session, occurred_at: at(from, '16:20'), duration_ms: 15_000 },
      { session_id: session, kind: 'click', occurred_at: at(from, '16:20'), target: { text: 'More', href: '/about' } },
    ]);
    const found = await read();
    expect(found.totals).toEqual({ visitors: 3, visits: 3, pageviews: 4, clicks: 1, averageSeconds: 20, bounceRate: 0.667 });
    expect(found.previousTotals).toEqual({ visitors: 2, visits: 2, pageviews: 2, clicks: 0, averageSeconds: 0, bounceRate: 1 });
    expect(found.byDay.map(({ visits, pageviews }) => [visits, pageviews])).toEqual([[2, 3], [0, 0], [1, 1]]);
    expect(found.previousByDay.map(({ visits }) => visits)).toEqual([1, 0, 1]);
    expect(found.byHour.filter(({ pageviews }) => pageviews > 0)).toEqual([
      { hour: 0, visits: 1, pageviews: 1 }, { hour: 15, visits: 1, pageviews: 1 }, { hour: 16, visits: 0, pageviews: 1 }, { hour: 23, visits: 1, pageviews: 1 },
    ]);
    expect(found.clicks).toEqual([{ key: 'More /about', label: 'More', clicks: 1 }]);
    expect(found.range.days).toBe(3);
  });

  it('list the largest first, by their latest names, and what has no place of its own last', async () => {
    const page = (day: string, path: string, more: Record<string, unknown> = {}) => visit(day, { path, ...more });
    await count([
      page(from, '/services/seo', { page_name: 'Old name', service_name: 'Old name', duration_ms: 10_000 }),
      page(to, '/services/seo', { page_name: 'New name', service_name: 'New name', duration_ms: 5_000 }),
      page(to, '/services/seo'), page(to, '/about'),
      ...Array.from({ length: 30 }, (_, index) => page(from, `/blog/post-${String(index).padStart(2, '0')}`, { blog_title: `Post ${index}`, source: 'organic' })),
    ]);
    await db().raw(`INSERT INTO app.analytics_days (day, dimension, key, visits) VALUES (CAST(? AS date), 'source', '…other', 1000)`, [from]);
    const { pages, services, posts, sources } = await read();
    expect(pages).toHaveLength(20);
    expect(pages.slice(0, 2)).toEqual([
      { key: '/services/seo', label: 'New name', visits: 3, pageviews: 3, averageSeconds: 5 },
      { key: '/about', label: '/about', visits: 1, pageviews: 1, averageSeconds: 0 },
    ]);
    expect(services).toEqual([{ key: 'seo', label: 'New name', visits: 3, pageviews: 3, averageSeconds: 5 }]);
    expect(posts).toHaveLength(20);
    expect(posts[0]).toEqual({ key: 'post-00', label: 'Post 0', visits: 1, pageviews: 1, averageSeconds: 0 });
    expect(sources).toEqual([
      { key: 'organic', visitors: 30, visits: 30, pageviews: 30 }, { key: 'direct', visitors: 4, visits: 4, pageviews: 4 },
      { key: '…other', visitors: 0, visits: 1_000, pageviews: 0 },
    ]);
  });

  it('have the funnel of both periods, and what was dropped in the range', async () => {
    const somebody = await client(cms);
    const step = (day: string, more: Record<string, unknown>) => ({ session_id: newSession(), occurred_at: at(day), ...more });
    for (const day of [from, to, dubaiDay(-5)]) {
      await makeQuote(cms, somebody.email, { columns: { visitor_session_id: newSession(), submitted_at: at(day) } });
    }
    await count([
      step(from, { path: '/services/seo' }), step(to, { path: '/services/seo' }), step(to, { path: '/services/seo' }), step(to, { kind: 'cart_add' }),
      step(dubaiDay(-5), { path: '/services/seo' }),
    ]);
    await db().raw(
      `INSERT INTO app.events_dropped VALUES (CAST(? AS date), 'bot', 5), (CAST(? AS date), 'bot', 6), (CAST(? AS date), 'staff', 7), (CAST(? AS date), 'staff', 100)`,
      [from, to, to, dubaiDay(-4)],
    );
    const { funnel, previousFunnel, dropped } = await read();
    expect(funnel).toEqual({ serviceViews: 3, adds: 1, quotes: 2 });
    expect(previousFunnel).toEqual({ serviceViews: 1, adds: 0, quotes: 1 });
    expect(dropped).toEqual({ bots: 11, staff: 7 });
  });

  it('say who is online by what came in the last five minutes', async () => {
    const now = Date.now();
    const ago = (seconds: number, more: Record<string, unknown> = {}) =>
      ({ session_id: newSession(), occurred_at: new Date(now - seconds * 1_000), ...more });
    const twice = newSession();
    await putEvents(cms, [
      ago(1, { session_id: twice }), ago(2, { session_id: twice }), ago(280), ago(310),
      // Happened long ago, or yesterday in another month, and came just now.
      ago(80_000, { received_at: new Date(now) }),
    ]);
    expect((await read()).online).toBe(3);
  });

  it('are as of the last rollup', async () => {
    await count([visit(to)]);
    await putEvents(cms, [visit(to)]);
    const { totals, generatedAt } = await read();
    expect(totals.visits).toBe(1);
    const { rows } = await db().raw('SELECT rolled_up_to FROM app.analytics_state');
    expect(generatedAt).toBe(rows[0].rolled_up_to.toISOString());
  });
});

describe('ranges of every length', () => {
  /** Days for which there is something, so that every way to put a range together is tried. */
  const DAYS = 150;
  const ranges = [[1, 0], [8, 0], [9, 3], [20, 5], [33, 1], [64, 0], [70, 2], [100, 17], [DAYS, 0], [149, 77], [140, 11]];

  beforeEach(async () => {
    await db().raw('SELECT app.ensure_event_partitions(now() - make_interval(months => step)) FROM generate_series(1, 6) step');
    await putEvents(cms, Array.from({ length: DAYS + 1 }, (_, index) => index).flatMap((ago) =>
      Array.from({ length: (ago * 7) % 5 }, (_, number) => visit(dubaiDay(-ago), {
        id: randomUUID(), path: `/page-${(ago + number) % 30}`, source: `source-${(ago * number) % 7}`, page_name: `Name ${ago}`, duration_ms: ago * 100,
      }))));
    await rollUpRange(db(), dubaiDay(-DAYS), dubaiDay());
  });

  it('say what the events say', async () => {
    for (const [first = 0, last = 0] of ranges) {
      const [start, end] = [dubaiDay(-first), dubaiDay(-last)];
      const { rows } = await db().raw(
        `SELECT path AS key, count(*)::int AS pageviews FROM app.events WHERE occurred_at >= ? AND occurred_at <= ?
         GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20`, [at(start, '00:00'), at(end, '23:59:59.999')],
      );
      const found = await read(start, end);
      expect(found.pages.map(({ key, pageviews }) => ({ key, pageviews }))).toEqual(rows);
      expect(found.sources.reduce((sum, { visits }) => sum + visits, 0)).toBe(found.totals.visits);
      expect(found.byDay.reduce((sum, { visits }) => sum + visits, 0)).toBe(found.totals.visits);
    }
  });

  it('take one statement beside the session’s, and read no event but the latest', async () => {
    const { result, statements } = await statementsDuring(cms, () => read(dubaiDay(-DAYS), dubaiDay()));
    expect(statements).toHaveLength(2);
    await db().raw('TRUNCATE app.events');
    expect(await read(dubaiDay(-DAYS), dubaiDay())).toEqual({ ...result, online: 0 });
  });
});
