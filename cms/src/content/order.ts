import type { Knex } from 'knex';
import type { Kind } from './types';

/** The last place that is taken: among all services, or among the sub-services of one. */
export async function lastPlace(trx: Knex.Transaction, kind: Exclude<Kind, 'post'>, serviceId: string | undefined): Promise<number> {
  const { rows }: { rows: { place: number }[] } = kind === 'service'
    ? await trx.raw('SELECT coalesce(max("order"), 0) AS place FROM services')
    : await trx.raw(
      `SELECT coalesce(max(u."order"), 0) AS place
       FROM sub_services u JOIN sub_services_service_lnk l ON l.sub_service_id = u.id JOIN services s ON s.id = l.service_id
       WHERE s.document_id = ?`,
      [serviceId ?? null],
    );
  return rows[0]?.place ?? 0;
}
