import { createLink } from '../src/accounts/links';
import { clientKey } from '../src/limits/client-key';
import { makeAccount, makeStaff, mailsTo, recordMails, registration, siteCall, tryLogin, uniqueClient, uniqueEmail, userRow } from './helpers/accounts';
import { startCms, type Answer, type TestCms } from './helpers/cms';
import { startReplica, type Replica } from './helpers/replica';

let cms: TestCms;
let replica: Replica;

beforeAll(async () => {
  cms = await startCms({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await recordMails(cms);
  replica = await startReplica(cms);
});
afterAll(async () => {
  await replica.stop();
  await cms.stop();
});

const WRONG = 'a-wrong-password';
const either = (index: number) => (index % 2 ? cms : replica);

/** Every count's window is over. */
const endWindows = () => cms.strapi.db.connection.raw('UPDATE app.rate_limits SET expire = expire - 3600000');

function expectTooMany({ status, headers, body }: Answer, seconds: number): void {
  expect(status).toBe(429);
  const retryAfter = Number(headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
  expect(body).toEqual({ error: { code: 'too_many_requests', retryAfter } });
}

describe('wrong passwords for an account', () => {
  it('are counted over both instances, any address of the visitor, and any case of the account’s', async () => {
    const email = await makeAccount(cms);
    for (let index = 0; index < 10; index += 1) {
      const { status } = await tryLogin(either(index), index % 3 ? email : email.toUpperCase(), WRONG);
      expect(status).toBe(401);
    }
    expectTooMany(await tryLogin(cms, email), 900);
    expectTooMany(await tryLogin(replica, email), 900);
    await endWindows();
    expect((await tryLogin(replica, email)).status).toBe(200);
  });

  it('are forgotten with the right one', async () => {
    const email = await makeAccount(cms);
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 9; index += 1) await tryLogin(either(index), email, WRONG);
      expect((await tryLogin(cms, email)).status).toBe(200);
    }
  });

  it('are forgotten with a reset of the password', async () => {
    const email = await makeAccount(cms);
    for (let index = 0; index < 11; index += 1) await tryLogin(either(index), email, WRONG);
    expectTooMany(await tryLogin(cms, email), 900);
    const { id } = await userRow(cms, email);
    const token = await cms.strapi.db.transaction(({ trx }) => createLink(trx, id, 'reset'));
    await siteCall(cms, '/account/reset-password', { json: { token, password: 'the-new-password' } });
    expect((await tryLogin(replica, email, 'the-new-password')).status).toBe(200);
  });

  it('are counted for an address that nobody has, too', async () => {
    const email = uniqueEmail();
    for (let index = 0; index < 10; index += 1) expect((await tryLogin(cms, email, WRONG)).status).toBe(401);
    expectTooMany(await tryLogin(cms, email, WRONG), 900);
  });

  it('sent all at once are answered ten times at most', async () => {
    const email = await makeAccount(cms);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => tryLogin(either(index), email, WRONG)));
    const told = answers.filter(({ status }) => status === 401);
    expect(told.length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - told.length);
  });
});

describe('wrong passwords from an address', () => {
  it('end after fifty, whatever the accounts', async () => {
    const client = uniqueClient();
    for (let index = 0; index < 50; index += 1) {
      expect((await tryLogin(either(index), uniqueEmail(), WRONG, { client })).status).toBe(401);
    }
    const email = await makeAccount(cms);
    expectTooMany(await tryLogin(cms, email, undefined, { client }), 900);
    expect((await tryLogin(cms, email)).status).toBe(200);
  });

  it('count one IPv6 network as one visitor', async () => {
    const email = await makeAccount(cms);
    const client = (host: number) => `2001:db8:77:1::${host.toString(16)}`;
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, index) => tryLogin(either(index), uniqueEmail(), WRONG, { client: client(index) })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expectTooMany(await tryLogin(cms, email, undefined, { client: client(9_999) }), 900);
    expect((await tryLogin(cms, email, undefined, { client: '2001:db8:77:2::1' })).status).toBe(200);
  });

  it('don’t count right ones', async () => {
    const client = uniqueClient();
    const email = await makeAccount(cms);
    for (let index = 0; index < 55; index += 1) expect((await tryLogin(cms, email, undefined, { client })).status).toBe(200);
  });
});

describe('from one address', () => {
  it('twenty registrations an hour', async () => {
    const client = uniqueClient();
    const register = (index: number) => siteCall(either(index), '/account/register', { json: registration(uniqueEmail()), client });
    for (let index = 0; index < 20; index += 1) expect((await register(index)).status).toBe(202);
    expectTooMany(await register(0), 3_600);
  });

  it('twenty mails asked for an hour, of both kinds together', async () => {
    const client = uniqueClient();
    const ask = (index: number) =>
      siteCall(either(index), `/account/${index % 2 ? 'resend' : 'forgot-password'}`, { json: { email: uniqueEmail() }, client });
    for (let index = 0; index < 20; index += 1) expect((await ask(index)).status).toBe(202);
    expectTooMany(await ask(0), 3_600);
  });

  it('thirty links in 15 minutes', async () => {
    const client = uniqueClient();
    const use = (index: number) =>
      index % 2
        ? siteCall(cms, '/account/verify', { json: { token: 'x'.repeat(43) }, client })
        : siteCall(replica, '/account/reset-password', { json: { token: 'x'.repeat(43), password: WRONG }, client });
    for (let index = 0; index < 30; index += 1) expect((await use(index)).status).toBe(400);
    expectTooMany(await use(0), 900);
    expectTooMany(await use(1), 900);
  });
});

it('five mails an hour are asked for to one address, whether or not it is known', async () => {
  for (const email of [await makeAccount(cms), uniqueEmail()]) {
    const ask = (index: number) =>
      siteCall(either(index), `/account/${index % 2 ? 'resend' : 'forgot-password'}`, { json: { email: index % 3 ? email : email.toUpperCase() } });
    for (let index = 0; index < 5; index += 1) expect((await ask(index)).status).toBe(202);
    expectTooMany(await ask(0), 3_600);
  }
});

it('the fourth registration of an address within the hour answers as ever and does nothing', async () => {
  const email = uniqueEmail();
  for (let index = 0; index < 5; index += 1) {
    const { status, body } = await siteCall(either(index), '/account/register', { json: registration(email, { name: `Person ${index}` }) });
    expect({ status, body }).toEqual({ status: 202, body: {} });
  }
  expect(await mailsTo(cms, email)).toHaveLength(3);
});

it('no address stands in the table of counts', async () => {
  const email = await makeAccount(cms);
  await makeStaff(cms, email, 'admin');
  await tryLogin(cms, email, WRONG, { client: '203.0.113.9' });
  const { rows } = await cms.strapi.db.connection.raw('SELECT key FROM app.rate_limits');
  const keys = JSON.stringify(rows);
  expect(keys).not.toContain('@');
  expect(keys).not.toContain('203.0.113');
});

describe('clientKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['', 'unknown'],
    ['evil', 'unknown'],
    ['1.2.3.4, 5.6.7.8', 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});
