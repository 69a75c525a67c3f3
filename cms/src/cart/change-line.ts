import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { StoredCart } from './cart-answer';
import { changedCart, LAST_SESSION, linesJson, MY_LINES } from './cart-sql';
import { changeCart } from './change-cart';

/** Which line is meant, and in which visitor session somebody says so. */
export interface LineAddress {
  /** Id or slug. */
  readonly serviceId: string;
  /** Id, slug, or name in either language; the service's only line where it is left out. */
  readonly subService?: string | undefined;
  readonly visitorSessionId: string | null;
}

const MEANT_LINES = `
  SELECT id FROM app.cart_lines
  WHERE user_id = :userId AND :service IN (service_id, service_slug)
    AND (:subService::text IS NULL
      OR :subService IN (sub_service_id, sub_service_slug, sub_service_name ->> 'en', sub_service_name ->> 'ar'))`;

/** True of the line that is meant, as long as there is one only and the cart is locked. */
const IS_MEANT = 'id IN (SELECT id FROM meant) AND EXISTS (SELECT FROM cart)';

/**
 * @param change a statement that changes the line and returns it
 * @param linesAfter a select of the cart's lines as they are then
 */
const changeQuery = (change: string, linesAfter: string) => `
  WITH meant AS (${MEANT_LINES}),
  ${changedCart('(SELECT count(*) FROM meant) = 1')},
  changed AS (${change})
  SELECT (SELECT count(*)::int FROM meant) AS found,
    EXISTS (SELECT FROM changed) AS "isChanged",
    ${linesJson(linesAfter)} AS lines,
    ${LAST_SESSION} AS "sessionId"`;

const OTHER_LINES = `${MY_LINES} AND id NOT IN (SELECT id FROM changed)`;

const updateQuery = changeQuery(
  `UPDATE app.cart_lines SET quantity = :quantity WHERE ${IS_MEANT} RETURNING *`,
  `${OTHER_LINES} UNION ALL SELECT * FROM changed`,
);
const removeQuery = changeQuery(`DELETE FROM app.cart_lines WHERE ${IS_MEANT} RETURNING id`, OTHER_LINES);

interface ChangeRow extends StoredCart {
  readonly found: number;
  readonly isChanged: boolean;
}

async function changeLine(
  db: Knex,
  userId: number,
  { serviceId, subService, visitorSessionId }: LineAddress,
  statement: { name: string; sql: string; quantity?: number },
): Promise<StoredCart> {
  const { name, sql, quantity } = statement;
  const bindings = { userId, sessionId: visitorSessionId, service: serviceId, subService: subService ?? null, ...(quantity && { quantity }) };
  return changeCart(db, userId, async (connection) => {
    const { rows } = (await connection.raw(sql, bindings).options({ name })) as { rows: [ChangeRow] };
    const [{ found, isChanged, ...cart }] = rows;
    if (found === 0) throw new Refusal('item_not_in_cart');
    if (found > 1) throw new Refusal('cart_line_ambiguous');
    return isChanged ? cart : null;
  });
}

/**
 * Removes a line of an account's cart.
 * @throws Refusal item_not_in_cart; cart_line_ambiguous where several are meant
 */
export function removeLine(db: Knex, userId: number, address: LineAddress): Promise<StoredCart> {
  return changeLine(db, userId, address, { name: 'cart-remove', sql: removeQuery });
}

/**
 * Sets the quantity of a line of an account's cart.
 * @param quantity 0 and below removes the line
 * @throws Refusal as removeLine
 */
export function updateLine(db: Knex, userId: number, address: LineAddress, quantity: number): Promise<StoredCart> {
  if (quantity <= 0) return removeLine(db, userId, address);
  return changeLine(db, userId, address, { name: 'cart-update', sql: updateQuery, quantity });
}
