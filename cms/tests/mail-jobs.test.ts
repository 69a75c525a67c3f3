import { JobsDatabase } from '../src/jobs/jobs-database';
import { cleanUp } from '../src/jobs/clean-up';
import { quietly } from '../src/jobs/quietly';
import { enqueueMail } from '../src/mail/outbox';
import { makeAccount, me, signIn, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { MailCatcher } from './helpers/smtp';

let cms: TestCms;
const catcher = new MailCatcher();

beforeAll(async () => {
  await catcher.start();
  cms = await startCms({ SMTP_URL: catcher.url });
});
afterAll(async () => {
  await cms.stop();
  await catcher.stop();
});

const db = () => cms.strapi.db.connection;
const writeReset = (recipient: string) =>
  db().transaction((trx) => enqueueMail(trx, { template: 'reset', recipient, language: 'en' }));

describe('the mail queue', () => {
  it('is looked through by the schedule too, when nobody woke it', async () => {
    const email = await makeAccount(cms);
    await writeReset(email);
    // What pg-boss's clock writes every minute.
    await db().raw(`INSERT INTO pgboss.job (name, data) VALUES ('__pgboss__send-it', '{"name": "mail"}')`);
    await catcher.mailTo(email, /new password/);
    const { rows } = await db().raw('SELECT name, cron FROM pgboss.schedule ORDER BY name');
    expect(rows).toEqual([
      { name: 'analytics-partitions', cron: '27 3 * * *' }, { name: 'analytics-rollup', cron: '* * * * *' }, { name: 'clean-up', cron: '17 3 * * *' },
      { name: 'mail', cron: '* * * * *' }, { name: 'offers', cron: '* * * * *' }, { name: 'schedules', cron: '* * * * *' },
    ]);
  });

  it('keeps working when the database drops its connections', async () => {
    const drop = () => db().raw(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rukn-jobs' AND datname = current_database()`);
    const [first, second] = [await makeAccount(cms), await makeAccount(cms)];
    let release = () => {};
    catcher.hold = new Promise((resolve) => (release = resolve));
    await writeReset(first);
    await db().raw(`INSERT INTO pgboss.job (name, data) VALUES ('__pgboss__send-it', '{"name": "mail"}')`);
    const seen = catcher.connections;
    await catcher.until(() => catcher.connections > seen);
    // The running job can't be ended while the table is locked, and then its connection is gone.
    await db().transaction(async (trx) => {
      await trx.raw('LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE');
      release();
      await catcher.mailTo(first, /new password/);
      await drop();
    });
    await drop();
    await writeReset(second);
    await db().raw(`INSERT INTO pgboss.job (name, data) VALUES ('__pgboss__send-it', '{"name": "mail"}')`);
    await catcher.mailTo(second, /new password/);
  });
});

describe('the connections of the jobs', () => {
  it('report failures at the start, and survive them later', async () => {
    const errors: unknown[] = [];
    const database = new JobsDatabase({ host: '127.0.0.1', port: 1 }, (error) => errors.push(error));
    await expect(database.executeSql('SELECT 1', [])).rejects.toThrow();
    database.forgive();
    expect(await database.executeSql('SELECT 1', [])).toEqual({ rows: [] });
    // pg-boss reads the count without looking whether there is one.
    expect(await database.executeSql('WITH results AS (DELETE FROM x) SELECT COUNT(*) FROM results', [])).toEqual({ rows: [{ count: '0' }] });
    expect(errors).toHaveLength(2);
    await database.close();
    expect(await database.executeSql('SELECT 1', [])).toEqual({ rows: [] });
  });

  it('report each kind of failure once a minute', () => {
    const reported: string[] = [];
    const report = quietly((message) => reported.push(message));
    for (const message of ['a', 'b', 'a', 'a', 'b']) report(new Error(message));
    expect(reported).toEqual(['a', 'b']);
    const again = quietly((message) => reported.push(message), 0);
    again(new Error('c'));
    again(new Error('c'));
    expect(reported).toEqual(['a', 'b', 'c', 'c']);
  });
});

describe('the daily clean-up', () => {
  it('removes what nobody can use any more, and nothing else', async () => {
    const email = await makeAccount(cms);
    const { id } = await userRow(cms, email);
    const [alive, idle] = [await signIn(cms, email), await signIn(cms, email)];
    await db().raw(`UPDATE app.sessions SET idle_expires_at = now() - interval '1 second' WHERE id = ?`, [idle.token]);
    const link = (text: string, end: string) =>
      db().raw(`INSERT INTO app.account_links (secret_hash, user_id, purpose, expires_at) VALUES (?, ?, 'reset', now() + ?::interval)`, [Buffer.from(text), id, end]);
    await link('old', '-1 second');
    await link('new', '1 minute');
    const mail = (recipient: string, sent: string | null) =>
      db().raw(`INSERT INTO app.outbox (template, recipient, language, sent_at) VALUES ('reset', ?, 'en', now() - ?::interval)`, [recipient, sent]);
    await mail('old@x.example', '31 days');
    await mail('new@x.example', '29 days');

    await cleanUp(db());

    expect((await me(cms, alive.secret)).status).toBe(200);
    const { rows: sessions } = await db().raw('SELECT id FROM app.sessions WHERE user_id = ?', [id]);
    expect(sessions).toEqual([{ id: alive.token }]);
    const { rows: links } = await db().raw(`SELECT convert_from(secret_hash, 'UTF8') AS name FROM app.account_links WHERE user_id = ? AND length(secret_hash) < 32`, [id]);
    expect(links).toEqual([{ name: 'new' }]);
    const { rows: mails } = await db().raw(`SELECT recipient FROM app.outbox WHERE recipient LIKE '%@x.example'`);
    expect(mails).toEqual([{ recipient: 'new@x.example' }]);
  });
});
