/** Minutes since somebody's last event. */
const ONLINE_MINUTES = 5;
/** Events that are looked at: with more of them in that time, the number is a lower limit, and the question costs no more. */
const ONLINE_EVENTS = 5_000;

/**
 * SQL of how many browser sessions are on the site: by when their events came. An event can have happened up to a day before it came, so
 * that two months are looked at around a month's end.
 */
export const onlineNow = `(
  SELECT count(DISTINCT session_id)::int FROM (
    SELECT session_id FROM app.events
    WHERE received_at > now() - interval '${ONLINE_MINUTES} minutes'
      AND month >= date_trunc('month', (now() - interval '1 day') AT TIME ZONE 'UTC')::date
    LIMIT ${ONLINE_EVENTS}
  ) latest
)`;
