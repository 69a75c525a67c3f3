import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ensurePartitions } from './partitions';

/**
 * Drops the events of every month that ended so many months ago, and forgets whose the sessions of that time were. What was counted
 * of them per day stays.
 */
export async function dropOldEvents(db: Knex, months: number): Promise<void> {
  await db.raw('SELECT app.drop_event_partitions(?)', [months]);
  await db.raw('DELETE FROM app.visitor_sessions WHERE linked_at < now() - make_interval(months => ?)', [months]);
}

/** The daily job: partitions for the months to come, none for those past. */
export async function keepPartitions(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  await ensurePartitions(db);
  await dropOldEvents(db, strapi.config.get<number>('analytics.retentionMonths'));
}
