import { makeAccount, siteCall, tryLogin } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { MailCatcher } from './helpers/smtp';
import { activatePanel, linkSecret, panelToken, staff, staffCall, type Staff } from './helpers/staff';

let cms: TestCms;
let admin: Staff;
const catcher = new MailCatcher();

beforeAll(async () => {
  await catcher.start();
  cms = await startCms({ SMTP_URL: catcher.url });
  admin = await staff(cms, 'admin');
});
afterAll(async () => {
  await cms.stop();
  await catcher.stop();
});

describe('an invitation', () => {
  const invite = (email: string, more: Record<string, unknown> = {}) =>
    staffCall(cms, admin.secret, '', { json: { name: 'سلمى خوري', email, role: 'marketing_responsible', language: 'ar', ...more } });

  it('makes both accounts, whose passwords the mailed links set', async () => {
    const email = 'salma@people.example';
    const { status, body } = await invite(email);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ email, name: 'سلمى خوري', status: 'invited', role: 'marketing_responsible', panel: 'invited', self: false });
    expect((await tryLogin(cms, email)).body).toEqual({ error: { code: 'invalid_credentials' } });

    const mail = await catcher.mailTo(email, /دعوة للانضمام/);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain('سلمى خوري');
    expect(mail.text).toContain('\nhttp://localhost:3000/ar/reset-password/');
    const set = (password: string) => siteCall(cms, '/account/reset-password', { json: { token: linkSecret(mail), password } });
    expect((await set('password')).body.error.fields).toEqual({ password: 'passwordCommon' });
    expect((await set('a-good-password')).status).toBe(200);
    expect((await set('a-second-password')).body).toEqual({ error: { code: 'link_invalid' } });
    expect((await tryLogin(cms, email)).body.user.role).toBe('marketing_responsible');
    expect((await activatePanel(cms, panelToken(mail))).status).toBe(200);
  });

  it('is for new addresses only, in any case', async () => {
    const email = await makeAccount(cms);
    expect((await invite(email.toUpperCase())).body).toEqual({ error: { code: 'account_exists' } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite('parallel@people.example')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('names what is wrong with it', async () => {
    const { status, body } = await invite('"a@evil.com x"@agency.com', { name: 'x', role: 'user', language: 'fr', confirmed: true });
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields).sort()).toEqual(['confirmed', 'email', 'language', 'name', 'role']);
  });

  it('carries a hostile name inert', async () => {
    await invite('hostile@people.example', { name: '</script><img onerror=alert(1)>', language: 'en' });
    const mail = await catcher.mailTo('hostile@people.example', /invited/);
    expect(mail.html).not.toMatch(/<img|<\/script/);
    expect(mail.html).toContain('&lt;/script&gt;&lt;img onerror=alert(1)&gt;');
  });
});
