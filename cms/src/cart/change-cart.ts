import type { Knex } from 'knex';

/** Locks an account's cart until the transaction ends, so that its changes and its submission follow one another. */
export async function lockCart(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw('SELECT 1 FROM app.carts WHERE user_id = ? FOR UPDATE', [userId]);
}

/** Tells changes under way that the cart isn't what they have read. For a transaction that has locked it and changed its lines. */
export async function countCartChange(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw('UPDATE app.carts SET version = version + 1, updated_at = now() WHERE user_id = ?', [userId]);
}

/**
 * Runs a change of an account's cart.
 *
 * One statement on its own is a whole transaction, and needs a quarter of the round trips. It finds out by itself when
 * another change came in between (see `changedCart`); only then it is done again with the cart locked beforehand.
 * @param change runs one statement; null where that has done nothing because of another change
 */
export async function changeCart<T>(db: Knex, userId: number, change: (db: Knex) => Promise<T | null>): Promise<T> {
  const done = (await change(db)) ?? (await db.transaction(async (trx) => {
    await lockCart(trx, userId);
    return change(trx);
  }));
  if (done === null) throw new Error(`The cart of account ${userId} was changed although it is locked`);
  return done;
}
