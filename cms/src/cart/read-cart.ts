import type { Knex } from 'knex';
import type { StoredCart } from './cart-answer';
import { linesJson, MY_LINES } from './cart-sql';

const query = `
  SELECT ${linesJson(MY_LINES)} AS lines, (SELECT visitor_session_id FROM app.carts WHERE user_id = :userId) AS "sessionId"`;

/** An account's cart, in one statement; without lines where it has none. */
export async function readCart(db: Knex, userId: number): Promise<StoredCart> {
  // Named, as all of the cart's statements: Postgres plans them once per connection instead of once per call.
  const { rows } = (await db.raw(query, { userId }).options({ name: 'cart-read' })) as { rows: [StoredCart] };
  return rows[0];
}
