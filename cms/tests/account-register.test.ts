import { createLink } from '../src/accounts/links';
import { makeAccount, makeStaff, mailsTo, PASSWORD, recordMails, registration, setUser, signIn, siteCall, tryLogin, uniqueEmail, userRow, type CallOptions } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';

let cms: TestCms;

beforeAll(async () => {
  // Nobody listens there: no mail leaves.
  cms = await startCms({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await recordMails(cms);
});
afterAll(() => cms.stop());

const register = (json: unknown, more: CallOptions = {}) => siteCall(cms, '/account/register', { ...more, json });
const verificationOf = async (email: string) => {
  const { id } = await userRow(cms, email);
  return cms.strapi.db.transaction(({ trx }) => createLink(trx, id, 'verification'));
};

it('makes an unverified client with its profile, and a mail in the same breath', async () => {
  const email = uniqueEmail();
  const { status, body } = await register(registration(email.toUpperCase(), { companyName: ' Haddad Ltd ', language: 'ar' }));
  expect(status).toBe(202);
  expect(body).toEqual({});
  const row = await userRow(cms, email);
  expect(row).toMatchObject({
    email, username: email, provider: 'local', confirmed: false, blocked: false, roles: ['user'], name: 'Layla Haddad', language: 'ar',
    business_domain: 'retail', client_segment: 'startup', company_name: 'Haddad Ltd', requested_role: null, staff_status: null,
  });
  expect(row.published_at).not.toBeNull();
  expect(row.password).toMatch(/^\$2b\$10\$/);
  expect(await mailsTo(cms, email)).toEqual(['verification']);
});

describe('what a body claims about the account', () => {
  it.each([
    ['confirmed', true], ['blocked', false], ['id', 1], ['documentId', 'abc'], ['provider', 'google'], ['staffStatus', 'approved'],
    ['requestedRole', 'admin'], ['username', 'admin'], ['resetPasswordToken', 'x'], ['roles', ['admin']],
  ])('%s is refused by name', async (field, value) => {
    const email = uniqueEmail();
    const { status, body } = await register(registration(email, { [field]: value }));
    expect(status).toBe(400);
    expect(body).toEqual({ error: { code: 'invalid_request', fields: { [field]: 'unknown' } } });
    expect(await userRow(cms, email)).toBeUndefined();
  });

  it.each(['admin', 'marketing_responsible'])('role %s is a wish that gives nothing', async (role) => {
    const email = uniqueEmail();
    expect((await register(registration(email, { role }))).status).toBe(202);
    expect(await userRow(cms, email)).toMatchObject({ roles: ['user'], confirmed: false, staff_status: 'pending', requested_role: role });
    await setUser(cms, email, { confirmed: true });
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'pending_approval' } });
  });
});

describe('by a signed-in', () => {
  it('administrator, a staff account is approved at once, and still has to be verified', async () => {
    const admin = await makeAccount(cms);
    await makeStaff(cms, admin, 'admin');
    const { secret } = await signIn(cms, admin);
    const email = uniqueEmail();
    await register(registration(email, { role: 'marketing_responsible' }), { secret });
    expect(await userRow(cms, email)).toMatchObject({ roles: ['marketing_responsible'], staff_status: 'approved', confirmed: false });
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'email_not_verified' } });
    const { rows } = await cms.strapi.db.connection.raw('SELECT action, actor_email, role FROM app.audit_entries WHERE subject_email = ?', [email]);
    expect(rows).toEqual([{ action: 'staff_approved', actor_email: admin, role: 'marketing_responsible' }]);
  });

  it.each(['marketing_responsible', 'user'] as const)('%s, a staff account waits like anybody’s', async (role) => {
    const caller = await makeAccount(cms);
    if (role !== 'user') await makeStaff(cms, caller, role);
    const { secret } = await signIn(cms, caller);
    const email = uniqueEmail();
    await register(registration(email, { role: 'admin' }), { secret });
    expect(await userRow(cms, email)).toMatchObject({ roles: ['user'], staff_status: 'pending' });
  });
});

describe('of a taken address', () => {
  it('answers the same and changes nothing of a verified account, whose owner is told by mail', async () => {
    const email = await makeAccount(cms);
    const before = await userRow(cms, email);
    const { status, body } = await register(registration(email.toUpperCase(), { name: 'Somebody Else', password: 'their-password', role: 'admin' }));
    expect({ status, body }).toEqual({ status: 202, body: {} });
    expect(await userRow(cms, email)).toEqual(before);
    expect(await mailsTo(cms, email)).toEqual(['verification', 'already-registered']);
  });

  it('lets the last registration of an unverified one win, and makes older links worthless', async () => {
    const email = uniqueEmail();
    await register(registration(email, { role: 'admin' }));
    const token = await verificationOf(email);
    await register(registration(email, { name: 'Second', password: 'second-password' }));
    expect(await userRow(cms, email)).toMatchObject({ name: 'Second', staff_status: null, requested_role: null });
    expect((await siteCall(cms, '/account/verify', { json: { token } })).status).toBe(400);
    await setUser(cms, email, { confirmed: true });
    expect((await tryLogin(cms, email)).status).toBe(401);
    expect((await tryLogin(cms, email, 'second-password')).status).toBe(200);
    expect(await mailsTo(cms, email)).toEqual(['verification', 'verification']);
  });

  it.each([
    ['approved, but not verified', { staff_status: 'approved', confirmed: false }],
    ['refused', { staff_status: 'refused', confirmed: false }],
    ['blocked', { blocked: true, confirmed: false }],
  ])('takes no account that is %s', async (_case, columns) => {
    const email = await makeAccount(cms);
    await setUser(cms, email, columns);
    const before = await userRow(cms, email);
    await register(registration(email, { password: 'their-password' }));
    expect(await userRow(cms, email)).toEqual(before);
  });

  it('fifty times at once, in mixed case, makes one account and at most three mails', async () => {
    const email = uniqueEmail();
    const mixed = (index: number) => [...email].map((letter, at) => ((index >> at % 6) & 1 ? letter.toUpperCase() : letter)).join('');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => register(registration(mixed(index), { name: `Person ${index}` }))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['202 {}']));
    const { rows } = await cms.strapi.db.connection.raw('SELECT count(*)::int AS n FROM up_users WHERE lower(email) = ?', [email]);
    expect(rows[0].n).toBe(1);
    expect((await userRow(cms, email)).roles).toEqual(['user']);
    expect((await mailsTo(cms, email)).length).toBeLessThanOrEqual(3);
  });
});

describe('a password', () => {
  it.each([
    ['of 5 characters', '12345', 'passwordMin'],
    ['of 73 bytes', `${'é'.repeat(36)}x`, 'passwordMax'],
    ['with NUL', 'abc\u0000defgh', 'invalid'],
    ['with half a surrogate pair', 'abcdef\ud83d', 'invalid'],
    ['that is a number', 1234567, 'passwordMin'],
    ['that is an object', { $ne: null }, 'passwordMin'],
    ['that is missing', undefined, 'passwordMin'],
  ])('%s is refused', async (_case, password, problem) => {
    const { status, body } = await register(registration(uniqueEmail(), { password }));
    expect(status).toBe(400);
    expect(body.error).toEqual({ code: 'invalid_request', fields: { password: problem } });
  });

  it('that is common is refused for staff only', async () => {
    for (const password of ['password', 'Football', '123456789']) {
      const { status, body } = await register(registration(uniqueEmail(), { password, role: 'admin' }));
      expect(status).toBe(400);
      expect(body.error.fields).toEqual({ password: 'passwordCommon' });
      expect((await register(registration(uniqueEmail(), { password }))).status).toBe(202);
    }
  });
});

describe('bad input', () => {
  it.each<[string, Record<string, unknown>]>([
    ['an address with a quoted part', { email: '"a@evil.com x"@agency.com' }],
    ['an address with Cyrillic letters', { email: 'a@аgency.com' }],
    ['an address with NUL', { email: 'a\u0000@agency.com' }],
    ['an address that is a list', { email: ['a@agency.com'] }],
    ['an address of 300 characters', { email: `${'a'.repeat(290)}@agency.com` }],
    ['a name with NUL', { name: 'La\u0000yla' }],
    ['a name with half a surrogate pair', { name: 'Layla \udc00' }],
    ['a name with a line break', { name: 'Layla\r\nBcc: x@evil.example' }],
    ['a name of direction marks', { name: '\u202e\u2066\u2069' }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['a company with NUL', { companyName: 'x\u0000' }],
    ['a company with half a surrogate pair', { companyName: '\ud800' }],
    ['an unknown role', { role: 'superadmin' }],
    ['an unknown business domain', { businessDomain: 'x' }],
    ['an unknown language', { language: 'fr' }],
  ])('%s is a 400 that names the field', async (_case, more) => {
    const { status, body } = await register(registration(uniqueEmail(), more));
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual(Object.keys(more));
  });

  it.each(['register', 'login', 'verify', 'resend', 'forgot-password', 'reset-password'])('%s answers any shape of body with a 400', async (route) => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const bodies = ['', '{', 'null', '[]', '"text"', '12', '{"__proto__":{"role":"admin"}}', '{"constructor":1}', deep, `{"email":${deep}}`];
    for (const body of bodies) {
      const answer = await cms.request(`/api/account/${route}`, {
        method: 'POST', body, headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.SITE_API_SECRET}` },
      });
      expect([route, body.slice(0, 30), answer.status]).toEqual([route, body.slice(0, 30), 400]);
    }
  });

  it('strips direction marks from names', async () => {
    const email = uniqueEmail();
    await register(registration(email, { name: ' Lay\u202ela\u2066 ' }));
    expect((await userRow(cms, email)).name).toBe('Layla');
  });
});

it('an address registered with the password of a sign-in works after verification', async () => {
  const email = uniqueEmail();
  await register(registration(email));
  const { status, body } = await siteCall(cms, '/account/verify', { json: { token: await verificationOf(email) } });
  expect({ status, body }).toEqual({ status: 200, body: { status: 'active' } });
  expect((await tryLogin(cms, email, PASSWORD)).status).toBe(200);
});
