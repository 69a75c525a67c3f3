import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { enqueueMail } from '../mail/outbox';
import { approveStaff } from './staff-approval';
import { inviteStaff } from './staff-invitation';
import { lockUser } from './users';

const NAME = 'Administrator';

/** Whether somebody already has or had the role, other than an invitation to this address that nobody followed. */
async function hasAdmin(trx: Knex.Transaction, invited: string): Promise<boolean> {
  const { rows }: { rows: unknown[] } = await trx.raw(
    `SELECT 1 FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
     WHERE r.type = 'admin' AND (u.confirmed OR u.blocked OR lower(u.email) <> ?) LIMIT 1`,
    [invited],
  );
  return rows.length > 0;
}

/** Whether the invitation is on its way or its link still works. */
async function isInvited(trx: Knex.Transaction, email: string): Promise<boolean> {
  const { rows }: { rows: unknown[] } = await trx.raw(
    `SELECT 1 FROM app.outbox WHERE recipient = ? AND template = 'staff-invitation' AND sent_at IS NULL AND failed_at IS NULL
     UNION ALL
     SELECT 1 FROM app.account_links l JOIN up_users u ON u.id = l.user_id
     WHERE lower(u.email) = ? AND l.purpose = 'invitation' AND l.expires_at > now()`,
    [email, email],
  );
  return rows.length > 0;
}

async function inviteFirst(strapi: Core.Strapi, trx: Knex.Transaction, email: string): Promise<void> {
  const user = await lockUser(trx, { email });
  if (user?.confirmed) return approveStaff(strapi, trx, { user, role: 'admin', actor: null });
  if (user?.staffStatus === 'approved') {
    return enqueueMail(trx, { template: 'staff-invitation', recipient: email, language: user.language });
  }
  // Anybody may have registered the address without owning it; of that nothing is kept, the password least of all.
  if (user) await trx.raw('DELETE FROM up_users WHERE id = ?', [user.id]);
  await inviteStaff(strapi, trx, { name: NAME, email, role: 'admin', language: 'en' }, null);
}

/**
 * Invites the configured address as administrator while there is none: the only way to the first one. Repeating it does
 * nothing, unless the invitation has run out; it is then mailed again.
 */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const email = strapi.config.get<string | undefined>('site.firstAdminEmail');
  if (!email) return;
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-first-admin'))`);
    if ((await hasAdmin(trx, email)) || (await isInvited(trx, email))) return;
    await inviteFirst(strapi, trx, email);
    strapi.log.info('There is no administrator yet: the configured first one is invited by mail.');
  });
}
