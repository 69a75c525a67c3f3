import { eventPartitionStatements } from './event-partitions-schema';

/** Longest stay on one page that counts, in milliseconds; who left a tab open wasn't reading. */
export const MAX_DURATION_MS = 1_800_000;

/** Held shared by every statement that stores events, and alone by one that says whose a session is. */
const VISITS_LOCK = `hashtext('rukn-visits')`;

/** SQL of the day of a moment, as the dashboard counts: Dubai's. */
export const dubaiDay = (at: string) => `(${at} AT TIME ZONE 'Asia/Dubai')::date`;

const eventTables: readonly string[] = [
  // One row per event, named by its sender: what comes again under the same id is the same event. `month` is the first day, in UTC, of
  // the month in which it happened; there is a partition for each, so that old ones go at once and without a trace.
  // No foreign key on user_id: it would cost a look at the accounts per event. The id of an account that is gone names nobody
  // (ids aren't given twice), and its visits still count as one person's.
  `CREATE TABLE IF NOT EXISTS app.events (
    month date NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('visit', 'pageview', 'click', 'cart_add', 'cart_remove')),
    session_id text NOT NULL,
    user_id integer,
    occurred_at timestamptz NOT NULL,
    -- When it came last: the rollup finds by it what it hasn't counted yet.
    received_at timestamptz NOT NULL DEFAULT now(),
    language text NOT NULL CHECK (language IN ('en', 'ar')),
    path text NOT NULL,
    page_name text,
    blog_title text,
    service_name text,
    sub_service_name text,
    duration_ms integer NOT NULL DEFAULT 0 CHECK (duration_ms BETWEEN 0 AND ${MAX_DURATION_MS}),
    source text,
    referrer_host text,
    country text,
    region text,
    city text,
    location_source text NOT NULL DEFAULT 'none' CHECK (location_source IN ('ip', 'none')),
    device text NOT NULL CHECK (device IN ('desktop', 'mobile', 'tablet')),
    -- Of a click: text, id, type and href of what was clicked.
    target jsonb,
    PRIMARY KEY (month, id)
  ) PARTITION BY RANGE (month)`,
  'CREATE INDEX IF NOT EXISTS events_session_idx ON app.events (session_id)',
  'CREATE INDEX IF NOT EXISTS events_received_idx ON app.events (received_at)',
  'CREATE INDEX IF NOT EXISTS events_occurred_idx ON app.events (occurred_at)',

  // Whose a browser session is, from the moment its visitor signed in. Once staff's, always staff's. Without its account it stays:
  // a tab of somebody who was staff is still open.
  `CREATE TABLE IF NOT EXISTS app.visitor_sessions (
    session_id text PRIMARY KEY,
    user_id integer REFERENCES up_users (id) ON DELETE SET NULL,
    is_staff boolean NOT NULL DEFAULT false,
    linked_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX IF NOT EXISTS visitor_sessions_user_idx ON app.visitor_sessions (user_id)',

  // What wasn't stored, counted by Dubai's day.
  `CREATE TABLE IF NOT EXISTS app.events_dropped (
    day date NOT NULL,
    reason text NOT NULL CHECK (reason IN ('bot', 'staff')),
    count bigint NOT NULL,
    PRIMARY KEY (day, reason)
  )`,
];

/** SQL of what is counted, and of what: the columns of a day's row and of a span's alike. */
export const COUNTED_COLUMNS = `dimension text NOT NULL,
    key text NOT NULL,
    label text NOT NULL DEFAULT '',
    visitors integer NOT NULL DEFAULT 0,
    visits integer NOT NULL DEFAULT 0,
    pageviews integer NOT NULL DEFAULT 0,
    seconds bigint NOT NULL DEFAULT 0,
    bounces integer NOT NULL DEFAULT 0,
    clicks integer NOT NULL DEFAULT 0,
    sessions integer NOT NULL DEFAULT 0`;

const rollupTables: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS app.analytics_hours (
    hour timestamptz PRIMARY KEY,
    visits integer NOT NULL DEFAULT 0,
    pageviews integer NOT NULL DEFAULT 0
  )`,

  // `day` is Dubai's; `dimension` and `key` say what is counted: ('total', ''), ('page', '/about'), ('funnel', 'add') …
  `CREATE TABLE IF NOT EXISTS app.analytics_days (
    day date NOT NULL,
    ${COUNTED_COLUMNS},
    PRIMARY KEY (day, dimension, key)
  )`,

  // One row: up to when (by received_at) events are counted.
  `CREATE TABLE IF NOT EXISTS app.analytics_state (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    rolled_up_to timestamptz NOT NULL DEFAULT to_timestamp(0)
  )`,
  'INSERT INTO app.analytics_state DEFAULT VALUES ON CONFLICT DO NOTHING',

  // Days whose events were changed or removed afterwards. A day may stand here several times: whoever counts anew removes the rows that
  // were there before the counting began, and no later one.
  `CREATE TABLE IF NOT EXISTS app.analytics_dirty_days (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    day date NOT NULL
  )`,
];

const visitFunctions: readonly string[] = [
  // The sessions of a batch that are known. It runs inside the statement that stores the batch, and looks after it has the lock: what
  // another transaction said about a session until then counts, although the statement began before.
  `CREATE OR REPLACE FUNCTION app.known_visits(sessions text[])
    RETURNS TABLE (session_id text, user_id integer, is_staff boolean) LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(${VISITS_LOCK});
      RETURN QUERY SELECT v.session_id, v.user_id, v.is_staff FROM app.visitor_sessions v WHERE v.session_id = ANY (sessions);
    END
  $$`,

  // When an event happened whose sender's clock can't be believed, or that comes again long after it happened: as it is stored already,
  // else now.
  `CREATE OR REPLACE FUNCTION app.late_event_time(event uuid, sent timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
    DECLARE
      this_month date := date_trunc('month', now() AT TIME ZONE 'UTC');
    BEGIN
      RETURN coalesce(
        (SELECT e.occurred_at FROM app.events e
         WHERE e.month IN (this_month, (this_month - interval '1 month')::date, date_trunc('month', sent AT TIME ZONE 'UTC')::date)
           AND e.id = event LIMIT 1),
        now());
    END
  $$`,

  // Has days counted anew by the next rollup.
  `CREATE OR REPLACE FUNCTION app.count_days_anew(days date[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO app.analytics_dirty_days (day) SELECT DISTINCT d FROM unnest(days) d
  $$`,

  // Says whose a session is. What it has sent becomes the client's, as far as it is nobody's; of staff nothing stays.
  `CREATE OR REPLACE FUNCTION app.link_visit(session text, account integer, staff boolean) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      days date[];
      removed bigint;
    BEGIN
      IF EXISTS (SELECT 1 FROM app.visitor_sessions v WHERE v.session_id = session AND v.user_id = account AND (v.is_staff OR NOT staff)) THEN
        RETURN;
      END IF;
      PERFORM pg_advisory_xact_lock(${VISITS_LOCK});
      INSERT INTO app.visitor_sessions AS v (session_id, user_id, is_staff)
      SELECT session, u.id, staff FROM up_users u WHERE u.id = account
      ON CONFLICT (session_id) DO UPDATE
        SET user_id = excluded.user_id, is_staff = v.is_staff OR excluded.is_staff, linked_at = now();
      IF (SELECT v.is_staff FROM app.visitor_sessions v WHERE v.session_id = session) THEN
        WITH gone AS (DELETE FROM app.events e WHERE e.session_id = session RETURNING e.occurred_at)
        SELECT array_agg(DISTINCT ${dubaiDay('occurred_at')}), count(*) INTO days, removed FROM gone;
        INSERT INTO app.events_dropped AS d (day, reason, count) SELECT ${dubaiDay('now()')}, 'staff', removed WHERE removed > 0
        ON CONFLICT (day, reason) DO UPDATE SET count = d.count + excluded.count;
      ELSE
        WITH linked AS (UPDATE app.events e SET user_id = account WHERE e.session_id = session AND e.user_id IS NULL RETURNING e.occurred_at)
        SELECT array_agg(DISTINCT ${dubaiDay('occurred_at')}) INTO days FROM linked;
      END IF;
      PERFORM app.count_days_anew(days);
    END
  $$`,

  // Removes what a session, or an account in all its sessions, has sent; returns how many events that were, null where there is no such
  // account. The rows are locked in the order in which they are written, so that nobody waits in a circle.
  `CREATE OR REPLACE FUNCTION app.erase_visitor(session text, email text) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      account integer;
      sessions text[] := ARRAY[session];
      days date[];
      removed bigint;
    BEGIN
      IF num_nonnulls(session, email) <> 1 THEN
        RAISE EXCEPTION 'Either a session or an address';
      END IF;
      IF email IS NOT NULL THEN
        SELECT u.id INTO account FROM up_users u WHERE lower(u.email) = lower(erase_visitor.email);
        IF account IS NULL THEN
          RETURN NULL;
        END IF;
        SELECT array_agg(s) INTO sessions FROM (
          SELECT v.session_id FROM app.visitor_sessions v WHERE v.user_id = account
          UNION SELECT visitor_session_id FROM app.sessions WHERE user_id = account
          UNION SELECT visitor_session_id FROM app.carts WHERE user_id = account
          UNION SELECT visitor_session_id FROM app.quotes WHERE user_id = account
        ) AS of_account (s) WHERE s IS NOT NULL;
      END IF;
      WITH found AS (
        SELECT e.month, e.id FROM app.events e
        WHERE e.user_id = account OR (e.session_id = ANY (sessions) AND (account IS NULL OR e.user_id IS NULL))
        ORDER BY e.id FOR UPDATE
      ), gone AS (
        DELETE FROM app.events e USING found f WHERE e.month = f.month AND e.id = f.id RETURNING e.occurred_at
      )
      SELECT array_agg(DISTINCT ${dubaiDay('occurred_at')}), count(*) INTO days, removed FROM gone;
      -- Of staff's sessions it has to stay known that they are theirs.
      DELETE FROM app.visitor_sessions v WHERE NOT v.is_staff AND (v.user_id = account OR (account IS NULL AND v.session_id = session));
      PERFORM app.count_days_anew(days);
      RETURN removed;
    END
  $$`,
];

/**
 * Events of visitors, what is counted of them, and the functions that change both where several statements have to see the same.
 * Every statement can be repeated. Days are Dubai's, months those of UTC.
 */
export const analyticsSchemaStatements: readonly string[] = [...eventTables, ...rollupTables, ...eventPartitionStatements, ...visitFunctions];
