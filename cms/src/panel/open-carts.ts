import type { Knex } from 'knex';
import type { Page } from '../accounts/audit';
import type { AccountLanguage } from '../accounts/fields';
import { cartAnswer, type StoredCart } from '../cart/cart-answer';
import { linesJson } from '../cart/cart-sql';

interface CartRow extends StoredCart {
  readonly userId: number;
  readonly owner: { readonly name: string; readonly email: string };
  readonly updatedAt: Date;
}

const HAS_LINES = 'EXISTS (SELECT FROM app.cart_lines WHERE user_id = c.user_id)';

/** A page of the carts with something in them, the last changed first. */
export async function listOpenCarts(db: Knex, { page, limit, language }: Page & { language: AccountLanguage }) {
  const found: { rows: CartRow[] } = await db.raw(
    `SELECT c.user_id AS "userId", json_build_object('name', coalesce(u.name, u.username), 'email', u.email) AS owner,
       c.updated_at AS "updatedAt", c.visitor_session_id AS "sessionId",
       ${linesJson('SELECT * FROM app.cart_lines WHERE user_id = c.user_id')} AS lines
     FROM app.carts c JOIN up_users u ON u.id = c.user_id
     WHERE ${HAS_LINES} ORDER BY c.updated_at DESC, c.user_id LIMIT ? OFFSET ?`,
    [limit, (page - 1) * limit],
  );
  const count: { rows: { total: number }[] } = await db.raw(`SELECT count(*)::int AS total FROM app.carts c WHERE ${HAS_LINES}`);
  const rows = found.rows.map(({ userId, owner, updatedAt, ...stored }) => {
    const { items, totalItems, totalPrice } = cartAnswer(stored, language);
    return { id: userId, owner, updatedAt: updatedAt.toISOString(), items, totalItems, totalPrice };
  });
  return { rows, total: count.rows[0]?.total ?? 0 };
}
