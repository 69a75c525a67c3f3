import type { Knex } from 'knex';
import { hashSecret, isSecret, newSecret } from './secrets';

export type LinkPurpose = 'verification' | 'reset' | 'invitation';

/** How long a mailed link works, from the moment it is made. */
const lifetimes: Record<LinkPurpose, string> = {
  verification: '24 hours',
  reset: '30 minutes',
  invitation: '7 days',
};

/** Makes a link of an account. Returns the plain secret, which is stored nowhere. */
export async function createLink(trx: Knex.Transaction, userId: number, purpose: LinkPurpose): Promise<string> {
  const secret = newSecret();
  await trx.raw(
    `INSERT INTO app.account_links (secret_hash, user_id, purpose, expires_at)
     VALUES (?, ?, ?, now() + ?::interval)`,
    [hashSecret(secret), userId, purpose, lifetimes[purpose]],
  );
  return secret;
}

/**
 * Uses a link up, and with it every other link of that account and purpose. Locks the account until the transaction
 * ends, so that what follows is the only thing happening to it.
 * @param secret anything a caller sent
 * @returns whose link it was, or null where it is unknown, used, too old or for another purpose
 */
export async function consumeLink(
  trx: Knex.Transaction,
  secret: unknown,
  purposes: readonly LinkPurpose[],
): Promise<{ userId: number; purpose: LinkPurpose } | null> {
  if (!isSecret(secret)) return null;
  const hash = hashSecret(secret);
  // First the account, then its links: two links of one account used at once would else wait for each other.
  await trx.raw(
    `SELECT 1 FROM up_users u JOIN app.account_links l ON l.user_id = u.id
     WHERE l.secret_hash = ? FOR NO KEY UPDATE OF u`,
    [hash],
  );
  const { rows }: { rows: { userId: number; purpose: LinkPurpose }[] } = await trx.raw(
    `DELETE FROM app.account_links WHERE secret_hash = ? AND purpose = ANY(?) AND expires_at > now()
     RETURNING user_id AS "userId", purpose`,
    [hash, [...purposes]],
  );
  const link = rows[0];
  if (!link) return null;
  await deleteLinksOf(trx, link.userId, [link.purpose]);
  return link;
}

/** Makes the mailed links of an account worthless. */
export async function deleteLinksOf(
  trx: Knex.Transaction,
  userId: number,
  purposes: readonly LinkPurpose[] = ['verification', 'reset', 'invitation'],
): Promise<void> {
  await trx.raw('DELETE FROM app.account_links WHERE user_id = ? AND purpose = ANY(?)', [userId, [...purposes]]);
}
