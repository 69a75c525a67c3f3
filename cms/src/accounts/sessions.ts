import type { Knex } from 'knex';
import { hashSecret, isSecret, newSecret } from './secrets';

export type SiteRoleType = 'user' | 'admin' | 'marketing_responsible';

/** Who makes a call, and with which session. */
export interface Account {
  readonly userId: number;
  readonly documentId: string;
  readonly email: string;
  readonly name: string;
  readonly role: SiteRoleType;
  /** Names the session and opens nothing. */
  readonly sessionId: string;
}

/** Seconds of a session: without use, and altogether. */
const lifetimes = {
  staff: { idle: 12 * 3_600, absolute: 7 * 86_400 },
  client: { idle: 30 * 86_400, absolute: 180 * 86_400 },
} as const;

/** A session's idle end is written anew at most this often, in seconds: a page load shouldn't be a write. */
const RENEWAL_STEP = 300;

const lifetimesOf = (role: SiteRoleType) => (role === 'user' ? lifetimes.client : lifetimes.staff);

/** Accounts that may be signed in: verified, not blocked, and staff only once approved. `u` is up_users. */
const MAY_SIGN_IN = `u.confirmed AND NOT coalesce(u.blocked, false) AND coalesce(u.staff_status, 'approved') = 'approved'`;

export interface NewSession {
  readonly id: string;
  /** Goes into the cookie and nowhere else. */
  readonly secret: string;
  /** Seconds the cookie lives: the session's whole life, as the idle end is the server's business. */
  readonly maxAge: number;
}

/**
 * Signs an account in whose password was right a moment ago.
 * @param passwordHash the hash the password was compared with
 * @returns null where the password was changed or the account closed since then
 */
export async function createSession(
  db: Knex,
  { userId, role, passwordHash, visitorSessionId }:
    { userId: number; role: SiteRoleType; passwordHash: string; visitorSessionId: string | undefined },
): Promise<NewSession | null> {
  const secret = newSecret();
  const { idle, absolute } = lifetimesOf(role);
  // The row lock makes this wait for a reset or a block under way, which then deletes this session or is seen here.
  const { rows }: { rows: { id: string }[] } = await db.raw(
    `INSERT INTO app.sessions (secret_hash, user_id, visitor_session_id, idle_expires_at, expires_at)
     SELECT ?, u.id, ?, now() + make_interval(secs => ?), now() + make_interval(secs => ?)
     FROM up_users u WHERE u.id = ? AND u.password = ? AND ${MAY_SIGN_IN}
     FOR SHARE
     RETURNING id`,
    [hashSecret(secret), visitorSessionId ?? null, idle, absolute, userId, passwordHash],
  );
  return rows[0] ? { id: rows[0].id, secret, maxAge: absolute } : null;
}

interface SessionRow extends Account {
  readonly renewalDue: boolean;
}

const sessionQuery = `
  SELECT s.id AS "sessionId", u.id AS "userId", u.document_id AS "documentId", u.email,
    coalesce(u.name, u.username) AS name, r.type AS role,
    s.idle_expires_at < now() + make_interval(secs => CASE r.type WHEN 'user' THEN ${lifetimes.client.idle} ELSE ${lifetimes.staff.idle} END - ${RENEWAL_STEP}) AS "renewalDue"
  FROM app.sessions s
  JOIN up_users u ON u.id = s.user_id
  JOIN up_users_role_lnk l ON l.user_id = u.id
  JOIN up_roles r ON r.id = l.role_id
  WHERE s.secret_hash = ? AND s.idle_expires_at > now() AND s.expires_at > now() AND ${MAY_SIGN_IN}
    AND r.type IN ('user', 'admin', 'marketing_responsible')`;

/** The account a cookie's secret stands for, in one statement; its session lives on. Null where there is none. */
export async function findAccount(db: Knex, secret: unknown): Promise<Account | null> {
  if (!isSecret(secret)) return null;
  // Named: Postgres plans the four joins once per connection instead of once per call.
  const query = db.raw(sessionQuery, [hashSecret(secret)]).options({ name: 'session-check' });
  const { rows } = (await query) as { rows: SessionRow[] };
  const row = rows[0];
  if (!row) return null;
  const { renewalDue, ...account } = row;
  if (renewalDue) await renew(db, account);
  return account;
}

async function renew(db: Knex, { sessionId, role }: Account): Promise<void> {
  const { idle } = lifetimesOf(role);
  // Repeats the condition: of many parallel requests one writes.
  await db.raw(
    `UPDATE app.sessions SET idle_expires_at = now() + make_interval(secs => ?)
     WHERE id = ? AND idle_expires_at < now() + make_interval(secs => ?)`,
    [idle, sessionId, idle - RENEWAL_STEP],
  );
}

/** Ends the session of a cookie, if there is one. */
export async function deleteSession(db: Knex, secret: unknown): Promise<void> {
  if (!isSecret(secret)) return;
  await db.raw('DELETE FROM app.sessions WHERE secret_hash = ?', [hashSecret(secret)]);
}

/**
 * Signs an account out everywhere, with the next request of each session. Call it in the transaction that changes the
 * account: it locks the account's row, so that a login under way ends before or fails after.
 */
export async function deleteSessionsOf(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw('SELECT 1 FROM up_users WHERE id = ? FOR NO KEY UPDATE', [userId]);
  await trx.raw('DELETE FROM app.sessions WHERE user_id = ?', [userId]);
}
