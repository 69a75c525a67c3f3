import { randomBytes } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { appSchemaStatements } from '../src/database/app-schema';
import { Mailer, type RenderMail } from '../src/mail/mailer';
import { claimMail, enqueueMail } from '../src/mail/outbox';
import { smtpTransport } from '../src/mail/transport';
import { MailCatcher } from './helpers/smtp';

/* The outbox and the mailer alone: a bare database, and a mail server that does what it is told. */

let db: Knex;
const catcher = new MailCatcher();
const open: Mailer[] = [];

beforeAll(async () => {
  const base = process.env.TEST_POSTGRES_URL;
  const name = `outbox_${randomBytes(6).toString('hex')}`;
  const admin = knex({ client: 'pg', connection: `${base}/postgres` });
  await admin.raw(`CREATE DATABASE ${name}`);
  await admin.destroy();
  db = knex({ client: 'pg', connection: `${base}/${name}`, pool: { min: 0, max: 10 } });
  await db.raw('CREATE TABLE up_users (id integer PRIMARY KEY)');
  for (const statement of appSchemaStatements) await db.raw(statement);
  await catcher.start();
});
afterAll(async () => {
  await catcher.stop();
  await db.destroy();
});
beforeEach(async () => {
  await db.raw('DELETE FROM app.outbox');
  catcher.mails.length = 0;
  catcher.behaviour = 'accept';
  catcher.hold = undefined;
});
afterEach(() => Promise.all(open.splice(0).map((mailer) => mailer.stop(0))));

const plain: RenderMail = async ({ recipient }) => ({ subject: 'Hello', html: '<p>Hello</p>', text: `Hello ${recipient}`, language: 'en' });
const quiet = { warn: () => undefined, error: () => undefined };

function newMailer(render: RenderMail = plain): Mailer {
  const send = smtpTransport({ smtpUrl: catcher.url, from: 'Test <test@site.example>', stepTimeoutMs: 300 });
  const mailer = new Mailer({ db, send, render, log: quiet });
  open.push(mailer);
  return mailer;
}

const write = (...recipients: string[]) =>
  db.transaction(async (trx) => {
    for (const recipient of recipients) await enqueueMail(trx, { template: 'reset', recipient, language: 'en', data: { userId: 1 } });
  });
const rows = (): Promise<Record<string, unknown>[]> => db.withSchema('app').table('outbox').orderBy('recipient');
const row = async () => (await rows())[0]!;
/** As if the waiting time were over. */
const makeDue = () => db.raw('UPDATE app.outbox SET next_attempt_at = now() WHERE sent_at IS NULL');
const secondsToWait = async (): Promise<number> => {
  const { rows: [found] } = await db.raw('SELECT extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM app.outbox');
  return found.seconds;
};
const recipients = () => catcher.mails.map(({ to }) => to).sort();

describe('the outbox', () => {
  it('takes part in the transaction it is written in', async () => {
    await expect(db.transaction(async (trx) => {
      await enqueueMail(trx, { template: 'reset', recipient: 'a@x.example', language: 'en' });
      throw new Error('no');
    })).rejects.toThrow('no');
    expect(await newMailer().run()).toBeNull();
    expect(catcher.connections).toBe(0);
  });

  it('sends what is due once, and forgets what it carried', async () => {
    await write('a@x.example', 'b@x.example');
    expect(await newMailer().run()).toBeNull();
    expect(await newMailer().run()).toBeNull();
    expect(recipients()).toEqual(['a@x.example', 'b@x.example']);
    const sent = await row();
    expect(sent).toMatchObject({ data: {}, attempts: 1, failed_at: null, last_error: null });
    expect(sent.sent_at).toBeInstanceOf(Date);
    expect(catcher.mails[0]?.messageId).toBe(`<${(await rows()).find(({ recipient }) => recipient === catcher.mails[0]?.to)?.id}@site.example>`);
  });

  it('is emptied by several mailers at once, each mail by one of them', async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `person${String(index).padStart(2, '0')}@x.example`);
    await write(...addresses);
    await Promise.all(Array.from({ length: 4 }, () => newMailer().run()));
    expect(recipients()).toEqual(addresses);
  });

  it('gives a mail back whose mailer died after claiming it', async () => {
    await write('a@x.example');
    const claimed = await claimMail(db);
    expect(await newMailer().run()).toBeGreaterThan(60);
    expect(catcher.mails).toEqual([]);
    await makeDue();
    await newMailer().run();
    expect(recipients()).toEqual(['a@x.example']);
    expect(catcher.mails[0]?.messageId).toContain(claimed?.id);
  });

  it('drops a mail that has nothing to say', async () => {
    await write('a@x.example');
    await newMailer(async () => null).run();
    expect(await rows()).toEqual([]);
    expect(catcher.mails).toEqual([]);
  });

  it('keeps a mail that can’t be rendered, and goes on with the next', async () => {
    await write('a@x.example', 'b@x.example');
    const mailer = newMailer(async (mail) => {
      if (mail.recipient.startsWith('a')) throw new TypeError('a bug');
      return plain(mail);
    });
    await mailer.run();
    expect(recipients()).toEqual(['b@x.example']);
    expect(await row()).toMatchObject({ sent_at: null, failed_at: null, last_error: 'TypeError' });
  });
});

describe('a mail server in trouble', () => {
  it('is down: one attempt tells enough, nothing is lost, and each mail arrives once after its return', async () => {
    await write('a@x.example', 'b@x.example', 'c@x.example');
    await catcher.stop();
    expect(await newMailer().run()).toBeGreaterThanOrEqual(5);
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1]);
    await catcher.start();
    await makeDue();
    await newMailer().run();
    await newMailer().run();
    expect(recipients()).toEqual(['a@x.example', 'b@x.example', 'c@x.example']);
  });

  it.each(['silent', 'silent-after-data', 'refuse-sender', 'busy'] as const)('is %s: the mail waits and arrives once', async (behaviour) => {
    await write('a@x.example');
    catcher.behaviour = behaviour;
    await newMailer().run();
    expect(await row()).toMatchObject({ sent_at: null, failed_at: null, attempts: 1, last_error: expect.any(String) });
    catcher.behaviour = 'accept';
    await makeDue();
    await newMailer().run();
    expect(recipients()).toEqual(['a@x.example']);
    expect(await row()).toMatchObject({ attempts: 2, last_error: null });
  });

  it('waits longer after each failure, a minute at most', async () => {
    await write('a@x.example');
    catcher.behaviour = 'busy';
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await newMailer().run();
      waits.push(Math.round(await secondsToWait()));
      await makeDue();
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
  });

  it('refuses a recipient for good: that mail is given up, the others are sent', async () => {
    await write('a@x.example');
    catcher.behaviour = 'refuse-recipient';
    await newMailer().run();
    catcher.behaviour = 'accept';
    await write('b@x.example');
    await makeDue();
    await newMailer().run();
    expect(recipients()).toEqual(['b@x.example']);
    expect(await row()).toMatchObject({ sent_at: null, data: {}, last_error: 'EENVELOPE RCPT TO 550' });
    expect((await row()).failed_at).toBeInstanceOf(Date);
  });
});

describe('stopping', () => {
  it('lets the mail under way arrive, and takes up no other', async () => {
    await write('a@x.example', 'b@x.example');
    let release = () => {};
    catcher.hold = new Promise((resolve) => (release = resolve));
    const mailer = newMailer();
    const seen = catcher.connections;
    const run = mailer.run();
    await catcher.until(() => catcher.connections > seen);
    const stopped = mailer.stop();
    release();
    await stopped;
    expect(await run).toBeNull();
    expect(catcher.mails).toHaveLength(1);
    expect((await rows()).filter(({ sent_at: sent }) => sent !== null)).toHaveLength(1);
  });

  it('breaks off a mail the server doesn’t answer to, and gives it back', async () => {
    await write('a@x.example');
    catcher.behaviour = 'silent';
    const mailer = newMailer();
    const seen = catcher.connections;
    const run = mailer.run();
    await catcher.until(() => catcher.connections > seen);
    await mailer.stop(0);
    await run;
    expect(await row()).toMatchObject({ attempts: 0, sent_at: null });
    expect(await secondsToWait()).toBeLessThanOrEqual(0);
  });
});
