import { deleteSessionsOf } from '../src/accounts/sessions';
import { createLink } from '../src/accounts/links';
import { makeAccount, makeStaff, me, setUser, signIn, siteCall, tryLogin, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { startReplica, type Replica } from './helpers/replica';

/** Two CMS processes on one database. */
let cms: TestCms;
let replica: Replica;

beforeAll(async () => {
  cms = await startCms();
  replica = await startReplica(cms);
});
afterAll(async () => {
  await replica.stop();
  await cms.stop();
});

const raw = async (sql: string, bindings: (string | number)[]) => (await cms.strapi.db.connection.raw(sql, bindings)).rows;
const idleEnd = async (token: string): Promise<number> =>
  (await raw('SELECT extract(epoch FROM idle_expires_at - now())::float8 AS seconds FROM app.sessions WHERE id = ?', [token]))[0].seconds;

/** A session that both instances know. */
async function knownSession(): Promise<{ email: string; secret: string; token: string }> {
  const email = await makeAccount(cms);
  const session = await signIn(cms, email);
  expect((await me(cms, session.secret)).status).toBe(200);
  expect((await me(replica, session.secret)).status).toBe(200);
  return { email, ...session };
}

async function expectRefused(secret: string): Promise<void> {
  expect((await me(replica, secret)).status).toBe(401);
  expect((await me(cms, secret)).status).toBe(401);
}

describe('on both instances, with the next request, a session ends', () => {
  it('with a logout', async () => {
    const { secret } = await knownSession();
    await siteCall(cms, '/account/logout', { method: 'POST', secret });
    await expectRefused(secret);
  });

  it('with a reset of the password, which ends every other one too', async () => {
    const { email, secret } = await knownSession();
    const other = await signIn(replica, email);
    const { id } = await userRow(cms, email);
    const token = await cms.strapi.db.transaction(({ trx }) => createLink(trx, id, 'reset'));
    const { status } = await siteCall(cms, '/account/reset-password', { json: { token, password: 'another-password' } });
    expect(status).toBe(200);
    await expectRefused(secret);
    await expectRefused(other.secret);
    expect((await tryLogin(replica, email)).status).toBe(401);
    expect((await tryLogin(replica, email, 'another-password')).status).toBe(200);
  });

  it('when the password is set in the admin panel', async () => {
    const { email, secret } = await knownSession();
    const { document_id: documentId } = await userRow(cms, email);
    await cms.strapi.documents('plugin::users-permissions.user').update({ documentId, data: { companyName: 'Other' } });
    expect((await me(replica, secret)).status).toBe(200);
    await cms.strapi.documents('plugin::users-permissions.user').update({ documentId, data: { password: 'set-in-the-panel' } });
    await expectRefused(secret);
    expect((await tryLogin(replica, email, 'set-in-the-panel')).status).toBe(200);
  });

  it.each([
    ['is blocked', { blocked: true }],
    ['is no longer verified', { confirmed: false }],
    ['waits for approval', { staff_status: 'pending' }],
    ['was refused', { staff_status: 'refused' }],
  ])('when the account %s', async (_case, columns) => {
    const { email, secret } = await knownSession();
    await setUser(cms, email, columns);
    await expectRefused(secret);
  });

  it('when the account has no role', async () => {
    const { email, secret } = await knownSession();
    await raw('DELETE FROM up_users_role_lnk WHERE user_id = (SELECT id FROM up_users WHERE email = ?)', [email]);
    await expectRefused(secret);
  });

  it('when the account is deleted', async () => {
    const { email, secret } = await knownSession();
    await raw('DELETE FROM up_users WHERE email = ?', [email]);
    await expectRefused(secret);
  });

  it('when it has not been used for too long', async () => {
    const { secret, token } = await knownSession();
    await raw(`UPDATE app.sessions SET idle_expires_at = now() - interval '1 second' WHERE id = ?`, [token]);
    await expectRefused(secret);
  });

  it('when it has lived long enough, however much it was used', async () => {
    const { secret, token } = await knownSession();
    await raw(`UPDATE app.sessions SET expires_at = now() - interval '1 second' WHERE id = ?`, [token]);
    await expectRefused(secret);
  });
});

it('a changed role holds with the next request', async () => {
  const { email, secret } = await knownSession();
  await makeStaff(cms, email, 'admin');
  expect((await me(replica, secret)).body.user.role).toBe('admin');
});

describe('the idle end', () => {
  it('is put off by use, and written at most once in five minutes', async () => {
    const { secret, token } = await knownSession();
    const month = 30 * 86_400;
    await raw(`UPDATE app.sessions SET idle_expires_at = now() + interval '30 days' - interval '4 minutes' WHERE id = ?`, [token]);
    await me(cms, secret);
    expect(await idleEnd(token)).toBeLessThan(month - 200);
    await raw(`UPDATE app.sessions SET idle_expires_at = now() + interval '1 minute' WHERE id = ?`, [token]);
    await me(replica, secret);
    expect(await idleEnd(token)).toBeGreaterThan(month - 60);
  });

  it('of staff is twelve hours away', async () => {
    const email = await makeAccount(cms);
    await makeStaff(cms, email, 'admin');
    const { secret, token } = await signIn(cms, email);
    expect(Math.round((await idleEnd(token)) / 60)).toBe(12 * 60);
    await raw(`UPDATE app.sessions SET idle_expires_at = now() + interval '1 minute' WHERE id = ?`, [token]);
    await me(cms, secret);
    expect(Math.round((await idleEnd(token)) / 60)).toBe(12 * 60);
  });
});

it('parallel requests with one session all pass, also while its end is put off', async () => {
  const { secret, token } = await knownSession();
  await raw(`UPDATE app.sessions SET idle_expires_at = now() + interval '1 minute' WHERE id = ?`, [token]);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => me(index % 2 ? cms : replica, secret)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.token))).toEqual(new Set([token]));
});

/** Resolves once some statement on the sessions waits for a lock. */
async function untilLoginWaits(): Promise<void> {
  for (let round = 0; round < 1_000; round += 1) {
    const { rows } = await cms.strapi.db.connection.raw(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO app.sessions%'`,
    );
    if (rows.length > 0) return;
  }
  throw new Error('The login never came to wait');
}

it('a login that overlaps a change of the password leaves no session behind', async () => {
  const email = await makeAccount(cms);
  const { id } = await userRow(cms, email);
  const db = cms.strapi.db.connection;
  const login = await db.transaction(async (trx) => {
    await deleteSessionsOf(trx, id);
    const answer = tryLogin(replica, email);
    await untilLoginWaits();
    await trx.raw('UPDATE up_users SET password = ? WHERE id = ?', ['$2b$10$changed', id]);
    // Wrapped: an async function would wait for the login, and the login for this transaction.
    return { answer };
  });
  expect((await login.answer).body).toEqual({ error: { code: 'invalid_credentials' } });
  expect(await raw('SELECT 1 FROM app.sessions WHERE user_id = ?', [id])).toEqual([]);
});
