// @ts-check

/** @typedef {import('pg').Client} Database */

/** @typedef {{ path: string, name: string, service: string | null, post: string | null }} SeedPage */

/** Events of one visit: a first page, two more, a click, and one more page or an act on the cart. */
export const EVENTS_PER_VISIT = 5;

const SOURCES = ['organic', 'direct', 'social', 'referral', 'paid', 'newsletter', 'partner', 'event'];

const COUNTRIES = [
  'United Arab Emirates', 'Saudi Arabia', 'Egypt', 'Jordan', 'Kuwait', 'Qatar', 'Oman', 'Bahrain', 'Lebanon', 'Iraq', 'Morocco', 'Tunisia', 'India',
  'Pakistan', 'United Kingdom', 'Germany', 'France', 'United States', 'Canada', 'Turkey', 'Spain', 'Italy', 'Netherlands', 'Singapore', 'Australia',
];

const SERVICES = 8;
const POSTS = 60;

/**
 * The site's pages, the most visited ones first.
 * @returns {SeedPage[]}
 */
export function seedPages() {
  const fixed = [['/', 'Home'], ['/services', 'Services'], ['/blog', 'Blog'], ['/about', 'About'], ['/contact', 'Contact'], ['/cart', 'Cart']];
  const numbers = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index + 1);
  return [
    ...fixed.map(([path = '', name = '']) => ({ path, name, service: null, post: null })),
    ...numbers(SERVICES).map((number) => ({ path: `/services/service-${number}`, name: `Service ${number}`, service: `Service ${number}`, post: null })),
    ...numbers(POSTS).map((number) => ({ path: `/blog/post-${number}`, name: `Post ${number}`, service: null, post: `Post ${number}` })),
  ];
}

/**
 * How many visits each day gets so that all of them add up, the rest spread over the year.
 * @param {number} visits
 * @param {number} days
 * @returns {number[]}
 */
export function visitsPerDay(visits, days) {
  const upTo = (/** @type {number} */ day) => Math.floor((visits * day) / days);
  return Array.from({ length: days }, (_, day) => upTo(day + 1) - upTo(day));
}

/*
 * Random attributes are a visit's, so they are drawn before its events are. Powers of random() make the first of each list the most frequent.
 * `received_at` is when it happened: such rows are old ones, which the job finds because their days are marked.
 */
const INSERT = `
  WITH visits AS MATERIALIZED (
    SELECT n, $1::date::timestamp AT TIME ZONE 'Asia/Dubai' + random() * interval '23 hours 50 minutes' AS began,
      'session_' || replace(gen_random_uuid()::text, '-', '') || '_1' AS session_id,
      CASE WHEN random() < 0.4 THEN 'ar' ELSE 'en' END AS language,
      CASE WHEN random() < 0.6 THEN 'mobile' WHEN random() < 0.9 THEN 'desktop' ELSE 'tablet' END AS device,
      ($4::text[])[1 + floor(power(random(), 2) * cardinality($4::text[]))::integer] AS source,
      ($5::text[])[1 + floor(power(random(), 3) * cardinality($5::text[]))::integer] AS country
    FROM generate_series(1, $2::integer) AS n
  ), drawn AS (
    SELECT visits.*, began + step * interval '50 seconds' AS at,
      CASE step WHEN 0 THEN 'visit' WHEN 3 THEN 'click' WHEN 4 THEN CASE WHEN n % 5 = 0 THEN 'cart_add' ELSE 'pageview' END ELSE 'pageview' END AS kind,
      $3::jsonb -> floor(power(random(), 2) * jsonb_array_length($3::jsonb))::integer AS page,
      floor(power(random(), 2) * 40)::integer AS button
    FROM visits CROSS JOIN generate_series(0, ${EVENTS_PER_VISIT - 1}) AS step
    OFFSET 0
  )
  INSERT INTO app.events (
    month, id, kind, session_id, occurred_at, received_at, language, path, page_name, blog_title, service_name, duration_ms, source, referrer_host,
    country, region, city, location_source, device, target)
  SELECT date_trunc('month', at AT TIME ZONE 'UTC')::date, gen_random_uuid(), kind, session_id, at, at, language,
    page ->> 'path', page ->> 'name', page ->> 'post', page ->> 'service',
    CASE WHEN kind IN ('visit', 'pageview') THEN floor(random() * 50000)::integer ELSE 0 END,
    source, CASE source WHEN 'organic' THEN 'www.google.com' WHEN 'referral' THEN 'example.org' END,
    country, 'Region', 'City', 'ip', device,
    CASE kind WHEN 'click' THEN jsonb_build_object('text', 'Button ' || button, 'type', 'a', 'href', '/services/service-' || 1 + button % ${SERVICES}) END
  FROM drawn`;

/**
 * Puts visits of a year into the table, day by day, as they would have come, in the partitions of their months.
 * @param {Database} database
 * @param {{ visits: number, firstDay: string, days: number, signal: AbortSignal }} options
 */
export async function seedEvents(database, { visits, firstDay, days, signal }) {
  const pages = JSON.stringify(seedPages());
  await database.query('SELECT setseed(0.7)');
  for (const [index, count] of visitsPerDay(visits, days).entries()) {
    signal.throwIfAborted();
    if (count > 0) await database.query(INSERT, [shiftDay(firstDay, index), count, pages, SOURCES, COUNTRIES]);
  }
}

const DAY_MS = 86_400_000;

/**
 * @param {string} day `2026-12-31`
 * @param {number} days negative for earlier
 * @returns {string}
 */
export const shiftDay = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
