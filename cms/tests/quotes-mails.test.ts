import { createMailer } from '../src/mail/create-mailer';
import type { QuoteMailTemplate } from '../src/mail/quote-templates';
import { mailRenderer } from '../src/mail/render';
import { enqueueQuoteMail } from '../src/quotes/mails';
import { mailsTo, makeAccount, recordMails, setUser, signIn, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { dayFromNow, inboxCall, makeOffered, makeQuote, offerBody, quoteCall, setQuote } from './helpers/quotes';
import { MailCatcher } from './helpers/smtp';
import { staff, type Staff } from './helpers/staff';

let cms: TestCms;
let member: Staff;
const catcher = new MailCatcher();
const SITE_ADDRESS = 'hello@agency.example';

beforeAll(async () => {
  await catcher.start();
  cms = await startCms({ SMTP_URL: catcher.url });
  member = await staff(cms, 'marketing_responsible');
  await cms.strapi.documents('api::site-settings.site-settings').create({ locale: 'en', data: { name: 'Rukn', email: SITE_ADDRESS } });
});
afterAll(async () => {
  await cms.stop();
  await catcher.stop();
});

/** A client with a session, whose name is markup. */
const HOSTILE = '<img src=x onerror=alert(1)> & Sons';
async function client(language: 'en' | 'ar' = 'en') {
  const email = await makeAccount(cms, { language, name: HOSTILE });
  return { email, secret: (await signIn(cms, email)).secret };
}

const inbox = (reference: string, path: string, json: unknown = {}, method = 'POST') =>
  inboxCall(cms, member.secret, `/${reference}/${path}`, { method, json });
const own = (secret: string, reference: string, path: string, json: unknown = {}) => quoteCall(cms, secret, `/${reference}/${path}`, { json });

const idOf = async (reference: string): Promise<string> => {
  const { id } = await cms.strapi.db.connection.withSchema('app').table('quotes').where({ reference }).first('id');
  return id;
};

/** Writes a mail the way a submission does, and has it sent. */
async function mail(template: QuoteMailTemplate, reference: string): Promise<void> {
  const id = await idOf(reference);
  await cms.strapi.db.transaction(({ trx }) => enqueueQuoteMail(trx, cms.strapi, template, id));
  await createMailer(cms.strapi).run();
}

describe('mails to the client', () => {
  it.each([
    ['en', 'We have your request', 'What happens next', '/quotes/'], ['ar', 'استلمنا طلبك', 'ما الخطوة التالية؟', '/ar/quotes/'],
  ] as const)('tell what was asked for and what happens next (%s)', async (language, title, next, page) => {
    const { email } = await client(language);
    const reference = await makeQuote(cms, email);
    await mail('quote-received', reference);
    const caught = await catcher.mailTo(email, new RegExp(reference));
    expect(caught.subject).toContain(title);
    for (const words of [next, '24', `${page}${reference}`, '\u2066$2,998.00\u2069', language === 'ar' ? 'مقالات المدونة' : 'Blog articles']) {
      expect(caught.text).toContain(words);
    }
    expect(caught.html).not.toContain('<img');
    expect(caught.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each([['en', 'Our offer for'], ['ar', 'عرضنا لطلبك']] as const)('bring the offer with its prices and last day (%s)', async (language, title) => {
    const { email } = await client(language);
    const reference = await makeQuote(cms, email);
    await inbox(reference, 'offer', await offerBody(cms, reference, [1_250, 99.5], { note: '<b>Gladly</b>\nyours', validUntil: dayFromNow(30) }));
    const caught = await catcher.mailTo(email, new RegExp(`${title}.*${reference}`));
    for (const words of ['$1,250.00', '$2,500.00', '$99.50', '$2,599.50', '> <b>Gladly</b>\n> yours']) expect(caught.text).toContain(words);
    expect(caught.text).toContain(new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(new Date(`${dayFromNow(30)}T12:00:00+04:00`)));
    expect(caught.html).toContain('&lt;b&gt;Gladly&lt;/b&gt;<br>yours');
    expect(caught.html).toContain(`<html lang="${language}"`);
  });

  it('are in the language the account has when they are sent', async () => {
    const { email } = await client('en');
    const reference = await makeQuote(cms, email);
    await setUser(cms, email, { language: 'ar' });
    await inbox(reference, 'messages', { text: 'Good news' });
    expect((await catcher.mailTo(email, new RegExp(reference))).subject).toContain('رسالة جديدة بخصوص طلبك');
  });

  it('bring messages and refusals, with nothing of them as markup', async () => {
    const { email } = await client();
    const reference = await makeQuote(cms, email);
    await inbox(reference, 'messages', { text: '<script>alert(1)</script>\n[click](javascript:alert(1))' });
    const message = await catcher.mailTo(email, /New message/);
    expect(message.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>[click](javascript:alert(1))');
    expect(message.html).not.toMatch(/<script|href="javascript/);
    await inbox(reference, 'decline', { reason: '"><img src=x> no capacity' });
    const refusal = await catcher.mailTo(email, /About your request/);
    expect(refusal.html).toContain('&quot;&gt;&lt;img src=x&gt; no capacity');
    expect(refusal.html).not.toContain('<img');
    expect(refusal.text).toContain(`/quotes/${reference}`);
  });
});

describe('mails to staff', () => {
  it('go to the address on the website, in English, as long as nobody has the work', async () => {
    const { email } = await client('ar');
    const reference = await makeQuote(cms, email);
    await mail('quote-new', reference);
    const caught = await catcher.mailTo(SITE_ADDRESS, new RegExp(`New quote request ${reference}`));
    for (const words of [email, 'Haddad Trading', 'Blog articles', `/dashboard/quotes/${reference}`, HOSTILE]) expect(caught.text).toContain(words);
    expect(caught.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Sons');
    expect(caught.html).not.toContain('<img');
  });

  it('go to whoever has the work, in their language', async () => {
    const { email, secret } = await client();
    const other = await staff(cms, 'admin');
    await setUser(cms, other.email, { language: 'ar' });
    const reference = await makeOffered(cms, email);
    await inbox(reference, 'assignee', { assignee: other.id }, 'PUT');
    await own(secret, reference, 'messages', { text: 'When could you start?' });
    const message = await catcher.mailTo(other.email, /رسالة من العميل/);
    expect(message.text).toContain('> When could you start?');
    expect(message.text).toContain(`/ar/dashboard/quotes/${reference}`);
    await own(secret, reference, 'accept', { offer: 1 });
    const accepted = await catcher.mailTo(other.email, /قُبل العرض/);
    expect(accepted.text).toContain('$2,500.00');
    expect(catcher.mails.filter(({ to, subject }) => to === SITE_ADDRESS && subject.includes(reference))).toEqual([]);
  });

  it('tell why the client declined', async () => {
    const { email, secret } = await client();
    const reference = await makeOffered(cms, email);
    await own(secret, reference, 'decline', { reason: 'Too dear' });
    const caught = await catcher.mailTo(SITE_ADDRESS, new RegExp(`Offer declined: ${reference}`));
    expect(caught.text).toContain('> Too dear');
  });

  it('go to the website’s address where the assignee has left', async () => {
    const { email, secret } = await client();
    const left = await staff(cms, 'admin');
    const reference = await makeQuote(cms, email, { columns: { assignee_id: (await userRow(cms, left.email)).id } });
    await setUser(cms, left.email, { blocked: true });
    await own(secret, reference, 'messages', { text: 'Anybody there?' });
    await catcher.mailTo(SITE_ADDRESS, new RegExp(`Message from the client: ${reference}`));
    expect(catcher.mails.filter(({ to }) => to === left.email)).toEqual([]);
  });

  it('reach the website’s address whatever account somebody registers with it', async () => {
    const { email, secret } = await client();
    const squatter = await makeAccount(cms, { language: 'ar' });
    await setUser(cms, squatter, { email: SITE_ADDRESS, username: SITE_ADDRESS, blocked: true });
    const reference = await makeQuote(cms, email);
    await own(secret, reference, 'messages', { text: 'Hello' });
    await catcher.mailTo(SITE_ADDRESS, new RegExp(`Message from the client: ${reference}`));
    await setUser(cms, SITE_ADDRESS, { email: squatter, username: squatter });
  });
});

describe('a mail that has nothing to say any more', () => {
  type Change = (quote: { email: string; reference: string }) => Promise<unknown>;

  /** Whether the mail with an offer is still sent after something else happened. */
  async function isSentAfter(change: Change): Promise<boolean> {
    const { email } = await client();
    const reference = await makeOffered(cms, email);
    const data = { quoteId: await idOf(reference), offer: 1 };
    await change({ email, reference });
    const rendered = await mailRenderer(cms.strapi)({ id: '1', template: 'quote-offer', recipient: email, language: 'en', data, attempts: 1 });
    return rendered !== null;
  }

  const changes: [string, Change][] = [
    ['the quote is gone', ({ reference }) => cms.strapi.db.connection.raw('DELETE FROM app.quotes WHERE reference = ?', [reference])],
    ['the account is closed', ({ email }) => setUser(cms, email, { blocked: true })],
    ['the account is gone', ({ email }) => cms.strapi.db.connection('up_users').where({ email }).delete()],
    ['the address is another account’s', ({ reference }) => setQuote(cms, reference, { user_id: null })],
    ['the offer was taken back', ({ reference }) => inbox(reference, 'withdraw')],
    ['there is another offer', ({ reference }) => setQuote(cms, reference, { offer_number: 2 })],
    ['the offer is over', ({ reference }) => setQuote(cms, reference, { offer_valid_until: new Date(Date.now() - 1_000) })],
  ];

  it('is the exception', async () => {
    expect(await isSentAfter(async () => {})).toBe(true);
  });

  it.each(changes)('is not sent: %s', async (_why, change) => {
    expect(await isSentAfter(change)).toBe(false);
  });

  it('to a stranger is never sent', async () => {
    const { email } = await client();
    const data = { quoteId: await idOf(await makeQuote(cms, email)) };
    const render = (template: string, recipient: string) =>
      mailRenderer(cms.strapi)({ id: '1', template, recipient, language: 'en', data, attempts: 1 });
    const stranger = (await client()).email;
    for (const address of ['nobody@else.example', stranger]) {
      for (const template of ['quote-received', 'quote-new']) expect(await render(template, address)).toBeNull();
    }
    expect(await render('quote-new', SITE_ADDRESS)).not.toBeNull();
    expect(await render('quote-received', SITE_ADDRESS)).toBeNull();
  });

  it('is not even written where the account is gone', async () => {
    const { email } = await client();
    const reference = await makeQuote(cms, email, { columns: { user_id: null } });
    await recordMails(cms);
    await mail('quote-received', reference);
    expect(await mailsTo(cms, email)).toEqual([]);
  });
});
