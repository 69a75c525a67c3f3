import type { Knex } from 'knex';

/** Days a sent or failed mail is remembered: long enough to answer "did you get my mail?". */
const MAIL_DAYS = 30;

/** Removes what nobody can use any more: ended sessions, old links, mails of long ago, requests that were never sent whole. */
export async function cleanUp(db: Knex): Promise<void> {
  await db.raw('DELETE FROM app.sessions WHERE least(idle_expires_at, expires_at) < now()');
  await db.raw('DELETE FROM app.account_links WHERE expires_at < now()');
  await db.raw('DELETE FROM app.outbox WHERE coalesce(sent_at, failed_at) < now() - make_interval(days => ?)', [MAIL_DAYS]);
  await db.raw(`DELETE FROM app.quotes WHERE status = 'collecting' AND created_at < now() - interval '1 day'`);
}
