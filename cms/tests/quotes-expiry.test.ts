import { cleanUp } from '../src/jobs/clean-up';
import { expireOffers } from '../src/quotes/expiry';
import { lockEndedOffer } from '../src/quotes/locked-quote';
import { mailsTo, makeAccount, recordMails } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { makeOffered, makeQuote, sentOffer, storedEvents, storedQuote } from './helpers/quotes';

let cms: TestCms;
let email: string;

beforeAll(async () => {
  cms = await startCms();
  email = await makeAccount(cms);
  await recordMails(cms);
});
afterAll(() => cms.stop());

const ago = (ms: number) => new Date(Date.now() - ms);

describe('the job of every minute', () => {
  it('expires offers past their date: once, with one event and one mail, however many do it at a time', async () => {
    const ended = await Promise.all(Array.from({ length: 5 }, () => makeOffered(cms, email, sentOffer(ago(1_000)))));
    const [valid, accepted] = [await makeOffered(cms, email), await makeOffered(cms, email, { ...sentOffer(ago(1_000)), status: 'accepted' })];
    const before = (await mailsTo(cms, email)).length;
    await Promise.all(Array.from({ length: 4 }, () => expireOffers(cms.strapi)));
    await expireOffers(cms.strapi);
    for (const reference of ended) {
      expect(await storedQuote(cms, reference)).toMatchObject({ status: 'expired', offer_total_cents: '250000' });
      const events = await storedEvents(cms, reference);
      expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'expired']);
      expect(events[1]).toMatchObject({ from_status: 'offer_sent', to_status: 'expired', actor_kind: 'system', actor_id: null, actor_name: null });
    }
    expect(await storedQuote(cms, valid)).toMatchObject({ status: 'offer_sent', events: 1 });
    expect(await storedQuote(cms, accepted)).toMatchObject({ status: 'accepted', events: 1 });
    expect((await mailsTo(cms, email)).slice(before)).toEqual(Array(5).fill('quote-expired'));
  });

  it('writes to nobody where the account is gone', async () => {
    const reference = await makeOffered(cms, email, { ...sentOffer(ago(1_000)), user_id: null });
    const before = (await mailsTo(cms, email)).length;
    await expireOffers(cms.strapi);
    expect(await storedQuote(cms, reference)).toMatchObject({ status: 'expired' });
    expect(await mailsTo(cms, email)).toHaveLength(before);
  });

  it('leaves alone what somebody is at work on', async () => {
    const reference = await makeOffered(cms, email, sentOffer(ago(1_000)));
    const db = cms.strapi.db.connection;
    await db.transaction(async (one) => {
      await one.raw('SELECT 1 FROM app.quotes WHERE reference = ? FOR UPDATE', [reference]);
      expect(await db.transaction((other) => lockEndedOffer(other))).toBeNull();
    });
    await expireOffers(cms.strapi);
    expect(await storedQuote(cms, reference)).toMatchObject({ status: 'expired' });
  });
});

describe('the clean-up', () => {
  it('removes requests that were never sent whole, after a day', async () => {
    const collecting = { status: 'collecting', submitted_at: null, waiting_since: null, reply_due_at: null, reference: null };
    const others = await Promise.all([makeAccount(cms), makeAccount(cms)]);
    await makeQuote(cms, others[0] ?? '', { columns: { ...collecting, created_at: ago(25 * 3_600_000) } });
    await makeQuote(cms, others[1] ?? '', { columns: { ...collecting, created_at: ago(23 * 3_600_000) } });
    const sent = await makeQuote(cms, email, { columns: { created_at: ago(400 * 86_400_000) } });
    await cleanUp(cms.strapi.db.connection);
    const { rows } = await cms.strapi.db.connection.raw(`SELECT client_email FROM app.quotes WHERE status = 'collecting'`);
    expect(rows).toEqual([{ client_email: others[1] }]);
    expect(await storedQuote(cms, sent)).toMatchObject({ status: 'new' });
  });
});
