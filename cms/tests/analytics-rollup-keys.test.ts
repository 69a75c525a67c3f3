import { rollUp } from '../src/analytics/rollup';
import { link, newSession } from './helpers/analytics';
import { startCms, type TestCms } from './helpers/cms';
import { makeQuote } from './helpers/quotes';
import { client } from './helpers/shop';
import { staff } from './helpers/staff';
import { at, countsOf, dubaiDay, forgetEverything, putEvents, totalOf, type EventColumns } from './helpers/stored-events';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(() => forgetEverything(cms));

const db = () => cms.strapi.db.connection;
const day = dubaiDay(-5);
const TOP_KEYS = 500;

/** What one session did, an event a minute. */
function stay(...events: readonly Record<string, unknown>[]): EventColumns[] {
  const session = newSession();
  return events.map((event, index) => ({ session_id: session, occurred_at: at(day, `10:${String(index).padStart(2, '0')}`), ...event }));
}

async function count(...stays: readonly EventColumns[][]): Promise<void> {
  await putEvents(cms, stays.flat());
  await rollUp(db());
}

describe('sources, countries, languages, devices', () => {
  it('are those of a session’s first event, or the first that knows, and add up to the total', async () => {
    await count(
      stay(
        { kind: 'visit', source: 'organic', country: 'Unknown', language: 'ar', device: 'tablet', duration_ms: 1_500 },
        { source: 'direct', country: 'Oman', language: 'en' },
        { kind: 'click', source: null, country: 'Qatar' },
      ),
      stay({ kind: 'visit', source: null }),
      stay({ kind: 'visit', source: 'newsletter', country: '' }),
    );
    expect(await countsOf(cms, day, 'source')).toEqual({
      direct: { visitors: 1, visits: 1, pageviews: 1, bounces: 1, sessions: 1 },
      newsletter: { visitors: 1, visits: 1, pageviews: 1, bounces: 1, sessions: 1 },
      organic: { visitors: 1, visits: 1, pageviews: 2, seconds: 2, clicks: 1, sessions: 1 },
    });
    expect(Object.keys(await countsOf(cms, day, 'country'))).toEqual(['Oman', 'Unknown']);
    expect(await countsOf(cms, day, 'language')).toMatchObject({ ar: { pageviews: 2 }, en: { pageviews: 2 } });
    expect(await countsOf(cms, day, 'device')).toMatchObject({ tablet: { visits: 1 }, mobile: { visits: 2 } });
    const total = await totalOf(cms, day);
    expect(total).toEqual({ visitors: 3, visits: 3, pageviews: 4, seconds: 2, bounces: 2, clicks: 1, sessions: 3 });
    for (const dimension of ['source', 'country', 'language', 'device']) {
      const counts = Object.values(await countsOf(cms, day, dimension));
      for (const name of ['visits', 'pageviews', 'bounces', 'clicks']) {
        expect(counts.reduce((sum, one) => sum + Number(one[name] ?? 0), 0)).toBe(total?.[name]);
      }
    }
  });
});

describe('pages, services and posts', () => {
  it('are known by their path, and named in English where they can be', async () => {
    await count(
      stay(
        { kind: 'visit', path: '/services/seo', language: 'ar', page_name: 'سيو', service_name: 'سيو', duration_ms: 30_000 },
        { path: '/services/seo', page_name: 'SEO – services', service_name: 'SEO', duration_ms: 10_000 },
        { path: '/blog/first', language: 'ar', page_name: 'الأولى', blog_title: 'المقالة الأولى' },
        { kind: 'cart_add', path: '/services/seo', service_name: 'SEO' },
      ),
      stay({ path: '/services/seo' }, { path: '/services' }, { path: '/blog/page/2' }, { path: '/blog/category/seo' }, { path: '/services/seo/more' }),
    );
    const seo = { visitors: 2, visits: 2, pageviews: 3, seconds: 40, sessions: 2 };
    expect(await countsOf(cms, day, 'service')).toEqual({ seo: { label: 'SEO', ...seo } });
    expect(await countsOf(cms, day, 'post')).toEqual({ first: { label: 'المقالة الأولى', visitors: 1, visits: 1, pageviews: 1, sessions: 1 } });
    const pages = await countsOf(cms, day, 'page');
    expect(Object.keys(pages)).toEqual(['/blog/category/seo', '/blog/first', '/blog/page/2', '/services', '/services/seo', '/services/seo/more']);
    expect(pages['/services/seo']).toEqual({ label: 'SEO – services', ...seo });
  });
});

describe('clicks', () => {
  it('are told apart by their words and where they lead', async () => {
    const click = (target: Record<string, string>) => ({ kind: 'click', target });
    await count(stay(
      click({ text: 'More', href: '/services/seo' }), click({ text: 'More', href: '/services/seo' }), click({ text: 'More', href: '/about' }),
      click({ text: 'Menu', id: 'menu', type: 'button' }), click({ id: 'close' }), click({}), { kind: 'click', target: null },
    ));
    expect(await countsOf(cms, day, 'click')).toEqual({
      '': { visitors: 1, visits: 1, clicks: 2, sessions: 1 },
      '#close': { label: '#close', visitors: 1, visits: 1, clicks: 1, sessions: 1 },
      'Menu #menu': { label: 'Menu', visitors: 1, visits: 1, clicks: 1, sessions: 1 },
      'More /about': { label: 'More', visitors: 1, visits: 1, clicks: 1, sessions: 1 },
      'More /services/seo': { label: 'More', visitors: 1, visits: 1, clicks: 2, sessions: 1 },
    });
  });
});

describe('the funnel', () => {
  it('has sessions that saw a service, those that added one, and quotes of everybody but staff', async () => {
    const [somebody, member] = [await client(cms), await staff(cms, 'marketing_responsible')];
    const [ofClient, ofStaff] = [newSession(), newSession()];
    await link(cms, ofStaff, member.secret);
    await count(
      stay({ path: '/services/seo' }, { path: '/services/content' }, { kind: 'cart_add' }, { kind: 'cart_add' }, { kind: 'cart_remove' }),
      stay({ path: '/services/seo' }),
      stay({ path: '/services' }),
    );
    const quote = (columns: Record<string, unknown>) => makeQuote(cms, somebody.email, { columns });
    await quote({ visitor_session_id: ofClient, submitted_at: at(day, '00:00') });
    await quote({ visitor_session_id: ofClient, submitted_at: at(day, '23:59:59.999') });
    await quote({ visitor_session_id: ofClient, submitted_at: at(dubaiDay(-4), '00:00') });
    await quote({ visitor_session_id: ofStaff, submitted_at: at(day) });
    await quote({ visitor_session_id: null, submitted_at: at(day) });
    await quote({ visitor_session_id: ofClient, status: 'collecting', reference: null, submitted_at: null });
    await db().raw('INSERT INTO app.analytics_dirty_days (day) VALUES (CAST(? AS date))', [day]);
    await rollUp(db());
    expect(await countsOf(cms, day, 'funnel')).toEqual({ service_view: { sessions: 2 }, add: { sessions: 1 }, quote: { sessions: 2 } });
  });

  it('has a quote on a day without any event', async () => {
    const somebody = await client(cms);
    await makeQuote(cms, somebody.email, { columns: { visitor_session_id: newSession() } });
    await rollUp(db());
    expect(await countsOf(cms, dubaiDay(), 'funnel')).toEqual({ quote: { sessions: 1 } });
    expect(await totalOf(cms, dubaiDay())).toBeUndefined();
  });
});

describe('many keys', () => {
  it('are kept up to a number, the largest, and the rest together', async () => {
    const extra = 20;
    const paths = Array.from({ length: TOP_KEYS + extra }, (_, index) => ({ path: `/page-${String(index).padStart(3, '0')}`, page_name: 'Page', duration_ms: 1_000 }));
    // Twice what comes last by name, so that it isn't the name that decides; and one that is called like the rest.
    await count(paths.map((page) => stay(page)).flat(), paths.slice(-extra).map((page) => stay(page)).flat(), stay({ path: '…other', duration_ms: 1_000 }));
    const pages = await countsOf(cms, day, 'page');
    expect(Object.keys(pages)).toHaveLength(TOP_KEYS + 1);
    expect(pages[`/page-${TOP_KEYS + extra - 1}`]).toMatchObject({ pageviews: 2 });
    expect(pages['/page-000']).toMatchObject({ label: 'Page', pageviews: 1 });
    expect(pages['…other']).toEqual({ visitors: extra + 1, visits: extra + 1, pageviews: extra + 1, seconds: extra + 1, sessions: extra + 1 });
    const { rows } = await db().raw(`SELECT days, count(*)::int AS keys, sum(pageviews)::int AS views FROM app.analytics_spans WHERE dimension = 'page' GROUP BY 1 ORDER BY 1`);
    expect(rows).toEqual([8, 64].map((days) => ({ days, keys: TOP_KEYS + 1, views: TOP_KEYS + 2 * extra + 1 })));
  });

  it('may be as long as they like', async () => {
    const long = 'طويل'.repeat(500);
    await count(stay(
      { kind: 'visit', path: `/${long.slice(0, 1_999)}`, page_name: long.slice(0, 300), source: long.slice(0, 100), country: long.slice(0, 80) },
      { kind: 'click', target: { text: long.slice(0, 200), href: `/${long.slice(0, 1_999)}` } },
    ));
    expect(Object.keys(await countsOf(cms, day, 'page'))).toEqual([`/${long.slice(0, 299)}`]);
    expect(Object.values(await countsOf(cms, day, 'click'))).toEqual([expect.objectContaining({ clicks: 1 })]);
  });
});
