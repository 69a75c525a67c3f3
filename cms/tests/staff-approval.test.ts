import { setUser, siteCall, tryLogin, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { MailCatcher } from './helpers/smtp';
import { activatePanel, panelLogin, panelMe, panelToken, panelUser, requestStaff, staff, staffCall, type Staff } from './helpers/staff';

let cms: TestCms;
let admin: Staff;
const catcher = new MailCatcher();

beforeAll(async () => {
  await catcher.start();
  cms = await startCms({ SMTP_URL: catcher.url, SITE_URL: 'https://site.example', STAFF_EMAIL_DOMAINS: 'agency.com' });
  admin = await staff(cms, 'admin');
});
afterAll(async () => {
  await cms.stop();
  await catcher.stop();
});

const auditOf = async (email: string): Promise<Record<string, unknown>[]> =>
  (await staffCall(cms, admin.secret, '/audit?limit=100')).body.data.filter((entry: { subject: { email: string } }) => entry.subject.email === email);

describe('a staff registration', () => {
  it('gives nothing until an administrator has approved it', async () => {
    const { email, id, status } = await requestStaff(cms, catcher, { name: 'Omar Nasser', role: 'admin' });
    expect(status).toBe('pending_approval');
    expect(await userRow(cms, email)).toMatchObject({ roles: ['user'], staff_status: 'pending', confirmed: true });
    expect(await panelUser(cms, email)).toBeNull();
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'pending_approval' } });
    const asked = await catcher.mailTo(admin.email, /waiting for approval/);
    expect(asked.text).toContain('Omar Nasser');
    expect(asked.text).toContain(email);
    expect(asked.text).toContain('\nhttps://site.example/dashboard/staff\n');

    const { status: code, body } = await staffCall(cms, admin.secret, `/${id}/approve`, { json: { role: 'marketing_responsible' } });
    expect(code).toBe(200);
    expect(body.data).toEqual({
      id, email, name: 'Omar Nasser', role: 'marketing_responsible', requestedRole: 'admin', status: 'active', panel: 'invited',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/), self: false,
    });
    expect((await tryLogin(cms, email)).body.user.role).toBe('marketing_responsible');
    expect((await panelUser(cms, email)).roles.map(({ code: role }) => role)).toEqual(['marketing']);
  });

  it('gets a panel account that the mailed invitation activates', async () => {
    const { email, id } = await requestStaff(cms, catcher);
    await staffCall(cms, admin.secret, `/${id}/approve`, { json: { role: 'admin' } });
    const mail = await catcher.mailTo(email, /account is ready/);
    expect(mail.text).toContain('\nhttps://site.example/login\n');
    expect(mail.text).toContain('\nhttp://cms.example/admin/auth/register?registrationToken=');
    expect((await panelLogin(cms, email)).status).toBe(400);
    const { status, body } = await activatePanel(cms, panelToken(mail));
    expect(status).toBe(200);
    expect((await panelMe(cms, body.data.token)).body.data.email).toBe(email);
    expect((await panelLogin(cms, email)).status).toBe(200);
    expect((await activatePanel(cms, panelToken(mail))).status).toBe(400);
    const { body: list } = await staffCall(cms, admin.secret, `?search=${encodeURIComponent(email)}`);
    expect(list.data[0]).toMatchObject({ panel: 'active', status: 'active', role: 'admin' });
  });

  it('is approved once, and only when verified', async () => {
    const { id, email } = await requestStaff(cms, catcher);
    await setUser(cms, email, { confirmed: false });
    const approve = () => staffCall(cms, admin.secret, `/${id}/approve`, { json: { role: 'admin' } });
    expect((await approve()).body).toEqual({ error: { code: 'conflict' } });
    await setUser(cms, email, { confirmed: true });
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await auditOf(email)).map(({ action }) => action)).toEqual(['staff_approved', 'staff_requested']);
  });

  it('stays out when refused, and can be approved later', async () => {
    const { id, email } = await requestStaff(cms, catcher);
    expect((await staffCall(cms, admin.secret, `/${id}/refuse`, { json: {} })).body.data).toMatchObject({ status: 'refused', role: null, panel: 'none' });
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'account_blocked' } });
    expect((await staffCall(cms, admin.secret, `/${id}/refuse`, { json: {} })).status).toBe(409);
    await siteCall(cms, '/account/forgot-password', { json: { email } });
    expect((await staffCall(cms, admin.secret, `/${id}/approve`, { json: { role: 'marketing_responsible' } })).body.data.status).toBe('active');
    expect((await tryLogin(cms, email)).status).toBe(200);
  });

  it('is undone altogether where a part of the approval fails', async () => {
    const { id, email } = await requestStaff(cms, catcher);
    const role = await cms.strapi.db.query('admin::role').findOne({ where: { code: 'marketing' } });
    await cms.strapi.db.query('admin::role').update({ where: { id: role.id }, data: { code: 'gone' } });
    // The failure is meant; its log would only alarm the reader.
    cms.strapi.log.transports.forEach((transport) => (transport.silent = true));
    const answer = await staffCall(cms, admin.secret, `/${id}/approve`, { json: { role: 'marketing_responsible' } });
    cms.strapi.log.transports.forEach((transport) => (transport.silent = false));
    await cms.strapi.db.query('admin::role').update({ where: { id: role.id }, data: { code: 'marketing' } });
    expect(answer.status).toBe(500);
    expect(await userRow(cms, email)).toMatchObject({ roles: ['user'], staff_status: 'pending' });
    expect(await panelUser(cms, email)).toBeNull();
    expect((await auditOf(email)).map(({ action }) => action)).toEqual(['staff_requested']);
  });
});

describe('a staff address', () => {
  it('on an allowed domain is approved by verifying it', async () => {
    const { email, status } = await requestStaff(cms, catcher, { email: 'mona@agency.com', role: 'admin' });
    expect(status).toBe('active');
    expect((await tryLogin(cms, email)).body.user.role).toBe('admin');
    expect((await panelUser(cms, email)).roles[0]?.code).toBe('strapi-super-admin');
    expect(panelToken(await catcher.mailTo(email, /account is ready/))).not.toBeNull();
    expect((await auditOf(email)).map(({ action, actor, role }) => ({ action, actor, role }))).toEqual([
      { action: 'staff_auto_approved', actor: null, role: 'admin' },
    ]);
  });

  it.each(['a@evil.com', 'a@agency.com.evil.com', 'a@sub.agency.com', 'a@xagency.com', 'agency.com@evil.com'])('%s is not', async (email) => {
    const { status } = await requestStaff(cms, catcher, { email, role: 'admin' });
    expect(status).toBe('pending_approval');
    expect(await userRow(cms, email)).toMatchObject({ roles: ['user'], staff_status: 'pending' });
  });

  it.each(['"a@evil.com x"@agency.com', '"a"@agency.com', 'a@аgency.com', 'a@agency.com@evil.com', 'a@agency.com\u0000', 'a@ａgency.com'])(
    '%j is no address at all',
    async (email) => {
      const { status, body } = await siteCall(cms, '/account/register', {
        json: { name: 'Somebody', email, password: 'a-good-password', role: 'admin' },
      });
      expect(status).toBe(400);
      expect(body.error.fields).toHaveProperty('email');
    },
  );

  it('waits without asking the administrators twice when a second link verifies it', async () => {
    const { email } = await requestStaff(cms, catcher);
    await siteCall(cms, '/account/forgot-password', { json: { email } });
    const reset = await catcher.mailTo(email, /new password/);
    const token = /reset-password\/(\S+)/.exec(reset.text)?.[1];
    expect((await siteCall(cms, '/account/reset-password', { json: { token, password: 'another-good-one' } })).status).toBe(200);
    expect((await auditOf(email)).map(({ action }) => action)).toEqual(['staff_requested']);
    expect((await tryLogin(cms, email, 'another-good-one')).body).toEqual({ error: { code: 'pending_approval' } });
  });
});

describe('an administrator who registers somebody', () => {
  it('has them approved at once; their panel account comes with the verification', async () => {
    const email = 'direct@people.example';
    await siteCall(cms, '/account/register', {
      secret: admin.secret,
      json: { name: 'Direct Person', email, password: 'a-good-password', role: 'marketing_responsible' },
    });
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'email_not_verified' } });
    expect(await panelUser(cms, email)).toBeNull();
    const mail = await catcher.mailTo(email, /Verify/);
    const token = /token=(\S+)/.exec(mail.text)?.[1];
    expect((await siteCall(cms, '/account/verify', { json: { token } })).body).toEqual({ status: 'active' });
    expect((await tryLogin(cms, email)).body.user.role).toBe('marketing_responsible');
    expect((await activatePanel(cms, panelToken(await catcher.mailTo(email, /account is ready/)))).status).toBe(200);
    expect((await auditOf(email))[0]).toMatchObject({ action: 'staff_approved', actor: { email: admin.email }, role: 'marketing_responsible' });
  });
});
