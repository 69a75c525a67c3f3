import { randomBytes } from 'node:crypto';

import { call, newVisitor } from '../../fixtures/account';
import { dubaiDay, expectAccepted, newSessionId, ROLLUP, sendEvent, startRollup } from '../../fixtures/analytics';
import { dayOfLastMonth, figuresOf, visitOn } from '../../fixtures/figures';
import { staffVisitor, submittedQuote } from '../../fixtures/quotes';
import { expect, test } from '../../fixtures/test';

test('the figures of a day are those of its events, beside those of the day before', async ({ stack }) => {
  test.setTimeout(300_000);
  const [before, day] = [dayOfLastMonth(6), dayOfLastMonth(7)];
  const place = { country: 'Testland', region: 'North', city: 'Testville', locationSource: 'ip' };
  await visitOn(stack, day, [
    { what: 'track', at: '09:10', fields: { type: 'visit', path: '/', pageName: 'Home', source: 'organic', duration: 30, ...place } },
    { what: 'click', at: '09:11', fields: { path: '/', buttonText: 'Read on', buttonHref: '/services/seo', source: 'organic' } },
    { what: 'track', at: '09:12', fields: { path: '/services/seo', pageName: 'SEO', serviceName: 'SEO', source: 'organic', duration: 60, ...place } },
    { what: 'cart', at: '09:13', fields: { path: '/services/seo', action: 'add', serviceName: 'SEO', subServiceName: 'Audit' } },
  ]);
  await visitOn(stack, day, [
    { what: 'track', at: '23:50', fields: { type: 'visit', path: '/ar/blog/a-post', pageName: 'مقال', blogTitle: 'مقال', referrer: 'https://news.example/', source: 'referral', duration: 10 } },
  ], { onPhone: true });
  await visitOn(stack, before, [{ what: 'track', at: '00:05', fields: { type: 'visit', path: '/about', pageName: 'About' } }]);
  const { reference } = await submittedQuote(stack, 'funnel');
  await stack.sql(`update app.quotes set submitted_at = ($2 || 'T10:00:00+04:00')::timestamptz where reference = $1`, [reference, day]);
  await stack.sql('select app.count_days_anew(array[$1::date])', [day]);

  const staff = await staffVisitor(stack);
  const range = { from: day, to: day };
  await expect.poll(async () => {
    const { totals, previousTotals, funnel } = await figuresOf(staff, range);
    return [totals.visits, previousTotals.visits, funnel.quotes];
  }, ROLLUP).toEqual([2, 1, 1]);
  const figures = await figuresOf(staff, range);
  expect(figures).toMatchObject({
    range: { ...range, days: 1 },
    previous: { from: before, to: before },
    totals: { visitors: 2, visits: 2, pageviews: 3, clicks: 1, averageSeconds: 50, bounceRate: 0.5 },
    previousTotals: { visitors: 1, visits: 1, pageviews: 1, clicks: 0, averageSeconds: 0, bounceRate: 1 },
    byDay: [{ date: day, visitors: 2, visits: 2, pageviews: 3 }],
    funnel: { serviceViews: 1, adds: 1, quotes: 1 },
    previousFunnel: { serviceViews: 0, adds: 0, quotes: 0 },
    clicks: [{ label: 'Read on', clicks: 1 }],
    services: [{ key: 'seo', label: 'SEO', visits: 1, pageviews: 1, averageSeconds: 60 }],
    posts: [{ key: 'a-post', label: 'مقال', visits: 1, pageviews: 1, averageSeconds: 10 }],
  });
  const share = (key: string, pageviews: number) => ({ key, visitors: 1, visits: 1, pageviews });
  expect(figures.sources).toEqual([share('organic', 2), share('referral', 1)]);
  expect(figures.languages).toEqual([share('en', 2), share('ar', 1)]);
  expect(figures.devices).toEqual([share('desktop', 2), share('mobile', 1)]);
  expect(figures.countries).toEqual([share('Testland', 2), share('Unknown', 1)]);
  expect(figures.pages.map(({ key }) => key).sort()).toEqual(['/', '/blog/a-post', '/services/seo']);
  expect(figures.byHour.filter(({ pageviews }) => pageviews > 0)).toEqual([{ hour: 9, visits: 1, pageviews: 2 }, { hour: 23, visits: 1, pageviews: 1 }]);
});

test('what was sent today is counted within the minute, by the site’s calls alone', async ({ stack }) => {
  test.setTimeout(300_000);
  // More than any other test has of one source, so that it is among the first twenty.
  const [visits, source] = [25, `e2e-${randomBytes(4).toString('hex')}`];
  const visitor = await newVisitor(stack);
  for (let index = 0; index < visits; index += 1) {
    const sessionId = newSessionId();
    expectAccepted(await sendEvent(visitor, 'track', { sessionId, type: 'visit', path: '/', source }));
    expectAccepted(await sendEvent(visitor, 'track', { sessionId, path: '/contact', source }));
  }
  const staff = await staffVisitor(stack);
  await expect
    .poll(async () => (await figuresOf(staff, { from: dubaiDay(-1), to: dubaiDay() })).sources.find(({ key }) => key === source), ROLLUP)
    .toEqual({ key: source, visitors: visits, visits, pageviews: 2 * visits });
  expect((await figuresOf(staff)).online, 'the last five minutes, at once').toBeGreaterThanOrEqual(visits);
});

test('a session that is erased, and one that turns out to be staff’s, are counted no more', async ({ stack }) => {
  test.setTimeout(600_000);
  const day = dayOfLastMonth(9);
  await visitOn(stack, day, [{ what: 'track', at: '12:00', fields: { type: 'visit', path: '/about' } }]);
  await visitOn(stack, day, [{ what: 'track', at: '13:00', fields: { type: 'visit', path: '/contact' } }]);
  const staff = await staffVisitor(stack);
  const visitsOn = async () => (await figuresOf(staff, { from: day, to: day })).totals.visits;
  await expect.poll(visitsOn, ROLLUP).toBe(2);
  const sessionAt = async (path: string): Promise<string> => {
    const [found] = await stack.sql<{ id: string }>(`select session_id as id from app.events where path = $2 and (occurred_at at time zone 'Asia/Dubai')::date = $1::date`, [day, path]);
    return found?.id ?? '';
  };
  expect((await call(staff, 'POST', '/visitor/link-current', { sessionId: await sessionAt('/about') })).status).toBe(200);
  await startRollup(stack);
  await expect.poll(visitsOn, ROLLUP).toBe(1);
  expect(await stack.sql('select app.erase_visitor($1, null)::int as removed', [await sessionAt('/contact')])).toEqual([{ removed: 1 }]);
  await startRollup(stack);
  await expect.poll(visitsOn, ROLLUP).toBe(0);
});

test('a range that is none is refused; without one it is the last thirty days', async ({ stack }) => {
  const staff = await staffVisitor(stack);
  const { range, byDay } = await figuresOf(staff);
  expect([range.to, range.days, byDay.length]).toEqual([dubaiDay(), 30, 30]);
  const wrong = [
    'from=2026-02-30&to=2026-03-01', 'from=2026-03-02&to=2026-03-01', `from=${dubaiDay()}&to=${dubaiDay(2)}`, 'from=2020-01-01&to=2026-01-01', 'from=x&to=y', 'from=2026-01-01T00:00:00Z&to=2026-01-02', "from='--&to=1",
    'filters[day]=1', 'from=2026-01-01&from=2026-01-02&to=2026-01-03%00',
  ];
  for (const query of wrong) {
    for (const path of [`/dashboard/analytics?${query}`, `/dashboard/analytics/export?table=days&${query}`]) {
      const { status, body } = await call(staff, 'GET', path);
      expect([status, body.success], path).toEqual([400, false]);
    }
  }
  expect((await call(staff, 'GET', '/dashboard/analytics/export?table=users')).status).toBe(400);
});

test('each table is a file, in which no cell is a formula', async ({ stack }) => {
  test.setTimeout(300_000);
  const day = dayOfLastMonth(11);
  const formulas = ['=HYPERLINK("https://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1', 'plain, "quoted"'];
  await visitOn(stack, day, formulas.map((name) => ({ what: 'click' as const, at: '10:00', fields: { path: '/', buttonText: name, buttonHref: '/x', source: name } })));
  await visitOn(stack, day, formulas.map((name, index) => ({
    what: 'track' as const, at: '11:00', fields: { path: `/services/s${index}`, pageName: name, serviceName: name, source: name, country: name },
  })));
  const staff = await staffVisitor(stack);
  await expect.poll(async () => (await figuresOf(staff, { from: day, to: day })).totals.clicks, ROLLUP).toBe(formulas.length);
  for (const table of ['days', 'hours', 'sources', 'countries', 'languages', 'devices', 'pages', 'services', 'posts', 'clicks', 'funnel']) {
    for (const language of ['en', 'ar']) {
      const response = await staff.get(`/api/dashboard/analytics/export?from=${day}&to=${day}&table=${table}&language=${language}`);
      expect([response.status(), response.headers()['cache-control']], table).toEqual([200, 'no-store']);
      expect(response.headers()['content-type'], table).toContain('text/csv');
      expect(response.headers()['content-disposition'], table).toMatch(/^attachment; filename="?[\w.-]+\.csv"?/);
      const lines = (await response.text()).trim().split('\r\n');
      expect(lines.length, `${table}: a head and something below`).toBeGreaterThan(table === 'posts' ? 0 : 1);
      for (const cell of lines.join(',').split(',')) expect(cell, `${table} in ${language}`).not.toMatch(/^"?[=+@\t-](?!\d+(?:\.\d+)?"?$)/);
    }
  }
});
