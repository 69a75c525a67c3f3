import { setTimeout as pause } from 'node:timers/promises';
import { me, registration, setUser, signIn, siteCall, uniqueEmail } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { MailCatcher, type Behaviour } from './helpers/smtp';
import { linkSecret } from './helpers/staff';

/* From a call to the mailbox: the CMS with its jobs, and a real mail server. */

let cms: TestCms;
const catcher = new MailCatcher();

beforeAll(async () => {
  await catcher.start();
  cms = await startCms({ SMTP_URL: catcher.url, SITE_URL: 'https://site.example' });
});
afterAll(async () => {
  await cms.stop();
  await catcher.stop();
});
beforeEach(() => {
  catcher.behaviour = 'accept';
});

const register = (email: string, more: Record<string, unknown> = {}) => siteCall(cms, '/account/register', { json: registration(email, more) });
const toPerson = (email: string) => catcher.mails.filter(({ to }) => to === email);
/** As if the waiting time after a failure were over. */
const makeDue = () => cms.strapi.db.connection.raw('UPDATE app.outbox SET next_attempt_at = now() WHERE sent_at IS NULL');

describe('a mail', () => {
  it('leads to the configured site, whatever the request says it is', async () => {
    const email = uniqueEmail();
    await register(email);
    await cms.request('/api/account/forgot-password', {
      json: { email, language: 'en' },
      headers: {
        authorization: `Bearer ${process.env.SITE_API_SECRET}`, 'x-client-address': '10.9.9.9',
        host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example', referer: 'https://evil.example/',
      },
    });
    const reset = await catcher.mailTo(email, /new password/);
    const verify = await catcher.mailTo(email, /Verify/);
    for (const { raw, html, text } of [reset, verify]) {
      expect(raw + html + text).not.toContain('evil');
      for (const [, url] of html.matchAll(/href="([^"]+)"/g)) expect(url).toMatch(/^(https:\/\/site\.example(\/|$)|mailto:)/);
    }
    expect((await siteCall(cms, '/account/verify', { json: { token: linkSecret(verify) } })).body).toEqual({ status: 'active' });
  });

  it('is Arabic, right to left, with a text part, for an Arabic account', async () => {
    const email = uniqueEmail();
    await register(email, { language: 'ar' });
    const mail = await catcher.mailTo(email, /تأكيد بريدك الإلكتروني/);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain('https://site.example/ar/verify?token=');
    // The language is the account's, not that of the page where somebody asks.
    await siteCall(cms, '/account/forgot-password', { json: { email, language: 'en' } });
    await catcher.mailTo(email, /اختيار كلمة مرور جديدة/);
  });

  it('is not sent to addresses without an account, to verified or blocked ones', async () => {
    const [nobody, verified, blocked] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
    for (const email of [verified, blocked]) {
      await register(email);
      await catcher.mailTo(email, /Verify/);
    }
    await setUser(cms, verified, { confirmed: true });
    await setUser(cms, blocked, { confirmed: true, blocked: true });
    catcher.mails.length = 0;
    const last = uniqueEmail();
    for (const email of [nobody, verified, blocked]) expect((await siteCall(cms, '/account/resend', { json: { email } })).status).toBe(202);
    for (const email of [nobody, blocked]) expect((await siteCall(cms, '/account/forgot-password', { json: { email } })).status).toBe(202);
    await register(last);
    await catcher.mailTo(last, /Verify/);
    expect(catcher.mails.map(({ to }) => to)).toEqual([last]);
    const { rows } = await cms.strapi.db.connection.raw('SELECT recipient FROM app.outbox WHERE sent_at IS NULL AND recipient <> ?', [last]);
    expect(rows).toEqual([]);
  });

  it('tells of a changed password', async () => {
    const email = uniqueEmail();
    await register(email);
    await setUser(cms, email, { confirmed: true });
    const { secret } = await signIn(cms, email);
    await siteCall(cms, '/account/forgot-password', { json: { email } });
    const token = linkSecret(await catcher.mailTo(email, /Choose a new password/));
    await siteCall(cms, '/account/reset-password', { json: { token, password: 'a-new-password' } });
    expect((await me(cms, secret)).status).toBe(401);
    expect((await catcher.mailTo(email, /password was changed/)).text).toContain('https://site.example/forgot-password');
  });
});

describe('a mail server', () => {
  const troubles: [string, () => Promise<void>, () => Promise<void>][] = [
    ['down', () => catcher.stop(), () => catcher.start()],
    ...(['silent', 'refuse-sender', 'busy'] as const).map((behaviour: Behaviour): [string, () => Promise<void>, () => Promise<void>] => [
      behaviour,
      async () => void (catcher.behaviour = behaviour),
      async () => void (catcher.behaviour = 'accept'),
    ]),
  ];

  it.each(troubles)('that is %s slows no answer and loses nothing; every mail arrives once', async (_trouble, fail, recover) => {
    await fail();
    const emails = Array.from({ length: 5 }, () => uniqueEmail());
    const took: number[] = [];
    for (const email of emails) {
      const start = performance.now();
      expect((await register(email)).status).toBe(202);
      took.push(performance.now() - start);
    }
    // Of answers that waited for the mail server none would be that fast; on a busy machine some aren't all the same.
    expect(Math.min(...took)).toBeLessThan(500);
    const attempted = async () => (await cms.strapi.db.connection.raw('SELECT 1 FROM app.outbox WHERE attempts > 0 AND sent_at IS NULL')).rows.length > 0;
    while (!(await attempted())) await pause(50);
    await recover();
    await makeDue();
    // Wakes the mailer, as any other mail would.
    const last = uniqueEmail();
    await register(last);
    await catcher.until(() => [...emails, last].every((email) => toPerson(email).length > 0));
    for (const email of emails) expect(toPerson(email)).toHaveLength(1);
  });
});
