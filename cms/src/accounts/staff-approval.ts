import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { enqueueMail, type MailLanguage } from '../mail/outbox';
import { hasAuditEntry, writeAudit, type AuditPerson } from './audit';
import type { StaffRole } from './fields';
import { hasPanelAccount, openPanelAccount } from './panel-account';
import { isStaffAddress } from './staff-domain';
import { lockUser, setRole, type StoredUser } from './users';

/** Administrators who can be asked: verified, approved, not blocked. */
async function activeAdmins(trx: Knex.Transaction): Promise<{ email: string; language: MailLanguage }[]> {
  const { rows }: { rows: { email: string; language: MailLanguage }[] } = await trx.raw(
    `SELECT u.email, coalesce(u.language, 'en') AS language
     FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
     WHERE r.type = 'admin' AND u.staff_status = 'approved' AND u.confirmed AND NOT coalesce(u.blocked, false)
     ORDER BY u.id`,
  );
  return rows;
}

async function markApproved(trx: Knex.Transaction, userId: number, role: StaffRole): Promise<void> {
  await trx.raw(`UPDATE up_users SET staff_status = 'approved', updated_at = now() WHERE id = ?`, [userId]);
  await setRole(trx, userId, role);
}

/** Opens the panel account and mails that everything is ready. */
async function welcome(strapi: Core.Strapi, trx: Knex.Transaction, user: StoredUser, role: StaffRole): Promise<void> {
  await openPanelAccount(strapi, { email: user.email, name: user.name, role });
  await enqueueMail(trx, { template: 'staff-approved', recipient: user.email, language: user.language });
}

/**
 * Makes a verified account staff: role, panel account, mail, audit entry.
 * @param actor the administrator who decided; null where the address's domain did
 */
export async function approveStaff(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { user, role, actor }: { user: StoredUser; role: StaffRole; actor: AuditPerson | null },
): Promise<void> {
  await markApproved(trx, user.id, role);
  await welcome(strapi, trx, user, role);
  await writeAudit(trx, { action: actor ? 'staff_approved' : 'staff_auto_approved', actor, subject: user, role });
}

async function askAdministrators(trx: Knex.Transaction, user: StoredUser): Promise<void> {
  // A second mailed link, such as a reset's, may verify the same address again.
  if (await hasAuditEntry(trx, 'staff_requested', user.id)) return;
  await writeAudit(trx, { action: 'staff_requested', actor: null, subject: user, role: user.requestedRole });
  for (const { email, language } of await activeAdmins(trx)) {
    await enqueueMail(trx, { template: 'staff-request', recipient: email, language, data: { userId: user.id } });
  }
}

/**
 * Settles what an account may do, once its address is verified. Call it inside `strapi.db.transaction`, after
 * `confirmed` was set; repeating it does nothing more.
 *
 * Clients can use theirs at once. Of staff, an address on an allowed domain is approved with the role it asked for; any
 * other waits, and the administrators are told.
 */
export async function settleVerifiedStaff(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  userId: number,
): Promise<'active' | 'pending_approval'> {
  const user = await lockUser(trx, { id: userId });
  if (!user || user.staffStatus === null) return 'active';
  if (user.staffStatus === 'refused') return 'pending_approval';
  if (user.staffStatus === 'approved') {
    // An administrator made this account; an invited one has its panel account from the start.
    if (user.role !== 'user' && !(await hasPanelAccount(strapi, user.email))) await welcome(strapi, trx, user, user.role);
    return 'active';
  }
  const domains = strapi.config.get<readonly string[]>('site.staffEmailDomains', []);
  if (user.requestedRole && isStaffAddress(user.email, domains)) {
    await approveStaff(strapi, trx, { user, role: user.requestedRole, actor: null });
    return 'active';
  }
  await askAdministrators(trx, user);
  return 'pending_approval';
}

/**
 * Approves an account that a signed-in administrator is registering. Its address still has to be verified; the panel
 * account and the mail about it follow then.
 */
export async function approveDirectly(
  trx: Knex.Transaction,
  { userId, role, actor }: { userId: number; role: StaffRole; actor: { userId: number; name: string; email: string } },
): Promise<void> {
  await markApproved(trx, userId, role);
  const user = await lockUser(trx, { id: userId });
  if (!user) throw new Error(`There is no account ${userId} to approve`);
  await writeAudit(trx, {
    action: 'staff_approved', actor: { id: actor.userId, name: actor.name, email: actor.email }, subject: user, role,
  });
}
