import { siteCall, tryLogin, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { MailCatcher } from './helpers/smtp';
import { activatePanel, linkSecret, panelToken } from './helpers/staff';

const EMAIL = 'owner@agency.example';
const catcher = new MailCatcher();
let cms: TestCms;

beforeAll(async () => {
  await catcher.start();
  cms = await startCms({ SMTP_URL: catcher.url, FIRST_ADMIN_EMAIL: EMAIL });
});
afterAll(async () => {
  await cms.stop();
  await catcher.stop();
});

async function restart(): Promise<void> {
  const { databaseUrl } = cms;
  await cms.stop();
  cms = await startCms({}, databaseUrl);
}
const invitations = async (): Promise<number> =>
  (await cms.strapi.db.connection.withSchema('app').table('outbox').where({ template: 'staff-invitation' })).length;

describe('the first administrator', () => {
  it('is invited by mail, once, and again when the invitation has run out', async () => {
    const mail = await catcher.mailTo(EMAIL, /invited/);
    await restart();
    expect(await invitations()).toBe(1);
    await cms.strapi.db.connection.raw(`UPDATE app.account_links SET expires_at = now() - interval '1 second'`);
    catcher.mails.length = 0;
    await restart();
    expect(await invitations()).toBe(2);

    expect((await siteCall(cms, '/account/reset-password', { json: { token: linkSecret(mail), password: 'a-good-password' } })).status).toBe(400);
    const again = await catcher.mailTo(EMAIL, /invited/);
    expect((await siteCall(cms, '/account/reset-password', { json: { token: linkSecret(again), password: 'a-good-password' } })).status).toBe(200);
    expect((await tryLogin(cms, EMAIL)).body.user.role).toBe('admin');
    expect((await activatePanel(cms, panelToken(again))).status).toBe(200);
  });

  it('is not made again while there is one, and nobody makes themselves one in the panel', async () => {
    await restart();
    expect(await invitations()).toBe(2);
    const { status } = await cms.request('/admin/register-admin', {
      json: { email: 'evil@evil.example', firstname: 'E', lastname: 'V', password: 'Panel-password-1' },
    });
    expect(status).toBe(400);
    expect(await userRow(cms, 'evil@evil.example')).toBeUndefined();
  });
});
