import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { AccountLanguage } from '../accounts/fields';
import type { StoredCart, Texts } from './cart-answer';
import { MAX_CART_LINES, type AddBody } from './cart-requests';
import { changedCart, LAST_SESSION, linesJson, MY_LINES } from './cart-sql';
import { changeCart } from './change-cart';
import { MEANT_SUB_SERVICE } from './snapshot-sql';

/** Columns copied from the sub-service. */
const COPIED = 'service_id, sub_service_id, service_slug, sub_service_slug, service_name, sub_service_name, description, price_cents';

const query = `
  WITH meant AS (${MEANT_SUB_SERVICE}),
  mine AS (SELECT count(*) AS count FROM app.cart_lines WHERE user_id = :userId),
  existing AS (
    SELECT l.sub_service_name, l.quantity FROM app.cart_lines l JOIN meant USING (service_id, sub_service_id) WHERE l.user_id = :userId
  ),
  ${changedCart(`EXISTS (SELECT FROM meant) AND NOT EXISTS (SELECT FROM existing) AND (SELECT count FROM mine) < ${MAX_CART_LINES}`)},
  added AS (
    INSERT INTO app.cart_lines (user_id, quantity, ${COPIED})
    SELECT cart.user_id, :quantity, ${COPIED} FROM cart, meant
    RETURNING *
  )
  SELECT EXISTS (SELECT FROM meant) AS known,
    (SELECT json_build_object('name', sub_service_name, 'quantity', quantity) FROM existing) AS existing,
    (SELECT count FROM mine) >= ${MAX_CART_LINES} AS "isFull",
    EXISTS (SELECT FROM added) AS "isAdded",
    ${linesJson(`${MY_LINES} UNION ALL SELECT * FROM added`)} AS lines,
    ${LAST_SESSION} AS "sessionId"`;

interface AddRow extends StoredCart {
  readonly known: boolean;
  readonly existing: { readonly name: Texts; readonly quantity: number } | null;
  readonly isFull: boolean;
  readonly isAdded: boolean;
}

/**
 * Adds a sub-service to an account's cart, with its names, description and price as they are now.
 * @throws Refusal not_found, already_in_cart with the item's name and quantity, cart_full
 */
export async function addLine(db: Knex, userId: number, body: AddBody, language: AccountLanguage): Promise<StoredCart> {
  const bindings = {
    userId,
    sessionId: body.visitorSessionId,
    service: body.serviceId,
    subService: body.subServiceId ?? null,
    subServiceName: body.subServiceName ?? '',
    quantity: body.quantity,
  };
  return changeCart(db, userId, async (connection) => {
    const { rows } = (await connection.raw(query, bindings).options({ name: 'cart-add' })) as { rows: [AddRow] };
    const [{ known, existing, isFull, isAdded, ...cart }] = rows;
    if (!known) throw new Refusal('not_found');
    if (existing) throw new Refusal('already_in_cart', { values: { item: existing.name[language], quantity: existing.quantity } });
    if (isFull) throw new Refusal('cart_full');
    return isAdded ? cart : null;
  });
}
