import type { Core } from '@strapi/strapi';
import { limitsOf } from '../limits/limits';
import type { LoginBody } from './account-requests';
import { verifyPassword } from './passwords';
import { Refusal } from './refusal';
import { createSession, deleteSession, type NewSession } from './sessions';
import { findUserByEmail, type StoredUser } from './users';

export interface SignedIn {
  readonly user: StoredUser;
  readonly session: NewSession;
}

/** Tells the owner, and nobody without the password, why the account can't be used. */
function refuseUnusable({ confirmed, blocked, staffStatus }: StoredUser): void {
  if (blocked || staffStatus === 'refused') throw new Refusal('account_blocked');
  if (!confirmed) throw new Refusal('email_not_verified');
  if (staffStatus === 'pending') throw new Refusal('pending_approval');
}

/**
 * Finds the account a password opens.
 *
 * Failures are counted after the comparison and the count is looked at once more before a right password is
 * accepted: of any number of parallel guesses no more are answered than one after the other.
 * @throws Refusal invalid_credentials, too_many_requests
 */
async function checkPassword(strapi: Core.Strapi, body: LoginBody, client: string): Promise<StoredUser> {
  const limits = limitsOf(strapi);
  await limits.check('failedLoginsPerAddress', body.email);
  const user = await findUserByEmail(strapi.db.connection, body.email);
  if (!(await verifyPassword(body.password, user?.passwordHash ?? null)) || !user) {
    await limits.consume('failedLoginsPerAddress', body.email);
    throw new Refusal('invalid_credentials');
  }
  await limits.check('failedLoginsPerAddress', body.email);
  await limits.reset('failedLoginsPerAddress', body.email);
  await limits.refund('failedLoginsPerClient', client);
  return user;
}

/**
 * Signs in with a new session. The one the visitor came with ends, whoever's it was.
 * @param client what the visitor's address counts as
 * @param oldSecret value of the visitor's cookie, if there is one
 * @throws Refusal invalid_credentials, email_not_verified, pending_approval, account_blocked, too_many_requests
 */
export async function login(
  strapi: Core.Strapi,
  body: LoginBody,
  client: string,
  oldSecret: string,
): Promise<SignedIn> {
  // Counted before, taken back where the password is right: a comparison is dear, so even tries under way count.
  await limitsOf(strapi).consume('failedLoginsPerClient', client);
  const user = await checkPassword(strapi, body, client);
  refuseUnusable(user);
  const db = strapi.db.connection;
  const session = await createSession(db, {
    userId: user.id,
    role: user.role,
    passwordHash: user.passwordHash ?? '',
    visitorSessionId: body.sessionId,
  });
  // The account changed while the password was compared.
  if (!session) throw new Refusal('invalid_credentials');
  await deleteSession(db, oldSecret);
  return { user, session };
}
