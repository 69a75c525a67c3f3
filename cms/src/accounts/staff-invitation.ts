import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { wakeMailer } from '../mail/mailer';
import { enqueueMail } from '../mail/outbox';
import { writeAudit, type AuditPerson } from './audit';
import type { AccountLanguage, StaffRole } from './fields';
import { openPanelAccount } from './panel-account';
import { Refusal } from './refusal';
import type { Account } from './sessions';
import { insertUser, setRole } from './users';

export interface Invitation {
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly role: StaffRole;
  readonly language: AccountLanguage;
}

/**
 * Makes an approved staff account without a password, its panel account, and the mail in which its owner sets both
 * passwords. Call it inside `strapi.db.transaction`.
 * @param actor who invites; null for the set-up
 * @returns the account's id, or null where the address has an account already
 */
export async function inviteStaff(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { name, email, role, language }: Invitation,
  actor: AuditPerson | null,
): Promise<number | null> {
  const userId = await insertUser(trx, email, null, {
    name, language, requestedRole: role, staffStatus: 'approved',
    businessDomain: '', clientSegment: '', companyName: '', companySize: '',
  });
  if (userId === null) return null;
  await setRole(trx, userId, role);
  await openPanelAccount(strapi, { email, name, role });
  await enqueueMail(trx, { template: 'staff-invitation', recipient: email, language });
  await writeAudit(trx, { action: 'staff_invited', actor, subject: { id: userId, name, email }, role });
  return userId;
}

/**
 * Invites somebody on behalf of an administrator.
 * @returns the new account's id
 * @throws Refusal account_exists
 */
export async function invite(strapi: Core.Strapi, actor: Account, invitation: Invitation): Promise<number> {
  const person = { id: actor.userId, name: actor.name, email: actor.email };
  const userId = await strapi.db.transaction(({ trx }) => inviteStaff(strapi, trx, invitation, person));
  if (userId === null) throw new Refusal('account_exists');
  wakeMailer(strapi);
  return userId;
}
