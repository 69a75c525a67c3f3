import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { limitsOf } from '../limits/limits';
import { wakeMailer } from '../mail/mailer';
import { enqueueMail } from '../mail/outbox';
import type { EmailBody, ResetPasswordBody } from './account-requests';
import { consumeLink, deleteLinksOf, type LinkPurpose } from './links';
import { hashPassword, isCommonPassword } from './passwords';
import { Refusal } from './refusal';
import { deleteSessionsOf } from './sessions';
import { settleVerifiedStaff } from './staff-approval';
import { confirmUser, lockUser, setPassword, type StoredUser } from './users';

export type VerifiedStatus = 'active' | 'pending_approval';

/** The account of a link, which is thereby used up. @throws Refusal link_invalid */
async function openLink(
  trx: Knex.Transaction,
  token: unknown,
  purposes: readonly LinkPurpose[],
): Promise<{ user: StoredUser; purpose: LinkPurpose }> {
  const link = await consumeLink(trx, token, purposes);
  const user = link && (await lockUser(trx, { id: link.userId }));
  if (!link || !user || user.blocked) throw new Refusal('link_invalid');
  return { user, purpose: link.purpose };
}

/**
 * Asks for a mail to an address, whether or not there is an account: what is to be sent, if anything, is found out when
 * it is sent. So neither the answer nor its time tells of accounts.
 */
export async function requestMail(
  strapi: Core.Strapi,
  template: 'verification' | 'reset',
  { email, language }: EmailBody,
): Promise<void> {
  await strapi.db.transaction(({ trx }) => enqueueMail(trx, { template, recipient: email, language }));
  wakeMailer(strapi);
}

/**
 * Verifies an address by its mailed link.
 * @returns whether the account can be used now or waits for an administrator
 * @throws Refusal link_invalid
 */
export async function verifyEmail(strapi: Core.Strapi, token: unknown): Promise<VerifiedStatus> {
  const status = await strapi.db.transaction(async ({ trx }) => {
    const { user } = await openLink(trx, token, ['verification']);
    await confirmUser(trx, user.id);
    return settleVerifiedStaff(strapi, trx, user.id);
  });
  wakeMailer(strapi);
  return status;
}

/** Whether the account has or may get a staff role, and needs a better password. */
const isStaff = ({ role, requestedRole, staffStatus }: StoredUser) =>
  role !== 'user' || requestedRole !== null || staffStatus !== null;

/**
 * Sets a password by a mailed link, of a reset or an invitation, and signs the account out everywhere. The link proves
 * the address as well.
 * @throws Refusal link_invalid; invalid_request where staff choose a common password, and the link stays usable
 */
export async function resetPassword(strapi: Core.Strapi, { token, password }: ResetPasswordBody): Promise<void> {
  // Before the transaction: a hash takes long, and locks are held short.
  const passwordHash = await hashPassword(password);
  const email = await strapi.db.transaction(async ({ trx }) => {
    const { user, purpose } = await openLink(trx, token, ['reset', 'invitation']);
    if (isStaff(user) && isCommonPassword(password)) {
      throw new Refusal('invalid_request', { fields: { password: 'passwordCommon' } });
    }
    await setPassword(trx, user.id, passwordHash);
    await deleteLinksOf(trx, user.id);
    await deleteSessionsOf(trx, user.id);
    if (!user.confirmed) {
      await confirmUser(trx, user.id);
      await settleVerifiedStaff(strapi, trx, user.id);
    }
    if (purpose === 'reset') {
      await enqueueMail(trx, { template: 'password-changed', recipient: user.email, language: user.language });
    }
    return user.email.toLowerCase();
  });
  // Guesses at the old password say nothing about the new one, and its owner wants in now.
  await limitsOf(strapi).reset('failedLoginsPerAddress', email);
  wakeMailer(strapi);
}
