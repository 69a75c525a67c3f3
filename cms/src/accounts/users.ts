import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { AccountLanguage, StaffRole } from './fields';
import type { SiteRoleType } from './sessions';

export type StaffStatus = 'pending' | 'approved' | 'refused';

/** What an account says about its owner. */
export interface Profile {
  readonly name: string;
  readonly language: AccountLanguage;
  readonly businessDomain: string;
  readonly clientSegment: string;
  readonly companyName: string;
  readonly companySize: string;
  /** The staff role it asks for; null for clients. */
  readonly requestedRole: StaffRole | null;
  readonly staffStatus: StaffStatus | null;
}

const profileColumns = (profile: Profile) => ({
  name: profile.name,
  language: profile.language,
  business_domain: profile.businessDomain,
  client_segment: profile.clientSegment,
  company_name: profile.companyName,
  company_size: profile.companySize,
  requested_role: profile.requestedRole,
  staff_status: profile.staffStatus,
});

/** A document id in Strapi's form: 24 letters and digits, the first a letter. */
function newDocumentId(): string {
  const digit = (from: number) => randomInt(from, 36).toString(36);
  return digit(10) + Array.from({ length: 23 }, () => digit(0)).join('');
}

/**
 * Makes an unverified account with role `user`.
 *
 * Plain SQL on purpose: Strapi's own creation can't say "unless the address is taken", and a violated index would
 * end the transaction.
 * @param email in lower case
 * @param passwordHash null where its owner has yet to set one
 * @returns its id, or null where the address is taken
 */
export async function insertUser(
  trx: Knex.Transaction,
  email: string,
  passwordHash: string | null,
  profile: Profile,
): Promise<number | null> {
  const [user]: { id: number }[] = await trx('up_users')
    .insert({
      document_id: newDocumentId(),
      username: email,
      email,
      provider: 'local',
      password: passwordHash,
      confirmed: false,
      blocked: false,
      created_at: trx.fn.now(),
      updated_at: trx.fn.now(),
      published_at: trx.fn.now(),
      ...profileColumns(profile),
    })
    .onConflict()
    .ignore()
    .returning('id');
  if (!user) return null;
  await setRole(trx, user.id, 'user');
  return user.id;
}

/** Gives an account one role and takes every other. */
export async function setRole(trx: Knex.Transaction, userId: number, role: SiteRoleType): Promise<void> {
  await trx.raw('DELETE FROM up_users_role_lnk WHERE user_id = ?', [userId]);
  await trx.raw(
    'INSERT INTO up_users_role_lnk (user_id, role_id) SELECT ?, id FROM up_roles WHERE type = ? LIMIT 1',
    [userId, role],
  );
}

export interface StoredUser {
  readonly id: number;
  readonly documentId: string;
  readonly email: string;
  readonly name: string;
  readonly language: AccountLanguage;
  readonly passwordHash: string | null;
  readonly confirmed: boolean;
  readonly blocked: boolean;
  readonly requestedRole: StaffRole | null;
  readonly staffStatus: StaffStatus | null;
  readonly role: SiteRoleType;
}

const userQuery = `
  SELECT u.id, u.document_id AS "documentId", u.email, coalesce(u.name, u.username) AS name,
    coalesce(u.language, 'en') AS language, u.password AS "passwordHash",
    coalesce(u.confirmed, false) AS confirmed, coalesce(u.blocked, false) AS blocked,
    u.requested_role AS "requestedRole", u.staff_status AS "staffStatus", coalesce(r.type, 'user') AS role
  FROM up_users u
  LEFT JOIN up_users_role_lnk l ON l.user_id = u.id
  LEFT JOIN up_roles r ON r.id = l.role_id`;

async function firstUser(query: Knex.Raw): Promise<StoredUser | null> {
  const { rows } = (await query) as { rows: StoredUser[] };
  return rows[0] ?? null;
}

export function findUserById(db: Knex, id: number): Promise<StoredUser | null> {
  return firstUser(db.raw(`${userQuery} WHERE u.id = ?`, [id]));
}

/** @param email in lower case */
export function findUserByEmail(db: Knex, email: string): Promise<StoredUser | null> {
  return firstUser(db.raw(`${userQuery} WHERE lower(u.email) = ?`, [email]));
}

/** Reads an account and locks it until the transaction ends. */
export function lockUser(trx: Knex.Transaction, by: { id: number } | { email: string }): Promise<StoredUser | null> {
  const [column, value] = 'id' in by ? ['u.id', by.id] : ['lower(u.email)', by.email];
  return firstUser(trx.raw(`${userQuery} WHERE ${column} = ? FOR NO KEY UPDATE OF u`, [value]));
}

/** Replaces what an account that nobody has verified says about its owner. */
export async function replaceProfile(
  trx: Knex.Transaction,
  userId: number,
  passwordHash: string,
  profile: Profile,
): Promise<void> {
  await trx('up_users')
    .where({ id: userId })
    .update({ password: passwordHash, updated_at: trx.fn.now(), ...profileColumns(profile) });
}

/** The address is its owner's: a mailed link was used. */
export async function confirmUser(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw('UPDATE up_users SET confirmed = true, updated_at = now() WHERE id = ?', [userId]);
}

export async function setPassword(trx: Knex.Transaction, userId: number, passwordHash: string): Promise<void> {
  await trx.raw('UPDATE up_users SET password = ?, updated_at = now() WHERE id = ?', [passwordHash, userId]);
}
