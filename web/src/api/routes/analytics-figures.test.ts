/** @jest-environment node */
import { analyticsTables } from '@/contracts/analytics-figures';
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer } from '@/testing/build-api';
import { FakeCms, withCookie } from '@/testing/fake-cms';
import { analyticsFiguresOf } from '@/testing/figures';

const FIGURES = '/api/dashboard/analytics';
const figures = analyticsFiguresOf();
const answering = (body: unknown = { data: { ...figures, more: 1 } }) =>
  new FakeCms().signedIn('marketing_responsible').reply('GET /api/analytics/figures', cmsAnswer(body));
const ask = (cms: FakeCms, path: string) => cms.api({ onError: () => undefined }).request(path, { headers: withCookie() });
const askedFor = (cms: FakeCms) => cms.calls().filter((call) => call.includes('figures'));

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-22T21:00:00Z'), doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('GET /api/dashboard/analytics', () => {
  it('is the CMS’s figures, without whatever it says besides', async () => {
    const cms = answering();
    const response = await ask(cms, `${FIGURES}?from=2026-11-21&to=2026-11-22`);
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: figures }]);
    expect(askedFor(cms)).toEqual(['GET /api/analytics/figures?from=2026-11-21&to=2026-11-22']);
  });

  it('is of the last thirty days as Dubai counts them, unless asked otherwise', async () => {
    const cms = answering();
    await ask(cms, FIGURES);
    expect(askedFor(cms)).toEqual(['GET /api/analytics/figures?from=2026-10-25&to=2026-11-23']);
  });

  it.each([
    ['from=2026-11-24', 'from'],
    ['from=2026-11-02&to=2026-11-01', 'from'],
    ['from=2025-01-01&to=2026-11-01', 'from'],
    ['to=2026-11-24', 'to'],
    ['from=2026-02-30', 'from'],
    ['from=yesterday', 'from'],
    ['days=7', 'days'],
  ])('refuses %s, naming %s', async (query, field) => {
    const cms = answering();
    const response = await ask(cms, `${FIGURES}?${query}`);
    expect(response.status).toBe(400);
    expect(Object.keys(errorEnvelope.parse(await response.json()).error.fields ?? {})).toEqual([field]);
    expect(askedFor(cms)).toEqual([]);
  });

  it('is 503 where the CMS answers something else', async () => {
    expect((await ask(answering({ data: { ...figures, totals: {} } }), FIGURES)).status).toBe(503);
  });
});

describe('GET /api/dashboard/analytics/export', () => {
  const exported = async (table: string, language = 'en', from: Partial<typeof figures> = {}) => {
    const response = await ask(answering({ data: { ...figures, ...from } }), `${FIGURES}/export?from=2026-11-21&to=2026-11-22&table=${table}&language=${language}`);
    // With its byte order mark, which `text()` would leave out.
    return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()) };
  };

  it('is a file that spreadsheets read as UTF-8', async () => {
    const { response, text } = await exported('days');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="analytics-days-2026-11-21-2026-11-22.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toBe('\uFEFFDay (Dubai),Visitors,Visits,Page views\r\n2026-11-21,5,7,20\r\n2026-11-22,6,8,20\r\n');
  });

  it.each([
    ['hours', ['Hour (Dubai),Visits,Page views', '00:00,0,0']],
    ['sources', ['Source,Visitors,Visits,Page views', 'Search engines,8,9,30', 'newsletter,4,6,10']],
    ['countries', ['Country,Visitors,Visits,Page views', 'Unknown,12,15,40']],
    ['languages', ['Language,Visitors,Visits,Page views', 'Arabic,12,15,40']],
    ['devices', ['Device,Visitors,Visits,Page views', 'Phone,12,15,40']],
    ['pages', ['Address,Name,Visits,Page views,Average time (seconds)', '/,Home,15,30,20', 'Everything else,,1,1,0']],
    ['services', ['Address,Name,Visits,Page views,Average time (seconds)', 'seo,SEO,5,6,90']],
    ['posts', ['Address,Name,Visits,Page views,Average time (seconds)', '']],
    ['clicks', ['Name,Target,Clicks', '\'=Start,Start /contact,9']],
    ['funnel', ['Step,Count', 'Service viewed,5', 'Added to cart,2', 'Quote requested,1']],
  ])('has the table of %s', async (table, lines) => {
    const { text } = await exported(table);
    expect(text.slice(1).split('\r\n').slice(0, lines.length)).toEqual(lines);
  });

  it('is headed in the caller’s language', async () => {
    for (const table of analyticsTables) {
      const { text } = await exported(table, 'ar');
      expect(text).toMatch(/^\uFEFF[\u0600-\u06FF]/);
      expect(text.split('\r\n')[0]).not.toMatch(/[A-Za-z]/);
    }
  });

  it('holds no formula, wherever a spreadsheet sees a cell begin', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a;=1+1', '"=1', '＝1'];
    const { text } = await exported('pages', 'en', { pages: evil.map((key) => ({ key, label: key, visits: 1, pageviews: 1, averageSeconds: 1 })) });
    expect(text.slice(1)).not.toMatch(/(?:^|[\r\n,;\t]|[,;\t]")\s*[=+\-@＝＋－＠]/m);
  });

  it('has to be told which table', async () => {
    expect((await exported('everything')).response.status).toBe(400);
  });
});
