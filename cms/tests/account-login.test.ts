import { demoAccounts, seedAccounts } from '../src/seed/accounts';
import { makeAccount, makeStaff, me, PASSWORD, setUser, signIn, siteCall, tryLogin, userRow, type CallOptions } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { statementsDuring } from './helpers/statements';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const logout = (secret?: string) => siteCall(cms, '/account/logout', { method: 'POST', secret });

describe('the routes of the site', () => {
  const routes: [string, string][] = [
    ['GET', 'me'], ['POST', 'login'], ['POST', 'register'], ['POST', 'logout'], ['POST', 'verify'], ['POST', 'resend'],
    ['POST', 'forgot-password'], ['POST', 'reset-password'],
  ];

  it.each(routes)('%s /account/%s is closed to whoever lacks the secret', async (method, path) => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${process.env.SITE_API_SECRET}`, `${process.env.SITE_API_SECRET}`]) {
      const { status, body, headers } = await siteCall(cms, `/account/${path}`, { method, authorization });
      expect(status).toBe(401);
      expect(body).toEqual({ error: { code: 'unauthorized' } });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(routes)('%s /account/%s is kept out of caches', async (method, path) => {
    const { headers } = await siteCall(cms, `/account/${path}`, { method, ...(method === 'POST' && { json: {} }) });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('login', () => {
  it('answers who it is, the session’s name, and the cookie’s value and life', async () => {
    const email = await makeAccount(cms);
    const { status, body } = await tryLogin(cms, email.toUpperCase());
    expect(status).toBe(200);
    const { document_id: id } = await userRow(cms, email);
    expect(body).toEqual({
      user: { id, email, name: 'Layla Haddad', role: 'user' },
      token: expect.stringMatching(/^[0-9a-f-]{36}$/),
      secret: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      maxAge: 180 * 86_400,
    });
    expect(id).toMatch(/^[a-z][a-z0-9]{23}$/);
  });

  it('stores the secret as a hash only, and the visitor’s session id beside it', async () => {
    const email = await makeAccount(cms);
    const { body } = await siteCall(cms, '/account/login', { json: { email, password: PASSWORD, sessionId: 'session_abc_1' } });
    const { rows } = await cms.strapi.db.connection.raw('SELECT *, row_to_json(s)::text AS text FROM app.sessions s WHERE id = ?', [body.token]);
    expect(rows[0].visitor_session_id).toBe('session_abc_1');
    expect(rows[0].text).not.toContain(body.secret);
  });

  it('gives staff shorter sessions', async () => {
    const email = await makeAccount(cms);
    await makeStaff(cms, email, 'marketing_responsible');
    expect((await signIn(cms, email)).maxAge).toBe(7 * 86_400);
    expect((await me(cms, (await signIn(cms, email)).secret)).body.user.role).toBe('marketing_responsible');
  });

  it('replaces the session that the visitor came with, even somebody else’s', async () => {
    const [own, other] = [await makeAccount(cms), await makeAccount(cms)];
    const planted = await signIn(cms, other);
    const session = await signIn(cms, own, PASSWORD, { secret: planted.secret });
    expect(session.secret).not.toBe(planted.secret);
    expect((await me(cms, planted.secret)).status).toBe(401);
    expect((await me(cms, session.secret)).body.user.email).toBe(own);
  });

  it('takes no session id a caller chose', async () => {
    const email = await makeAccount(cms);
    const planted = 'A'.repeat(43);
    const session = await signIn(cms, email, PASSWORD, { secret: planted });
    expect(session.secret).not.toBe(planted);
    expect((await me(cms, planted)).status).toBe(401);
  });

  it('of an account made by Strapi’s own code works alike', async () => {
    const role = await cms.strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'user' } });
    await cms.strapi.plugin('users-permissions').service('user').add({
      email: 'by-strapi@clients.example', username: 'by-strapi@clients.example', password: PASSWORD, provider: 'local',
      confirmed: true, blocked: false, role: role.id,
    });
    expect((await tryLogin(cms, 'by-strapi@clients.example')).status).toBe(200);
  });

  it('refuses an account without a password, as it refuses a wrong one', async () => {
    const email = await makeAccount(cms);
    await setUser(cms, email, { password: null });
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'invalid_credentials' } });
  });

  it.each([
    ['Arabic', 'كلمة مرور طويلة'],
    ['with emoji and spaces', ' 🐪🐪 camel '],
    ['of 72 bytes', 'é'.repeat(36)],
  ])('takes a password that is %s, and nothing like it', async (_kind, password) => {
    const email = await makeAccount(cms, { password });
    expect((await tryLogin(cms, email, password)).status).toBe(200);
    expect((await tryLogin(cms, email, `${password}x`)).status).toBe(401);
    expect((await tryLogin(cms, email, password.trim().slice(0, -1))).status).toBe(401);
  });
});

describe('login with the right password', () => {
  it.each([
    ['before verification', { confirmed: false }, 'email_not_verified'],
    ['while approval is pending', { staff_status: 'pending' }, 'pending_approval'],
    ['before verification of a staff account', { confirmed: false, staff_status: 'pending' }, 'email_not_verified'],
    ['after a refusal', { staff_status: 'refused' }, 'account_blocked'],
    ['of a blocked account', { blocked: true }, 'account_blocked'],
  ])('%s says so, and gives no session', async (_case, columns, code) => {
    const email = await makeAccount(cms);
    await setUser(cms, email, columns);
    const { status, body } = await tryLogin(cms, email);
    expect(status).toBe(403);
    expect(body).toEqual({ error: { code } });
    const { id } = await userRow(cms, email);
    const { rows } = await cms.strapi.db.connection.raw('SELECT 1 FROM app.sessions WHERE user_id = ?', [id]);
    expect(rows).toEqual([]);
    expect((await tryLogin(cms, email, 'a-wrong-password')).body).toEqual({ error: { code: 'invalid_credentials' } });
  });
});

describe('me', () => {
  it('answers these keys and no others, in one statement', async () => {
    const { secret, token } = await signIn(cms, await makeAccount(cms));
    const { result, statements } = await statementsDuring(cms, () => me(cms, secret));
    const { status, body } = result;
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['token', 'user']);
    expect(Object.keys(body.user).sort()).toEqual(['email', 'id', 'name', 'role']);
    expect(body.token).toBe(token);
    expect(statements).toHaveLength(1);
  });

  it.each<[string, CallOptions]>([
    ['nothing', {}],
    ['a secret nobody has', { secret: 'x'.repeat(43) }],
    ['something else', { secret: "' OR 1=1 --" }],
  ])('is 401 for %s', async (_case, options) => {
    const { status, body } = await siteCall(cms, '/account/me', options);
    expect(status).toBe(401);
    expect(body).toEqual({ error: { code: 'unauthorized' } });
  });

  it('is a 500 without details where the database fails, never somebody', async () => {
    const { secret } = await signIn(cms, await makeAccount(cms));
    const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
    await cms.strapi.db.connection.raw('ALTER TABLE app.sessions RENAME TO sessions_away');
    const { status, body } = await me(cms, secret);
    await cms.strapi.db.connection.raw('ALTER TABLE app.sessions_away RENAME TO sessions');
    expect({ status, body }).toEqual({ status: 500, body: { error: { code: 'internal' } } });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    expect((await me(cms, secret)).status).toBe(200);
  });

  it('answers GET only, at its own address only', async () => {
    const { secret } = await signIn(cms, await makeAccount(cms));
    for (const [method, path] of [['POST', '/account/me'], ['GET', '/account/me/'], ['GET', '/account/ME'], ['GET', '/account//me']]) {
      const { status } = await siteCall(cms, path!, { method, secret });
      expect([404, 405]).toContain(status);
    }
  });

  it('is 401 for the session’s name in the place of its secret', async () => {
    const { token } = await signIn(cms, await makeAccount(cms));
    expect((await me(cms, token)).status).toBe(401);
    expect((await siteCall(cms, '/account/me', { authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session at once, and only that one', async () => {
    const email = await makeAccount(cms);
    const [first, second] = [await signIn(cms, email), await signIn(cms, email)];
    expect((await logout(first.secret)).status).toBe(204);
    expect((await me(cms, first.secret)).status).toBe(401);
    expect((await me(cms, second.secret)).status).toBe(200);
  });

  it('is 204 also where there is nothing to end', async () => {
    expect((await logout()).status).toBe(204);
    expect((await logout('x'.repeat(43))).status).toBe(204);
    expect((await logout('../../etc')).status).toBe(204);
  });
});

describe('the demo accounts', () => {
  const DEMO_PASSWORD = 'demo-password';

  it.each([
    ['first made', undefined],
    ['made before they had names', { name: null, staff_status: null }],
  ])('%s can sign in with their roles', async (_case, columns) => {
    cms.strapi.config.set('seed.demoPassword', DEMO_PASSWORD);
    if (columns) for (const { email } of demoAccounts) await setUser(cms, email, columns);
    await seedAccounts(cms.strapi);
    for (const { email, name, role } of demoAccounts) {
      const { body } = await tryLogin(cms, email, DEMO_PASSWORD);
      expect(body.user).toMatchObject({ email, name, role });
      expect((await userRow(cms, email)).staff_status).toBe(role === 'user' ? null : 'approved');
    }
  });
});
