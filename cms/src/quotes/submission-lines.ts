import type { Knex } from 'knex';
import { IS_AVAILABLE } from '../cart/cart-sql';
import { countCartChange } from '../cart/change-cart';
import type { SubmissionBody } from './submission-request';

/* What a request takes from the cart, and which of its lines a call means. */

/** Columns that a quote's line has of the cart's. */
const COPIED = 'service_id, sub_service_id, service_slug, sub_service_slug, service_name, sub_service_name, description, price_cents, quantity, added_at';

/** What has to be equal for a cart's line to be asked for by a quote's: whatever was changed meanwhile is another wish. */
const WISH = 'service_id, sub_service_id, quantity, price_cents';

const availableLines = (columns: string) => `SELECT ${columns} FROM app.cart_lines l WHERE l.user_id = :userId AND ${IS_AVAILABLE}`;

/** Whether a quote asks for exactly what can be asked for in the cart. */
export async function asksForCart(trx: Knex.Transaction, userId: number, quoteId: string): Promise<boolean> {
  const asked = `SELECT ${WISH} FROM app.quote_lines WHERE quote_id = :quoteId`;
  const { rows }: { rows: { equal: boolean }[] } = await trx.raw(
    `SELECT NOT EXISTS (${availableLines(WISH)} EXCEPT ${asked}) AND NOT EXISTS (${asked} EXCEPT ${availableLines(WISH)}) AS equal`,
    { userId, quoteId },
  );
  return rows[0]?.equal ?? false;
}

/** Whether there is anything in the cart that can be asked for. */
export async function hasAvailableLines(trx: Knex.Transaction, userId: number): Promise<boolean> {
  const { rows }: { rows: unknown[] } = await trx.raw(`${availableLines('1')} LIMIT 1`, { userId });
  return rows.length > 0;
}

/** Copies what can be asked for from the cart into a quote. */
export async function copyCart(trx: Knex.Transaction, userId: number, quoteId: string): Promise<void> {
  await trx.raw(
    `INSERT INTO app.quote_lines (quote_id, position, ${COPIED})
     SELECT :quoteId, row_number() OVER (ORDER BY l.added_at, l.id), ${COPIED} FROM (${availableLines('l.*')}) l`,
    { userId, quoteId },
  );
}

/** Takes out of the cart what a quote asks for. A line that was added or changed meanwhile stays. */
export async function emptyCart(trx: Knex.Transaction, userId: number, quoteId: string): Promise<void> {
  await trx.raw(
    `DELETE FROM app.cart_lines WHERE user_id = :userId AND (${WISH}) IN (SELECT ${WISH} FROM app.quote_lines WHERE quote_id = :quoteId)`,
    { userId, quoteId },
  );
  await countCartChange(trx, userId);
}

/** By id or slug where they are sent; else by the name in either language, in whose place an id or slug may stand. */
const isMeant = (id: string, slug: string, name: string, sentId: string, sentName: string) => `
  CASE WHEN :${sentId}::text IS NOT NULL THEN :${sentId} IN (l.${id}, l.${slug})
       ELSE :${sentName} IN (l.${name} ->> 'en', l.${name} ->> 'ar', l.${id}, l.${slug}) END`;

/** SQL that is true of the line `l` that a call means; `meantBy` binds it. */
export const IS_MEANT = `${isMeant('service_id', 'service_slug', 'service_name', 'serviceId', 'serviceName')}
  AND ${isMeant('sub_service_id', 'sub_service_slug', 'sub_service_name', 'subServiceId', 'subServiceName')}`;

export const meantBy = ({ serviceId, serviceName, subServiceId, subServiceName }: SubmissionBody) =>
  ({ serviceId: serviceId ?? null, serviceName, subServiceId: subServiceId ?? null, subServiceName });

/** The line of a quote that a call means, or null. */
export async function findLine(trx: Knex.Transaction, quoteId: string, body: SubmissionBody): Promise<string | null> {
  const { rows }: { rows: { id: string }[] } = await trx.raw(
    `SELECT l.id FROM app.quote_lines l WHERE l.quote_id = :quoteId AND ${IS_MEANT} ORDER BY l.position LIMIT 1`,
    { quoteId, ...meantBy(body) },
  );
  return rows[0]?.id ?? null;
}
