import type { Knex } from 'knex';
import { dubaiDay } from './dubai-time';

/** A quote's number for people, `Q-2026-000123`: the year is Dubai's, and the number goes on over the years. */
export function formatReference(at: Date, number: number): string {
  return `Q-${dubaiDay(at).slice(0, 4)}-${String(number).padStart(6, '0')}`;
}

/** A reference nobody else gets, and the database's time. Numbers of submissions that fail are lost. */
export async function nextReference(trx: Knex.Transaction): Promise<{ reference: string; at: Date }> {
  const { rows }: { rows: { at: Date; number: string }[] } = await trx.raw(
    `SELECT now() AS at, nextval('app.quote_reference_seq') AS number`,
  );
  const [{ at, number }] = rows as [{ at: Date; number: string }];
  return { at, reference: formatReference(at, Number(number)) };
}
