import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { limitsOf } from '../limits/limits';
import { wakeMailer } from '../mail/mailer';
import { enqueueMail } from '../mail/outbox';
import type { RegisterBody } from './account-requests';
import type { StaffRole } from './fields';
import { deleteLinksOf } from './links';
import { hashPassword, isCommonPassword } from './passwords';
import { Refusal } from './refusal';
import type { Account } from './sessions';
import { approveDirectly } from './staff-approval';
import { insertUser, lockUser, replaceProfile, type Profile } from './users';

function profileOf(body: RegisterBody, requestedRole: StaffRole | null): Profile {
  const { name, language, businessDomain, clientSegment, companyName, companySize } = body;
  return {
    name, language, businessDomain, clientSegment, companyName, companySize, requestedRole,
    staffStatus: requestedRole ? 'pending' : null,
  };
}

/**
 * Makes the account, or gives an unverified one to whoever registered last: only the owner of the mailbox can verify
 * it, and an abandoned registration must not keep an address.
 * @returns its id, or null where the address has an account that a registration doesn't touch
 */
async function claimAddress(
  trx: Knex.Transaction,
  email: string,
  passwordHash: string,
  profile: Profile,
): Promise<number | null> {
  const created = await insertUser(trx, email, passwordHash, profile);
  if (created !== null) return created;
  const user = await lockUser(trx, { email });
  // An approved account is one that an administrator made: its mailed link must not lead to a stranger's password.
  const settled = user?.staffStatus === 'approved' || user?.staffStatus === 'refused';
  if (!user || user.confirmed || user.blocked || settled) return null;
  await replaceProfile(trx, user.id, passwordHash, profile);
  await deleteLinksOf(trx, user.id);
  return user.id;
}

/**
 * Registers a client, or somebody who wants to be staff. Says nothing about what was there before: the owner of the
 * address learns it by mail.
 * @param caller who is signed in; a staff account made by an administrator is approved at once
 * @throws Refusal invalid_request where the password of a staff account is a common one
 */
export async function register(strapi: Core.Strapi, body: RegisterBody, caller: Account | null): Promise<void> {
  const role = body.role === 'user' ? null : body.role;
  if (role && isCommonPassword(body.password)) {
    throw new Refusal('invalid_request', { fields: { password: 'passwordCommon' } });
  }
  // Hashed whatever comes out, so that the time tells nothing.
  const passwordHash = await hashPassword(body.password);
  if (!(await limitsOf(strapi).allows('registrationsPerAddress', body.email))) return;

  const { email, language } = body;
  await strapi.db.transaction(async ({ trx }) => {
    const userId = await claimAddress(trx, email, passwordHash, profileOf(body, role));
    if (userId !== null && role && caller?.role === 'admin') {
      await approveDirectly(trx, { userId, role, actor: caller });
    }
    await enqueueMail(trx, { template: userId === null ? 'already-registered' : 'verification', recipient: email, language });
  });
  wakeMailer(strapi);
}
