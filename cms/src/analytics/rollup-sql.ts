import { SPAN_DAYS } from './rollup-spans';

/** Keys of a day, or span of days, in one dimension; what is left is counted under OTHER_KEY together. */
const TOP_KEYS = 500;
export const OTHER_KEY = '…other';
/** Characters of a key or label, of at most four bytes each: an entry of an index holds 2,704 bytes. */
const KEY_LENGTH = 300;
/** Shown where nobody knows the country. */
const UNKNOWN_COUNTRY = 'Unknown';
/** Where somebody comes from who says nothing about it. */
const UNKNOWN_SOURCE = 'direct';
/** Months before and after a day's in which events of its sessions are looked for. */
const REACH_MONTHS = 1;

/** The moments between which the day `:day` lies in Dubai. Values in CAST: the query builder takes `:day::date` for the name of a column. */
const dayStart = `(CAST(:day AS date)::timestamp AT TIME ZONE 'Asia/Dubai')`;
const dayEnd = `((CAST(:day AS date) + 1)::timestamp AT TIME ZONE 'Asia/Dubai')`;

/** The partition of a moment. */
const monthOf = (moment: string) => `date_trunc('month', ${moment} AT TIME ZONE 'UTC')::date`;
const monthsFrom = (moment: string, months: number) => `(${monthOf(moment)} + interval '${months} months')::date`;

const IS_VIEW = `kind IN ('visit', 'pageview')`;

/** The last part of a path such as /services/seo; null for other paths. */
const slugBelow = (folder: string) => `substring(path FROM '^/${folder}/([^/]+)$')`;

const text = (name: string) => `nullif(target->>'${name}', '')`;

/** What one session did on the day. Where it came from tells its first event; where it is, the first that knows. */
const sessions = `
  SELECT session_id,
    coalesce('account ' || max(user_id), session_id) AS person,
    coalesce((array_agg(left(source, ${KEY_LENGTH}) ORDER BY occurred_at, id) FILTER (WHERE source <> ''))[1], '${UNKNOWN_SOURCE}') AS source,
    coalesce((array_agg(left(country, ${KEY_LENGTH}) ORDER BY occurred_at, id) FILTER (WHERE country NOT IN ('', '${UNKNOWN_COUNTRY}')))[1],
      '${UNKNOWN_COUNTRY}') AS country,
    (array_agg(language ORDER BY occurred_at, id))[1] AS language,
    (array_agg(device ORDER BY occurred_at, id))[1] AS device,
    min(occurred_at) AS first_at,
    count(*) FILTER (WHERE ${IS_VIEW}) AS pageviews,
    count(*) FILTER (WHERE NOT ${IS_VIEW}) AS acts,
    count(*) FILTER (WHERE kind = 'click') AS clicks,
    sum(duration_ms) AS duration_ms,
    bool_or(kind = 'visit') AS begins
  FROM happened GROUP BY session_id`;

/**
 * Whether a session's visit is one of this day, and one of a single page. Subqueries that answer one row each: an EXISTS may be answered by
 * reading all events. A CASE, so that they run for the few sessions that need them.
 */
const stays = `
  SELECT *, CASE
    WHEN NOT is_visit OR pageviews <> 1 OR acts > 0 THEN false
    ELSE (SELECT true FROM app.events later WHERE later.session_id = known.session_id AND later.occurred_at >= ${dayEnd}
      AND later.month BETWEEN ${monthOf(dayEnd)} AND ${monthsFrom(dayEnd, REACH_MONTHS)} LIMIT 1) IS NULL
  END AS is_bounce
  FROM (
    SELECT *, CASE
      WHEN begins THEN true
      ELSE (SELECT true FROM app.events earlier WHERE earlier.session_id = one.session_id AND earlier.occurred_at < ${dayStart}
        AND earlier.month BETWEEN ${monthsFrom(dayStart, -REACH_MONTHS)} AND ${monthOf(dayStart)} LIMIT 1) IS NULL
    END AS is_visit
    FROM sessions one
  ) known`;

const seconds = (sum: string) => `round(${sum} / 1000.0)`;

/** Totals, and shares of them: each session belongs to one key of a dimension, so that keys add up to the total. */
const shares = `
  SELECT CASE WHEN grouping(source) = 0 THEN 'source' WHEN grouping(country) = 0 THEN 'country'
      WHEN grouping(language) = 0 THEN 'language' WHEN grouping(device) = 0 THEN 'device' ELSE 'total' END AS dimension,
    coalesce(source, country, language, device, '') AS key, '' AS label,
    count(DISTINCT person) AS visitors, count(*) FILTER (WHERE is_visit) AS visits, sum(pageviews) AS pageviews,
    ${seconds('sum(duration_ms)')} AS seconds, count(*) FILTER (WHERE is_bounce) AS bounces, sum(clicks) AS clicks, count(*) AS sessions
  FROM stays GROUP BY GROUPING SETS ((), (source), (country), (language), (device)) HAVING count(*) > 0`;

/** Pages, and those of them that are a service or a post. A page has one path in both languages; the English name comes first. */
const pages = `
  SELECT dimension, left(name, ${KEY_LENGTH}) AS key,
    coalesce(max(left(title, ${KEY_LENGTH})) FILTER (WHERE language = 'en'), max(left(title, ${KEY_LENGTH})), '') AS label,
    count(DISTINCT person) AS visitors, count(DISTINCT session_id) AS visits, count(*) AS pageviews,
    ${seconds('sum(duration_ms)')} AS seconds, 0 AS bounces, 0 AS clicks, count(DISTINCT session_id) AS sessions
  FROM (SELECT happened.*, person FROM happened JOIN stays USING (session_id) WHERE ${IS_VIEW}) viewed
  CROSS JOIN LATERAL (VALUES
    ('page', path, nullif(page_name, '')),
    ('service', ${slugBelow('services')}, nullif(service_name, '')),
    ('post', ${slugBelow('blog')}, nullif(blog_title, ''))
  ) AS seen (dimension, name, title)
  WHERE name IS NOT NULL GROUP BY 1, 2`;

/** What was clicked: the same words that lead elsewhere are something else. */
const clicks = `
  SELECT 'click', left(concat_ws(' ', ${text('text')}, coalesce(${text('href')}, '#' || ${text('id')}, ${text('type')})), ${KEY_LENGTH}),
    max(left(coalesce(${text('text')}, '#' || ${text('id')}, ${text('href')}, ${text('type')}, ''), ${KEY_LENGTH})),
    count(DISTINCT person), count(DISTINCT session_id), 0, 0, 0, count(*), count(DISTINCT session_id)
  FROM happened JOIN stays USING (session_id) WHERE kind = 'click' GROUP BY 1, 2`;

/** From looking at a service to asking for a quote. Quotes are counted themselves, except those that staff tried out. */
const funnel = `
  SELECT 'funnel', step, '', 0, 0, 0, 0, 0, 0, reached
  FROM (
    SELECT count(DISTINCT session_id) FILTER (WHERE ${IS_VIEW} AND ${slugBelow('services')} IS NOT NULL) AS service_views,
      count(DISTINCT session_id) FILTER (WHERE kind = 'cart_add') AS adds,
      (SELECT count(*) FROM app.quotes q WHERE q.submitted_at >= ${dayStart} AND q.submitted_at < ${dayEnd} AND q.visitor_session_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM app.visitor_sessions v WHERE v.session_id = q.visitor_session_id AND v.is_staff)) AS quotes
    FROM happened
  ) counted
  CROSS JOIN LATERAL (VALUES ('service_view', service_views), ('add', adds), ('quote', quotes)) AS steps (step, reached)
  WHERE reached > 0`;

const hours = `
  SELECT hour, sum(visits) AS visits, sum(pageviews) AS pageviews
  FROM (
    SELECT date_trunc('hour', first_at) AS hour, 1 AS visits, 0 AS pageviews FROM stays WHERE is_visit
    UNION ALL SELECT date_trunc('hour', occurred_at), 0, 1 FROM happened WHERE ${IS_VIEW}
  ) each_of GROUP BY hour`;

const counts = ['visitors', 'visits', 'pageviews', 'seconds', 'bounces', 'clicks', 'sessions'] as const;
const values = ['label', ...counts];

/** The rows `counted` with the largest keys of each dimension, the rest in one. */
const largest = `
  SELECT dimension, CASE WHEN place <= ${TOP_KEYS} THEN key ELSE '${OTHER_KEY}' END AS key,
    max(CASE WHEN place <= ${TOP_KEYS} AND key <> '${OTHER_KEY}' THEN label ELSE '' END) AS label, ${counts.map((name) => `sum(${name}) AS ${name}`).join(', ')}
  FROM (
    SELECT *, row_number() OVER (PARTITION BY dimension ORDER BY (key = '${OTHER_KEY}'), pageviews + clicks DESC, visits DESC, key) AS place FROM counted
  ) placed GROUP BY 1, 2`;

/** Where the rows of a period are: its table, the columns that name the period, and their values. */
interface Place {
  readonly table: string;
  readonly period: Readonly<Record<string, string>>;
}

/** Makes the rows of a period those of `fresh`. Rows that are right already aren't touched: each minute would leave thousands of dead ones. */
function keepFresh({ table, period }: Place): string {
  const names = Object.keys(period);
  return `
  gone AS (
    DELETE FROM ${table} stored WHERE ${names.map((name) => `${name} = ${period[name]}`).join(' AND ')}
      AND NOT EXISTS (SELECT FROM fresh WHERE fresh.dimension = stored.dimension AND fresh.key = stored.key)
  )
  INSERT INTO ${table} AS stored (${names.join(', ')}, dimension, key, ${values.join(', ')})
  SELECT ${Object.values(period).join(', ')}, dimension, key, ${values.join(', ')} FROM fresh
  ON CONFLICT (${names.join(', ')}, dimension, key) DO UPDATE SET ${values.map((name) => `${name} = excluded.${name}`).join(', ')}
  WHERE (${values.map((name) => `stored.${name}`).join(', ')}) IS DISTINCT FROM (${values.map((name) => `excluded.${name}`).join(', ')})`;
}

/** Counts the day `:day` anew from its events. One statement: it sees one moment. */
export const countDay = `
  WITH happened AS MATERIALIZED (
    SELECT * FROM app.events
    WHERE month BETWEEN ${monthOf(dayStart)} AND ${monthOf(dayEnd)} AND occurred_at >= ${dayStart} AND occurred_at < ${dayEnd}
  ),
  sessions AS (${sessions}),
  stays AS MATERIALIZED (${stays}),
  hours AS MATERIALIZED (${hours}),
  gone_hours AS (
    DELETE FROM app.analytics_hours stored WHERE hour >= ${dayStart} AND hour < ${dayEnd}
      AND NOT EXISTS (SELECT FROM hours WHERE hours.hour = stored.hour)
  ),
  kept_hours AS (
    INSERT INTO app.analytics_hours AS stored (hour, visits, pageviews) SELECT hour, visits, pageviews FROM hours
    ON CONFLICT (hour) DO UPDATE SET visits = excluded.visits, pageviews = excluded.pageviews
    WHERE (stored.visits, stored.pageviews) IS DISTINCT FROM (excluded.visits, excluded.pageviews)
  ),
  counted AS (${shares} UNION ALL ${pages} UNION ALL ${clicks} UNION ALL ${funnel}),
  fresh AS MATERIALIZED (${largest}),
  ${keepFresh({ table: 'app.analytics_days', period: { day: 'CAST(:day AS date)' } })}`;

const first = 'CAST(:first AS date)';

/** What the days of a span say, and their hours by Dubai's clock. Totals and funnel are read day by day in any case. */
const daysOfSpan = (length: number) => `
    SELECT day AS at, dimension, key, ${values.join(', ')} FROM app.analytics_days
    WHERE day >= ${first} AND day < ${first} + ${length} AND dimension NOT IN ('total', 'funnel')
    UNION ALL
    SELECT NULL, 'hour', to_char(hour AT TIME ZONE 'Asia/Dubai', 'HH24'), '', 0, visits, pageviews, 0, 0, 0, 0 FROM app.analytics_hours
    WHERE hour >= ${first}::timestamp AT TIME ZONE 'Asia/Dubai' AND hour < (${first} + ${length})::timestamp AT TIME ZONE 'Asia/Dubai'`;

const spansOfSpan = (length: number, shorter: number) => `
    SELECT first_day AS at, dimension, key, ${values.join(', ')} FROM app.analytics_spans
    WHERE days = ${shorter} AND first_day >= ${first} AND first_day < ${first} + ${length}`;

/**
 * Adds up the span of so many days that begins with the day `:first`, from what the next shorter ones say, the shortest from the days
 * themselves. Names are the latest.
 */
const sumOfSpan = (length: number, shorter: number | undefined) => `
  WITH counted AS (
    SELECT dimension, key, coalesce((array_agg(label ORDER BY at DESC) FILTER (WHERE label <> ''))[1], '') AS label,
      ${counts.map((name) => `sum(${name}) AS ${name}`).join(', ')}
    FROM (${shorter === undefined ? daysOfSpan(length) : spansOfSpan(length, shorter)}
    ) part GROUP BY dimension, key
  ),
  fresh AS MATERIALIZED (${largest}),
  ${keepFresh({ table: 'app.analytics_spans', period: { days: String(length), first_day: first } })}`;

/** In the order in which they have to be added up: the shortest first. */
export const spanSums: readonly { readonly length: number; readonly sql: string }[] = SPAN_DAYS
  .map((length, index) => ({ length, sql: sumOfSpan(length, SPAN_DAYS[index + 1]) })).reverse();

/** Whether all events of the day `:day` are still there: not once those of its first hours went with their month. */
export const isCountable = `
  SELECT coalesce(${dayStart} >= (SELECT min(m)::timestamp AT TIME ZONE 'UTC' FROM app.event_months() m), false) AS countable`;

/**
 * Days that have to be counted anew: those of all events of the sessions of which something came since `:since`, as a late event may move a visit
 * to its day, or make two pages of one; those of quotes sent in since; those of which somebody said so.
 */
export const daysToCount = `
  WITH active AS MATERIALIZED (
    SELECT DISTINCT session_id FROM app.events
    WHERE received_at >= CAST(:since AS timestamptz) AND month >= ${monthOf(`(CAST(:since AS timestamptz) - interval '1 day')`)}
  )
  SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM (
    SELECT (e.occurred_at AT TIME ZONE 'Asia/Dubai')::date AS day FROM active JOIN app.events e USING (session_id)
    WHERE e.month >= ${monthsFrom(`(CAST(:since AS timestamptz) - interval '1 day')`, -REACH_MONTHS)}
    UNION ALL SELECT (submitted_at AT TIME ZONE 'Asia/Dubai')::date FROM app.quotes WHERE submitted_at >= CAST(:since AS timestamptz)
    UNION ALL SELECT day FROM app.analytics_dirty_days
  ) days ORDER BY day`;
