import type { Knex } from 'knex';
import { dubaiDay, MAX_DURATION_MS } from '../database/analytics-schema';
import type { EventBatch } from './event-input';

/** What became of a batch; an event that came twice in it counts once. */
export interface StoredBatch {
  /** Events that are in the table now, whether or not they were before. */
  readonly stored: number;
  /** Events of staff, which are not. */
  readonly staff: number;
}

/** How far from the database's clock the time of an event is believed. */
const CREDIBLE = `now() - interval '24 hours' AND now() + interval '5 minutes'`;

/*
 * One statement, and so one transaction: when it has answered, it is committed. Rows are written in the order of their ids, so that two
 * batches with the same events never wait for each other in a circle.
 */
const storeStatement = `
  WITH sent AS MATERIALIZED (
    SELECT DISTINCT ON (x.id) x.*,
      CASE WHEN x.occurred_at BETWEEN ${CREDIBLE} THEN x.occurred_at ELSE app.late_event_time(x.id, x.occurred_at) END AS at
    FROM json_to_recordset(?::json) AS x (
      id uuid, kind text, session_id text, occurred_at timestamptz, language text, path text, page_name text, blog_title text,
      service_name text, sub_service_name text, duration_ms integer, source text, referrer_host text, country text, region text, city text,
      location_source text, device text, target jsonb, secret_hash bytea)
    ORDER BY x.id, x.duration_ms DESC
  ), known AS MATERIALIZED (
    SELECT * FROM app.known_visits(ARRAY(SELECT DISTINCT session_id FROM sent))
  ), staff_secrets AS MATERIALIZED (
    SELECT s.secret_hash FROM app.sessions s
    JOIN up_users_role_lnk l ON l.user_id = s.user_id
    JOIN up_roles r ON r.id = l.role_id
    WHERE s.secret_hash = ANY (ARRAY(SELECT secret_hash FROM sent WHERE secret_hash IS NOT NULL)) AND r.type <> 'user'
  ), judged AS MATERIALIZED (
    SELECT s.*, k.user_id, coalesce(k.is_staff, false) OR coalesce(s.secret_hash IN (SELECT secret_hash FROM staff_secrets), false) AS is_staff
    FROM sent s LEFT JOIN known k USING (session_id)
  ), stored AS (
    INSERT INTO app.events AS e (
      month, id, kind, session_id, user_id, occurred_at, language, path, page_name, blog_title, service_name, sub_service_name, duration_ms,
      source, referrer_host, country, region, city, location_source, device, target)
    SELECT date_trunc('month', at AT TIME ZONE 'UTC')::date, id, kind, session_id, user_id, at, language, path, page_name, blog_title,
      service_name, sub_service_name, least(duration_ms, ${MAX_DURATION_MS}),
      source, referrer_host, country, region, city, location_source, device, target
    FROM judged WHERE NOT is_staff ORDER BY id
    ON CONFLICT (month, id) DO UPDATE SET duration_ms = excluded.duration_ms, received_at = excluded.received_at
      WHERE e.session_id = excluded.session_id AND e.duration_ms < excluded.duration_ms
  ), dropped AS (
    INSERT INTO app.events_dropped AS d (day, reason, count)
    SELECT ${dubaiDay('now()')}, given.reason, given.count
    FROM (SELECT 'staff' AS reason, count(*) AS count FROM judged WHERE is_staff UNION ALL SELECT 'bot', ?::bigint) AS given
    WHERE given.count > 0
    ON CONFLICT (day, reason) DO UPDATE SET count = d.count + excluded.count
  )
  SELECT count(*) FILTER (WHERE NOT is_staff)::integer AS stored, count(*) FILTER (WHERE is_staff)::integer AS staff FROM judged`;

/**
 * Stores events, each once however often it comes: what comes again only makes a stay longer. Events of staff's sessions are counted
 * and not stored.
 * @returns once all of it is committed
 */
export async function storeEvents(db: Knex, { events, bots }: EventBatch): Promise<StoredBatch> {
  // Named: it is planned once per connection.
  const query = db.raw(storeStatement, [JSON.stringify(events), bots]).options({ name: 'store-events' });
  const { rows } = (await query) as { rows: StoredBatch[] };
  const [row] = rows;
  if (!row) throw new Error('The database has answered nothing about the events');
  return row;
}
