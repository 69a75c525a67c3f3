import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { wakeMailer } from '../mail/mailer';
import { enqueueMail } from '../mail/outbox';
import { writeAudit, type AuditAction, type AuditPerson } from './audit';
import type { StaffRole } from './fields';
import { deleteLinksOf } from './links';
import { closePanelAccount, hasPanelAccount, openPanelAccount, setPanelRole } from './panel-account';
import { Refusal } from './refusal';
import { deleteSessionsOf, type Account } from './sessions';
import { approveStaff } from './staff-approval';
import { lockUser, setRole, type StoredUser } from './users';

/*
 * What administrators do with staff accounts. Each is one transaction: the site account, the panel account, the mails
 * and the audit entry change together or not at all. The caller has made sure that the actor is an administrator.
 */

const personOf = (actor: Account): AuditPerson => ({ id: actor.userId, name: actor.name, email: actor.email });

/** A staff account that has its role, blocked or not. */
interface ApprovedStaff extends StoredUser {
  readonly role: StaffRole;
}

const isApproved = (user: StoredUser): user is ApprovedStaff => user.staffStatus === 'approved' && user.role !== 'user';

/** Reads a staff account and locks it until the transaction ends. @throws Refusal not_found */
async function lockStaff(trx: Knex.Transaction, documentId: string): Promise<StoredUser> {
  const { rows }: { rows: { id: number }[] } = await trx.raw(
    'SELECT id FROM up_users WHERE document_id = ? AND staff_status IS NOT NULL', [documentId],
  );
  const user = rows[0] && (await lockUser(trx, { id: rows[0].id }));
  if (!user || user.staffStatus === null) throw new Refusal('not_found');
  return user;
}

/** One act on one staff account. */
async function act(
  strapi: Core.Strapi,
  documentId: string,
  change: (trx: Knex.Transaction, user: StoredUser) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => change(trx, await lockStaff(trx, documentId)));
  wakeMailer(strapi);
}

/** Nobody locks themselves out. @throws Refusal own_account */
function requireOther(actor: Account, user: StoredUser): void {
  if (actor.userId === user.id) throw new Refusal('own_account');
}

/**
 * Makes sure that an administrator remains who can sign in, when this one no longer can.
 * @throws Refusal last_admin
 */
async function requireAnotherAdmin(trx: Knex.Transaction, user: StoredUser): Promise<void> {
  if (user.role !== 'admin') return;
  // One at a time: two administrators who remove each other would else both find the other one still there.
  await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-last-admin'))`);
  const { rows }: { rows: unknown[] } = await trx.raw(
    `SELECT 1 FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
     WHERE r.type = 'admin' AND u.staff_status = 'approved' AND u.confirmed AND NOT coalesce(u.blocked, false) AND u.id <> ?
     LIMIT 1`,
    [user.id],
  );
  if (rows.length === 0) throw new Refusal('last_admin');
}

function record(
  trx: Knex.Transaction, action: AuditAction, actor: AuditPerson | null, user: StoredUser, role?: StaffRole,
): Promise<void> {
  const previousRole = role !== undefined && user.role !== 'user' ? user.role : null;
  return writeAudit(trx, { action, actor, subject: user, role, previousRole });
}

/** Makes a verified account staff; also one that was refused before. @throws Refusal conflict in any other state */
export function approve(strapi: Core.Strapi, actor: Account, documentId: string, role: StaffRole): Promise<void> {
  return act(strapi, documentId, async (trx, user) => {
    if (user.staffStatus === 'approved' || !user.confirmed || user.blocked) throw new Refusal('conflict');
    await approveStaff(strapi, trx, { user, role, actor: personOf(actor) });
  });
}

/** Turns a waiting account away, verified or not. @throws Refusal conflict in any other state */
export function refuse(strapi: Core.Strapi, actor: Account, documentId: string): Promise<void> {
  return act(strapi, documentId, async (trx, user) => {
    if (user.staffStatus !== 'pending') throw new Refusal('conflict');
    await trx.raw(`UPDATE up_users SET staff_status = 'refused', updated_at = now() WHERE id = ?`, [user.id]);
    await deleteLinksOf(trx, user.id);
    await record(trx, 'staff_refused', personOf(actor), user);
  });
}

/**
 * Closes the site account and the panel account of approved staff, from the next request on. Inside a transaction that
 * holds the account's lock.
 * @throws Refusal conflict where it isn't open; last_admin
 */
export async function closeStaff(
  strapi: Core.Strapi, trx: Knex.Transaction, user: StoredUser, actor: AuditPerson | null,
): Promise<void> {
  if (!isApproved(user) || user.blocked) throw new Refusal('conflict');
  await requireAnotherAdmin(trx, user);
  await trx.raw('UPDATE up_users SET blocked = true, updated_at = now() WHERE id = ?', [user.id]);
  await deleteSessionsOf(trx, user.id);
  await deleteLinksOf(trx, user.id);
  await closePanelAccount(strapi, user.email);
  await record(trx, 'staff_blocked', actor, user);
}

/** Blocks staff. */
export function block(strapi: Core.Strapi, actor: Account, documentId: string): Promise<void> {
  return act(strapi, documentId, async (trx, user) => {
    requireOther(actor, user);
    await closeStaff(strapi, trx, user, personOf(actor));
  });
}

/** Opens both accounts again; blocking took the mailed links away, so what is still to be activated is mailed anew. */
export function unblock(strapi: Core.Strapi, actor: Account, documentId: string): Promise<void> {
  return act(strapi, documentId, async (trx, user) => {
    requireOther(actor, user);
    if (!isApproved(user) || !user.blocked) throw new Refusal('conflict');
    await trx.raw('UPDATE up_users SET blocked = false, updated_at = now() WHERE id = ?', [user.id]);
    await reopenPanel(strapi, trx, user);
    await record(trx, 'staff_unblocked', personOf(actor), user);
  });
}

async function reopenPanel(strapi: Core.Strapi, trx: Knex.Transaction, user: ApprovedStaff): Promise<void> {
  // Without one the address isn't verified yet; it comes with the verification.
  if (!(await hasPanelAccount(strapi, user.email))) return;
  const panel = await openPanelAccount(strapi, user);
  const mail = { recipient: user.email, language: user.language };
  if (!user.confirmed) await enqueueMail(trx, { ...mail, template: 'staff-invitation' });
  else if (panel === 'invited') await enqueueMail(trx, { ...mail, template: 'staff-approved' });
}

/** Gives staff another role in both accounts, and signs them out of the site. The same role changes nothing. */
export function changeRole(strapi: Core.Strapi, actor: Account, documentId: string, role: StaffRole): Promise<void> {
  return act(strapi, documentId, async (trx, user) => {
    requireOther(actor, user);
    if (!isApproved(user) || user.blocked) throw new Refusal('conflict');
    if (user.role === role) return;
    await requireAnotherAdmin(trx, user);
    await setRole(trx, user.id, role);
    await deleteSessionsOf(trx, user.id);
    await setPanelRole(strapi, user.email, role);
    await record(trx, 'staff_role_changed', personOf(actor), user, role);
  });
}
