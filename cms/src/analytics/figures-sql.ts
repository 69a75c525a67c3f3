import { onlineNow } from './online';
import { OTHER_KEY } from './rollup-sql';

/** Entries of a list. */
const LIST_LENGTH = 20;

/** Dimensions of which the figures have a list, and by what each is sorted. */
const RANK = `CASE WHEN dimension IN ('page', 'service', 'post') THEN sum(pageviews) WHEN dimension = 'click' THEN sum(clicks) ELSE sum(visits) END`;

const listed = `dimension, key, label, visitors, visits, pageviews, seconds, clicks`;

/** What there is of each key in the pieces of the range. */
const parts = `
  SELECT first_day AS at, ${listed} FROM app.analytics_spans
  JOIN unnest(CAST(:spanDays AS integer[]), CAST(:spanFirsts AS date[])) AS wanted (days, first_day) USING (days, first_day)
  UNION ALL
  SELECT day, ${listed} FROM app.analytics_days WHERE day = ANY (CAST(:days AS date[])) AND dimension NOT IN ('total', 'funnel')
  UNION ALL
  SELECT day, 'hour', to_char(hour AT TIME ZONE 'Asia/Dubai', 'HH24'), '', 0, visits, pageviews, 0, 0
  FROM unnest(CAST(:days AS date[])) AS single (day)
  JOIN app.analytics_hours ON hour >= day::timestamp AT TIME ZONE 'Asia/Dubai' AND hour < (day + 1)::timestamp AT TIME ZONE 'Asia/Dubai'`;

/** Characters of a day as text: what comes after them in the greatest of `day || label` is the latest label. */
const DAY_LENGTH = 10;

/** The largest of each dimension, and every hour. What found no place of its own is no entry among others: it comes last. */
const top = `
  SELECT * FROM (
    SELECT dimension, key, coalesce(substr(max(at::text || label) FILTER (WHERE label <> ''), ${DAY_LENGTH + 1}), key) AS label,
      sum(visitors)::int AS visitors, sum(visits)::int AS visits, sum(pageviews)::int AS pageviews,
      sum(seconds)::float8 AS seconds, sum(clicks)::int AS clicks,
      row_number() OVER (PARTITION BY dimension ORDER BY key = '${OTHER_KEY}', ${RANK} DESC, sum(pageviews) DESC, key) AS place
    FROM (${parts}) part GROUP BY dimension, key
  ) ranked WHERE place <= ${LIST_LENGTH} OR dimension = 'hour'`;

const funnelOf = (from: string, to: string) => `(
  SELECT json_build_object(
    'serviceViews', coalesce(sum(sessions) FILTER (WHERE key = 'service_view'), 0),
    'adds', coalesce(sum(sessions) FILTER (WHERE key = 'add'), 0),
    'quotes', coalesce(sum(sessions) FILTER (WHERE key = 'quote'), 0))
  FROM app.analytics_days WHERE dimension = 'funnel' AND day >= CAST(${from} AS date) AND day <= CAST(${to} AS date)
)`;

const droppedFor = (reason: string) => `coalesce(sum(count) FILTER (WHERE reason = '${reason}'), 0)`;

/**
 * All figures of a range in one row, from one moment. It reads what was counted per day, hour and span of days, never the events: what it costs
 * depends on the range, and on no number of visitors.
 *
 * Values: `from`, `to`, `previousFrom`, `previousTo`, and of the pieces of the range `spanDays` with `spanFirsts`, and `days`.
 */
export const readFigures = `
  SELECT
    (SELECT rolled_up_to FROM app.analytics_state) AS "countedUpTo",
    ${onlineNow} AS online,
    (SELECT coalesce(json_agg(json_build_array(day, visitors, visits, pageviews, clicks, seconds, bounces)), '[]') FROM app.analytics_days
      WHERE dimension = 'total' AND day >= CAST(:previousFrom AS date) AND day <= CAST(:to AS date)) AS days,
    (SELECT coalesce(json_agg(json_build_object('dimension', dimension, 'key', key, 'label', label, 'visitors', visitors, 'visits', visits,
        'pageviews', pageviews, 'seconds', seconds, 'clicks', clicks) ORDER BY dimension, place), '[]')
      FROM (${top}) top) AS entries,
    ${funnelOf(':from', ':to')} AS funnel,
    ${funnelOf(':previousFrom', ':previousTo')} AS "previousFunnel",
    (SELECT json_build_object('bots', ${droppedFor('bot')}, 'staff', ${droppedFor('staff')}) FROM app.events_dropped
      WHERE day >= CAST(:from AS date) AND day <= CAST(:to AS date)) AS dropped`;
