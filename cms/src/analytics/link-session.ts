import type { Knex } from 'knex';
import { z } from 'zod';
import type { Account } from '../accounts/sessions';

/** Body of `POST /api/analytics/link`. */
export const linkBody = z.strictObject({ sessionId: z.string('required').regex(/^session_[A-Za-z0-9_-]{1,100}$/, 'invalid') });

/**
 * Says that a browser session is an account's. What it has sent becomes the client's; if it is staff's, it is removed and
 * nothing more of it is stored. Said again, it changes nothing.
 */
export async function linkSession(db: Knex, account: Account, sessionId: string): Promise<void> {
  await db.raw('SELECT app.link_visit(?, ?, ?)', [sessionId, account.userId, account.role !== 'user']);
}
