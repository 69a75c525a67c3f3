import type { Knex } from 'knex';

/** Makes the partitions that events of the next months will need. @returns how many were missing */
export async function ensurePartitions(db: Knex): Promise<number> {
  const { rows }: { rows: { made: number }[] } = await db.raw('SELECT app.ensure_event_partitions() AS made');
  return rows[0]?.made ?? 0;
}
