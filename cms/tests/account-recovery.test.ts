import { createLink, type LinkPurpose } from '../src/accounts/links';
import { makeAccount, mailsTo, me, PASSWORD, recordMails, setUser, signIn, siteCall, tryLogin, uniqueEmail, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await recordMails(cms);
});
afterAll(() => cms.stop());

const NEW_PASSWORD = 'the-new-password';
const reset = (token: unknown, password: unknown = NEW_PASSWORD) => siteCall(cms, '/account/reset-password', { json: { token, password } });
const verify = (token: unknown) => siteCall(cms, '/account/verify', { json: { token } });

async function linkFor(email: string, purpose: LinkPurpose): Promise<string> {
  const { id } = await userRow(cms, email);
  return cms.strapi.db.transaction(({ trx }) => createLink(trx, id, purpose));
}
async function linksOf(email: string): Promise<string[]> {
  const { id } = await userRow(cms, email);
  const rows: { purpose: string }[] = await cms.strapi.db.connection.withSchema('app').table('account_links').where({ user_id: id }).select('purpose');
  return rows.map(({ purpose }) => purpose);
}
const age = (email: string, interval: string) =>
  cms.strapi.db.connection.raw(
    `UPDATE app.account_links SET created_at = created_at - ?::interval, expires_at = expires_at - ?::interval
     WHERE user_id = (SELECT id FROM up_users WHERE email = ?)`, [interval, interval, email]);

async function unverified(more: Record<string, unknown> = {}): Promise<string> {
  const email = await makeAccount(cms, more);
  await setUser(cms, email, { confirmed: false });
  return email;
}

const INVALID = { error: { code: 'link_invalid' } };

describe('a reset', () => {
  it('sets the password, once, tells the owner, and signs nobody in', async () => {
    const email = await makeAccount(cms);
    const { secret } = await signIn(cms, email);
    const token = await linkFor(email, 'reset');
    const { status, body } = await reset(token);
    expect({ status, body }).toEqual({ status: 200, body: {} });
    expect((await me(cms, secret)).status).toBe(401);
    expect((await tryLogin(cms, email)).status).toBe(401);
    expect((await tryLogin(cms, email, NEW_PASSWORD)).status).toBe(200);
    expect(await mailsTo(cms, email)).toEqual(['verification', 'password-changed']);
    const again = await reset(token, 'yet-another-password');
    expect({ status: again.status, body: again.body }).toEqual({ status: 400, body: INVALID });
    expect((await tryLogin(cms, email, NEW_PASSWORD)).status).toBe(200);
  });

  it('makes every other mailed link worthless', async () => {
    const email = await makeAccount(cms);
    const older = await linkFor(email, 'reset');
    await linkFor(email, 'verification');
    await reset(await linkFor(email, 'reset'));
    expect(await linksOf(email)).toEqual([]);
    expect((await reset(older)).status).toBe(400);
  });

  it('verifies the address as well', async () => {
    const email = await unverified();
    await reset(await linkFor(email, 'reset'));
    expect((await tryLogin(cms, email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([
    ['31 minutes old', '31 minutes', 400],
    ['29 minutes old', '29 minutes', 200],
  ])('%s is %s → %i', async (_case, interval, expected) => {
    const email = await makeAccount(cms);
    const token = await linkFor(email, 'reset');
    await age(email, interval);
    expect((await reset(token)).status).toBe(expected);
    expect((await tryLogin(cms, email)).status).toBe(expected === 200 ? 401 : 200);
  });

  it.each([[{}], [[]], [{ $ne: null }], [null], [''], ['x'], [1], [true], [['a']], ['A'.repeat(43)], [`${'A'.repeat(42)}\u0000`]])('with token %j is a 400', async (token) => {
    const { status, body } = await reset(token);
    expect({ status, body }).toEqual({ status: 400, body: INVALID });
  });

  it('by the link of a verification is refused, and the other way round', async () => {
    const email = await unverified();
    expect((await reset(await linkFor(email, 'verification'))).body).toEqual(INVALID);
    expect((await verify(await linkFor(email, 'reset'))).body).toEqual(INVALID);
    expect((await userRow(cms, email)).confirmed).toBe(false);
  });

  it('of a blocked account is refused', async () => {
    const email = await makeAccount(cms);
    const token = await linkFor(email, 'reset');
    await setUser(cms, email, { blocked: true });
    expect((await reset(token)).body).toEqual(INVALID);
  });

  it('of staff refuses a common password and leaves the link usable', async () => {
    const email = await makeAccount(cms, { role: 'admin' });
    const token = await linkFor(email, 'reset');
    const { status, body } = await reset(token, 'iloveyou');
    expect(status).toBe(400);
    expect(body.error).toEqual({ code: 'invalid_request', fields: { password: 'passwordCommon' } });
    expect((await reset(token)).status).toBe(200);
  });

  it('refuses a bad password and leaves the link usable', async () => {
    const email = await makeAccount(cms);
    const token = await linkFor(email, 'reset');
    for (const password of ['12345', 'x'.repeat(73), { $ne: null }]) {
      expect((await reset(token, password)).body.error.code).toBe('invalid_request');
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('of one account with the same link or with several, all at once, works once per link at most', async () => {
    const email = await makeAccount(cms);
    const token = await linkFor(email, 'reset');
    const same = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `password-${index}`)));
    expect(same.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    const winner = same.findIndex(({ status }) => status === 200);
    expect((await tryLogin(cms, email, `password-${winner}`)).status).toBe(200);

    const tokens = await Promise.all(Array.from({ length: 5 }, () => linkFor(email, 'reset')));
    const several = await Promise.all(tokens.map((one) => reset(one)));
    expect(several.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });
});

describe('an invitation', () => {
  it('sets the password without the notice of a change', async () => {
    const email = await unverified();
    await setUser(cms, email, { password: null, staff_status: 'approved' });
    expect((await reset(await linkFor(email, 'invitation'))).status).toBe(200);
    expect((await tryLogin(cms, email, NEW_PASSWORD)).status).toBe(200);
    expect(await mailsTo(cms, email)).not.toContain('password-changed');
  });
});

describe('a verification', () => {
  it('verifies once', async () => {
    const email = await unverified();
    const token = await linkFor(email, 'verification');
    const { status, body } = await verify(token);
    expect({ status, body }).toEqual({ status: 200, body: { status: 'active' } });
    expect((await tryLogin(cms, email)).status).toBe(200);
    expect((await verify(token)).body).toEqual(INVALID);
  });

  it('of staff leaves it waiting', async () => {
    const email = await unverified({ role: 'marketing_responsible' });
    const { body } = await verify(await linkFor(email, 'verification'));
    expect(body).toEqual({ status: 'pending_approval' });
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'pending_approval' } });
  });

  it.each([['25 hours', 400], ['23 hours', 200]])('%s old → %i', async (interval, expected) => {
    const email = await unverified();
    const token = await linkFor(email, 'verification');
    await age(email, interval);
    expect((await verify(token)).status).toBe(expected);
  });

  it('of a blocked account is refused', async () => {
    const email = await unverified();
    const token = await linkFor(email, 'verification');
    await setUser(cms, email, { blocked: true });
    expect((await verify(token)).body).toEqual(INVALID);
  });

  it('is not done by a GET', async () => {
    const email = await unverified();
    const token = await linkFor(email, 'verification');
    const { status } = await siteCall(cms, `/account/verify?token=${token}`, { method: 'GET' });
    expect([404, 405]).toContain(status);
    expect((await userRow(cms, email)).confirmed).toBe(false);
  });
});

describe.each([['forgot-password', 'reset'], ['resend', 'verification']])('%s', (route, template) => {
  const ask = (email: string, language = 'en') => siteCall(cms, `/account/${route}`, { json: { email, language } });

  it('answers the same and writes one mail for a known, an unknown, an unverified, and a blocked address', async () => {
    const [known, open, blocked] = [await makeAccount(cms), await unverified(), await makeAccount(cms)];
    await setUser(cms, blocked, { blocked: true });
    for (const email of [known, uniqueEmail(), open, blocked]) {
      const before = await mailsTo(cms, email);
      const { status, body } = await ask(email.toUpperCase(), 'ar');
      expect({ status, body }).toEqual({ status: 202, body: {} });
      expect(await mailsTo(cms, email)).toEqual([...before, template]);
    }
  });

  it('stores nothing secret with the mail', async () => {
    const email = await makeAccount(cms);
    await ask(email);
    const { rows } = await cms.strapi.db.connection.raw('SELECT data::text AS data FROM app.outbox WHERE recipient = ?', [email]);
    expect(rows.map(({ data }: { data: string }) => data)).toEqual(rows.map(() => '{}'));
  });
});

it('an unused password hash is never answered with', async () => {
  const email = await makeAccount(cms);
  const { text } = await tryLogin(cms, email, PASSWORD);
  expect(text).not.toContain('$2b$');
});
