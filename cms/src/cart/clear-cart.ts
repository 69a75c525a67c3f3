import type { Knex } from 'knex';
import type { StoredCart } from './cart-answer';
import { changedCart, LAST_SESSION, MY_LINES } from './cart-sql';
import { changeCart } from './change-cart';

const query = `
  WITH mine AS (${MY_LINES}),
  ${changedCart('EXISTS (SELECT FROM mine)')},
  removed AS (DELETE FROM app.cart_lines WHERE user_id IN (SELECT user_id FROM cart) RETURNING id)
  SELECT EXISTS (SELECT FROM mine) = EXISTS (SELECT FROM removed) AS "isDone", ${LAST_SESSION} AS "sessionId"`;

interface ClearRow {
  readonly isDone: boolean;
  readonly sessionId: string | null;
}

/** Removes every line of an account's cart. */
export async function clearCart(db: Knex, userId: number, sessionId: string | null): Promise<StoredCart> {
  return changeCart(db, userId, async (connection) => {
    const { rows } = (await connection.raw(query, { userId, sessionId }).options({ name: 'cart-clear' })) as { rows: [ClearRow] };
    return rows[0].isDone ? { lines: [], sessionId: rows[0].sessionId } : null;
  });
}
