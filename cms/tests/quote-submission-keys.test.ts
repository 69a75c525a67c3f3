import { Client as PgClient } from 'pg';
import { startCms, type TestCms } from './helpers/cms';
import { startReplica, type Replica } from './helpers/replica';
import { addToCart, cartCall, client, fillCart, makeSubService, slugsIn, type Client } from './helpers/shop';
import { itemBody, keepQuoteMails, nameOffice, newKey, quoteMails, quotesOf, submit } from './helpers/submissions';

/** Two CMS processes on one database. */
let cms: TestCms;
let replica: Replica;

beforeAll(async () => {
  cms = await startCms();
  await nameOffice(cms);
  await keepQuoteMails(cms);
  replica = await startReplica(cms);
});
afterAll(async () => {
  await replica.stop();
  await cms.stop();
});

const either = (index: number) => (index % 2 ? replica : cms);
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

/** The one quote somebody has sent in, with one mail to each side. */
async function expectOneQuote(somebody: Client, lines: number) {
  const quotes = await quotesOf(cms, somebody);
  expect(quotes.map(({ status }) => status)).toEqual(['new']);
  expect(quotes[0]!.lines).toHaveLength(lines);
  expect(quotes[0]!.events).toHaveLength(1);
  expect((await quoteMails(cms, quotes[0]!.id)).map((mail) => mail.split(' ')[0])).toEqual(['quote-received', 'quote-new']);
  return quotes[0]!;
}

describe('one key', () => {
  it('twenty times in parallel is one quote and one mail to each side', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 1);
    const body = itemBody(1, { key: newKey() });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => submit(either(index), somebody, body)));
    const { reference } = await expectOneQuote(somebody, 1);
    expect(answers.map((answer) => answer.body)).toEqual(Array(20).fill({ data: { complete: true, reference, stored: 1, total: 1 } }));
    expect(await slugsIn(cms, somebody)).toEqual([]);
  });

  it('with all items at once, each several times, is one quote', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 4);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => submit(either(index), somebody, itemBody(1 + (index % 4), { key }))));
    expect(statuses(answers)).toEqual([200]);
    await expectOneQuote(somebody, 4);
  });

  it('is answered alike when a call is repeated, also long after', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 2);
    const key = newKey();
    const first = await submit(cms, somebody, itemBody(1, { key }));
    expect((await submit(replica, somebody, itemBody(1, { key }))).body).toEqual(first.body);
    const last = await submit(cms, somebody, itemBody(2, { key }));
    await cms.strapi.db.connection.raw(`UPDATE app.quotes SET submitted_at = submitted_at - interval '1 year' WHERE user_id = ?`, [somebody.userId]);
    for (const number of [1, 2]) expect((await submit(replica, somebody, itemBody(number, { key }))).body).toEqual(last.body);
    await expectOneQuote(somebody, 2);
  });

  it('is answered alike from another visitor session', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 2);
    const key = newKey();
    const first = await submit(cms, somebody, itemBody(1, { key, sessionId: 'session_a' }));
    expect((await submit(cms, somebody, itemBody(1, { key, sessionId: 'session_b' }))).body).toEqual(first.body);
  });

  it.each([
    ['other words for the same item', { serviceName: 'محركات البحث' }],
    ['another description', { subServiceDescription: 'Other' }],
    ['another path', { path: '/ar/cart' }],
    ['an item that the request hasn’t', { subServiceName: 'Item 9' }],
  ])('with %s is refused', async (_, more) => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 2);
    const key = newKey();
    await submit(cms, somebody, itemBody(1, { key }));
    const { status, body } = await submit(replica, somebody, itemBody(1, { key, ...more }));
    expect([status, body]).toEqual([422, { error: { code: 'key_reused' } }]);
    expect((await submit(cms, somebody, itemBody(2, { key }))).body.data.complete).toBe(true);
  });

  it('is its owner’s: somebody else’s same key is another one', async () => {
    const [one, other] = [await client(cms), await client(cms)];
    const key = newKey();
    for (const somebody of [one, other]) {
      await fillCart(cms, somebody, 1);
      expect((await submit(cms, somebody, itemBody(1, { key }))).body.data.complete).toBe(true);
    }
    await expectOneQuote(one, 1);
    await expectOneQuote(other, 1);
  });
});

describe('several keys', () => {
  it('of two tabs with the same cart make one quote', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 3);
    const [one, other] = [newKey(), newKey()];
    await submit(cms, somebody, itemBody(1, { key: one }));
    await submit(replica, somebody, itemBody(1, { key: other }));
    await submit(cms, somebody, itemBody(2, { key: one }));
    await submit(replica, somebody, itemBody(2, { key: other }));
    const { body } = await submit(cms, somebody, itemBody(3, { key: one }));
    expect(body.data.complete).toBe(true);
    expect((await submit(replica, somebody, itemBody(3, { key: other }))).body).toEqual(body);
    await expectOneQuote(somebody, 3);
  });

  it('at the same moment make one quote', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 2);
    const keys = [newKey(), newKey(), newKey(), newKey()];
    const first = await Promise.all(keys.map((key, index) => submit(either(index), somebody, itemBody(1, { key }))));
    expect(statuses(first)).toEqual([200]);
    const last = await Promise.all(keys.map((key, index) => submit(either(index), somebody, itemBody(2, { key }))));
    expect(statuses(last)).toEqual([200]);
    await expectOneQuote(somebody, 2);
  });

  it('after the cart was changed start anew', async () => {
    const somebody = await client(cms);
    const { service, items } = await fillCart(cms, somebody, 2);
    await submit(cms, somebody, itemBody(1, { key: newKey() }));
    await cartCall(cms, somebody.secret, '/update', { json: { serviceId: service.id, subService: items[0]!.id, quantity: 8 } });
    const key = newKey();
    expect((await submit(cms, somebody, itemBody(2, { key }))).body.data).toMatchObject({ stored: 1, total: 2 });
    await submit(cms, somebody, itemBody(1, { key }));
    const { lines } = await expectOneQuote(somebody, 2);
    expect(lines.map(({ quantity }) => quantity)).toEqual([8, 1]);
  });
});

describe('a submission that stopped half-way', () => {
  it('goes on with the missing items alone, with the same key or without one', async () => {
    for (const key of [newKey(), null]) {
      const somebody = await client(cms);
      await fillCart(cms, somebody, 3);
      await submit(cms, somebody, itemBody(1, { key }));
      await submit(cms, somebody, itemBody(3, { key }));
      expect((await submit(replica, somebody, itemBody(2, { key }))).body.data).toMatchObject({ complete: true, stored: 3 });
      await expectOneQuote(somebody, 3);
    }
  });

  it('is seen by nobody, and has no number', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 2);
    await submit(cms, somebody, itemBody(1, { key: newKey() }));
    const [quote] = await quotesOf(cms, somebody);
    expect(quote).toMatchObject({ status: 'collecting', reference: null, submitted_at: null, events: [] });
    expect(await quoteMails(cms, quote!.id)).toEqual([]);
  });

  it('leaves what was added or changed meanwhile in the cart', async () => {
    const somebody = await client(cms);
    const { service, items } = await fillCart(cms, somebody, 3);
    const key = newKey();
    await submit(cms, somebody, itemBody(1, { key }));
    const later = await makeSubService(cms, service, { title: 'Later' });
    await addToCart(cms, somebody, service, later);
    await cartCall(cms, somebody.secret, '/update', { json: { serviceId: service.id, subService: items[1]!.id, quantity: 7 } });
    for (const number of [2, 3]) await submit(cms, somebody, itemBody(number, { key }));
    const { lines } = await expectOneQuote(somebody, 3);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    expect(await slugsIn(cms, somebody)).toEqual([items[1]!.slug, later.slug]);
  });
});

describe('a caller without a key', () => {
  it('may come again for a quarter of an hour', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 1);
    const { body } = await submit(cms, somebody, itemBody(1));
    expect((await submit(replica, somebody, itemBody(1))).body).toEqual(body);
    await cms.strapi.db.connection.raw(`UPDATE app.quotes SET submitted_at = submitted_at - interval '16 minutes' WHERE user_id = ?`, [somebody.userId]);
    expect((await submit(cms, somebody, itemBody(1))).body).toEqual({ error: { code: 'cart_empty' } });
    await expectOneQuote(somebody, 1);
  });

  it('asks anew where the item is in the cart again', async () => {
    const somebody = await client(cms);
    const { service, items } = await fillCart(cms, somebody, 1);
    await submit(cms, somebody, itemBody(1));
    await addToCart(cms, somebody, service, items[0]!);
    expect((await submit(cms, somebody, itemBody(1))).body.data.complete).toBe(true);
    expect((await quotesOf(cms, somebody)).map(({ status }) => status)).toEqual(['new', 'new']);
  });

  it('twenty times in parallel is one quote', async () => {
    const somebody = await client(cms);
    await fillCart(cms, somebody, 1);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => submit(either(index), somebody, itemBody(1))));
    expect(statuses(answers)).toEqual([200]);
    await expectOneQuote(somebody, 1);
  });
});

/** Makes a table refuse new rows of somebody's quotes while something is done. */
async function whileRefused<T>(table: 'outbox' | 'quote_events', work: () => Promise<T>): Promise<T> {
  const admin = new PgClient({ connectionString: cms.databaseUrl });
  await admin.connect();
  await admin.query(`CREATE FUNCTION app.refuse_rows() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END'`);
  await admin.query(`CREATE TRIGGER refuse_rows BEFORE INSERT ON app.${table} FOR EACH ROW EXECUTE FUNCTION app.refuse_rows()`);
  // What fails here is meant to; nobody has to read of it.
  cms.strapi.log.silent = true;
  try {
    return await work();
  } finally {
    cms.strapi.log.silent = false;
    await admin.query('DROP FUNCTION app.refuse_rows CASCADE');
    await admin.end();
  }
}

it.each(['outbox', 'quote_events'] as const)('number, mails, timeline and empty cart come together or not at all (%s)', async (table) => {
  const somebody = await client(cms);
  await fillCart(cms, somebody, 2);
  const key = newKey();
  await submit(cms, somebody, itemBody(1, { key }));
  const before = await quotesOf(cms, somebody);
  const { status } = await whileRefused(table, () => submit(cms, somebody, itemBody(2, { key })));
  expect(status).toBe(500);
  expect(await quotesOf(cms, somebody)).toEqual(before);
  expect(await quoteMails(cms, before[0]!.id)).toEqual([]);
  expect(await slugsIn(cms, somebody)).toHaveLength(2);
  expect((await submit(cms, somebody, itemBody(2, { key }))).body.data.complete).toBe(true);
  await expectOneQuote(somebody, 2);
});
