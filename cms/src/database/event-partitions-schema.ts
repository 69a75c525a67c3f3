/** Months of partitions that are kept ready: a CMS that stands still for a quarter of a year still has where to write. */
const MONTHS_AHEAD = 3;

/** Functions that make and drop the partitions of app.events, and the first of them. Every statement can be repeated. */
export const eventPartitionStatements: readonly string[] = [
  // The months that have a partition, the oldest first.
  `CREATE OR REPLACE FUNCTION app.event_months() RETURNS SETOF date LANGUAGE sql STABLE AS $$
    SELECT to_date(right(c.relname, 7), 'YYYY_MM') FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'app.events'::regclass ORDER BY 1
  $$`,

  // Makes the partitions of last month, this one and the next ones, as far as they are missing; returns how many were. A table is made
  // apart and attached: unlike one made as a partition, it doesn't hold up those who write.
  `CREATE OR REPLACE FUNCTION app.ensure_event_partitions(at timestamptz DEFAULT now(), ahead integer DEFAULT ${MONTHS_AHEAD})
    RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      this_month date := date_trunc('month', at AT TIME ZONE 'UTC');
      wanted date;
      made integer := 0;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('rukn-event-partitions'));
      FOR step IN -1..ahead LOOP
        wanted := this_month + make_interval(months => step);
        CONTINUE WHEN wanted IN (SELECT app.event_months());
        EXECUTE format('CREATE TABLE app.%I (LIKE app.events INCLUDING ALL)', 'events_' || to_char(wanted, 'YYYY_MM'));
        EXECUTE format('ALTER TABLE app.events ATTACH PARTITION app.%I FOR VALUES FROM (%L) TO (%L)',
          'events_' || to_char(wanted, 'YYYY_MM'), wanted, (wanted + interval '1 month')::date);
        made := made + 1;
      END LOOP;
      RETURN made;
    END
  $$`,

  // Drops the partitions of months that ended `months` months ago or longer; returns how many. It waits for nobody longer than half a
  // second, as everybody else waits behind it meanwhile.
  `CREATE OR REPLACE FUNCTION app.drop_event_partitions(months integer, at timestamptz DEFAULT now())
    RETURNS integer LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
    DECLARE
      old date;
      gone integer := 0;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('rukn-event-partitions'));
      FOR old IN
        SELECT m FROM app.event_months() m
        WHERE m + make_interval(months => months + 1) <= at AT TIME ZONE 'UTC'
      LOOP
        EXECUTE format('DROP TABLE app.%I', 'events_' || to_char(old, 'YYYY_MM'));
        gone := gone + 1;
      END LOOP;
      RETURN gone;
    END
  $$`,

  'SELECT app.ensure_event_partitions()',
];
