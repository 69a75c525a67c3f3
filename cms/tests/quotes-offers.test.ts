import { makeAccount, recordMails, mailsTo, signIn } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { dayFromNow, inboxCall, lineIds, makeOffered, makeQuote, offerBody, quoteCall, storedEvents, storedQuote } from './helpers/quotes';
import { staff, type Staff } from './helpers/staff';

let cms: TestCms;
let member: Staff;
let other: Staff;
let email: string;
let secret: string;

beforeAll(async () => {
  cms = await startCms();
  member = await staff(cms, 'marketing_responsible');
  other = await staff(cms, 'admin');
  email = await makeAccount(cms);
  ({ secret } = await signIn(cms, email));
  await recordMails(cms);
});
afterAll(() => cms.stop());

const save = (reference: string, json: unknown, who: Staff = member) => inboxCall(cms, who.secret, `/${reference}/offer`, { method: 'PUT', json });
const send = (reference: string, json: unknown, who: Staff = member) => inboxCall(cms, who.secret, `/${reference}/offer`, { json });

describe('a draft', () => {
  it('may have gaps, and keeps its state and its place in the inbox', async () => {
    const reference = await makeQuote(cms, email);
    const { waiting_since: waitingSince, updated_at: updatedAt } = await storedQuote(cms, reference);
    const { status, body } = await save(reference, await offerBody(cms, reference, [1_299.5, null], { note: ' For\nyou ', validUntil: null }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'new', offer: null, offerTotal: null, draft: { version: 1, note: 'For\nyou', validUntil: null } });
    expect(body.data.items.map(({ offerPrice, offerLineTotal }: Record<string, unknown>) => [offerPrice, offerLineTotal]))
      .toEqual([[1_299.5, 2_599], [null, null]]);
    expect(await storedQuote(cms, reference)).toMatchObject({ waiting_since: waitingSince, updated_at: updatedAt, events: 1 });
    const clients = (await quoteCall(cms, secret, `/${reference}`)).text;
    expect(clients).not.toContain('1299.5');
    expect(clients).not.toContain('For\\nyou');
  });

  it('of two members of staff at once is the first one’s; the second loses nothing by a silent overwrite', async () => {
    const reference = await makeQuote(cms, email);
    const first = await offerBody(cms, reference, [1_000, 100], { note: 'First' });
    const second = await offerBody(cms, reference, [2_000, 200], { note: 'Second' });
    expect((await save(reference, first, member)).body.data.draft.version).toBe(1);
    const refused = await save(reference, second, other);
    expect({ status: refused.status, body: refused.body }).toEqual({ status: 409, body: { error: { code: 'conflict' } } });
    expect((await send(reference, second, other)).status).toBe(409);
    const { data } = (await inboxCall(cms, other.secret, `/${reference}`)).body;
    expect(data).toMatchObject({ status: 'new', draft: { version: 1, note: 'First' } });
    expect(data.items.map(({ offerPrice }: Record<string, unknown>) => offerPrice)).toEqual([1_000, 100]);
    expect((await save(reference, { ...second, version: 1 }, other)).body.data.draft).toMatchObject({ version: 2, note: 'Second' });
  });

  it.each(['offer_sent', 'accepted', 'declined', 'expired'])('can’t be written any more: %s', async (status) => {
    const reference = await makeOffered(cms, email, { status });
    const before = await storedQuote(cms, reference);
    expect((await save(reference, await offerBody(cms, reference, [1, 1], { version: 1 }))).body).toEqual({ error: { code: 'conflict' } });
    expect(await storedQuote(cms, reference)).toEqual(before);
  });
});

describe('an offer', () => {
  it('is summed up in cents, ends the waiting, and is written to the client', async () => {
    const reference = await makeQuote(cms, email, { lines: [{ quantity: 3 }, { subService: 'Site audit', quantity: 99 }] });
    const { body } = await send(reference, await offerBody(cms, reference, [0.1, 0.29], { note: 'Glad to', validUntil: dayFromNow(0) }));
    expect(body.data).toMatchObject({
      status: 'offer_sent', offerTotal: 29.01, offer: { number: 1, note: 'Glad to', total: 29.01 }, draft: { version: 1 },
      waitingSince: null, replyDueAt: null, overdue: false,
    });
    // Until the end of that day in Dubai.
    expect(body.data.offer.validUntil).toBe(new Date(`${dayFromNow(0)}T23:59:59.999+04:00`).toISOString());
    const seen = (await quoteCall(cms, secret, `/${reference}`)).body.data;
    expect(seen).toMatchObject({ status: 'offer_sent', offerTotal: 29.01, may: { accept: true, decline: true } });
    expect(seen.items.map(({ offerLineTotal }: Record<string, unknown>) => offerLineTotal)).toEqual([0.3, 28.71]);
    expect((await storedEvents(cms, reference)).at(-1)).toMatchObject({ kind: 'offer_sent', from_status: 'new', data: { offer: 1, totalCents: 2_901 } });
    expect(await mailsTo(cms, email)).toContain('quote-offer');
  });

  it('takes the largest prices there are', async () => {
    const reference = await makeQuote(cms, email, { lines: Array.from({ length: 5 }, (_one, index) => ({ subService: `Part ${index}`, quantity: 99 })) });
    const { body } = await send(reference, await offerBody(cms, reference, Array(5).fill(1_000_000)));
    expect(body.data.offerTotal).toBe(495_000_000);
  });

  it('that two send at once is one', async () => {
    const reference = await makeQuote(cms, email);
    const before = (await mailsTo(cms, email)).length;
    const [first, second] = [await offerBody(cms, reference, [1_000, 100]), await offerBody(cms, reference, [2_000, 200])];
    const answers = await Promise.all([send(reference, first, member), send(reference, second, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? 2_100 : 4_200;
    expect((await inboxCall(cms, member.secret, `/${reference}`)).body.data).toMatchObject({ offer: { number: 1, total: won }, draft: { version: 1 } });
    expect((await storedEvents(cms, reference)).map(({ kind }) => kind)).toEqual(['submitted', 'offer_sent']);
    expect((await mailsTo(cms, email)).length).toBe(before + 1);
  });

  it('is revised after it was taken back, under the next number', async () => {
    const reference = await makeOffered(cms, email);
    await inboxCall(cms, member.secret, `/${reference}/withdraw`, { json: {} });
    const { body } = await send(reference, await offerBody(cms, reference, [500, 100], { version: 1 }));
    expect(body.data).toMatchObject({ status: 'offer_sent', offer: { number: 2, total: 1_100 } });
  });

  it('accepted twenty times in parallel is accepted once, with one event and one mail', async () => {
    const reference = await makeOffered(cms, email, {
      assignee_id: (await cms.strapi.db.connection('up_users').where({ email: member.email }).first('id')).id,
    });
    const before = (await mailsTo(cms, member.email)).length;
    const accept = () => quoteCall(cms, secret, `/${reference}/accept`, { json: { offer: 1 } });
    const answers = await Promise.all(Array.from({ length: 20 }, accept));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await storedEvents(cms, reference)).map(({ kind }) => kind)).toEqual(['submitted', 'accepted']);
    expect((await mailsTo(cms, member.email)).slice(before)).toEqual(['quote-accepted']);
  });

  it('accepted and taken back at once is one of both', async () => {
    const reference = await makeOffered(cms, email);
    const answers = await Promise.all([
      quoteCall(cms, secret, `/${reference}/accept`, { json: { offer: 1 } }),
      inboxCall(cms, member.secret, `/${reference}/withdraw`, { json: {} }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await storedEvents(cms, reference)).toHaveLength(2);
  });
});

describe('the last day of an offer', () => {
  const sendUntil = async (validUntil: unknown) => {
    const reference = await makeQuote(cms, email);
    return { reference, ...(await send(reference, await offerBody(cms, reference, [1, 1], { validUntil }))) };
  };

  it.each([0, 1, 365])('may be %d days ahead', async (days) => {
    expect((await sendUntil(dayFromNow(days))).status).toBe(200);
  });

  it.each([['yesterday', dayFromNow(-1)], ['in more than a year', dayFromNow(367)], ['in the last year there is', '9999-12-31']])(
    'may not be %s', async (_name, day) => {
      const { reference, status, body } = await sendUntil(day);
      expect({ status, body }).toEqual({ status: 400, body: { error: { code: 'invalid_request', fields: { validUntil: 'dateFuture' } } } });
      expect((await save(reference, await offerBody(cms, reference, [1, 1], { validUntil: day }))).status).toBe(400);
      expect(await storedQuote(cms, reference)).toMatchObject({ status: 'new', offer_version: 0, events: 1 });
    },
  );

  it.each(['2026-02-30', '31.12.2026', '2026-12-31T00:00:00Z', 20_261_231, ''])('is a date: %s', async (day) => {
    expect((await sendUntil(day)).body.error.fields).toEqual({ validUntil: 'date' });
  });
});

describe('the lines of an offer', () => {
  it.each([
    ['a negative price', -1], ['more than a million', 1_000_000.01], ['a third of a cent', 0.333], ['text', '12'], ['a list', [1]], ['nothing', undefined],
  ])('have a price in dollars and cents: not %s', async (_name, price) => {
    const reference = await makeQuote(cms, email);
    const [first, second] = await lineIds(cms, reference);
    const body = await offerBody(cms, reference, []);
    const { status } = await send(reference, { ...body, lines: [{ id: first, price: 1 }, { id: second, price }] });
    expect(status).toBe(400);
    expect((await save(reference, { ...body, lines: [{ id: first, price: 1 }, { id: second, price }] })).status).toBe(400);
    expect(await storedQuote(cms, reference)).toMatchObject({ offer_version: 0, status: 'new' });
  });

  it('are all of the quote’s and none of another', async () => {
    const reference = await makeQuote(cms, email);
    const foreign = await makeQuote(cms, email);
    const before = await storedQuote(cms, foreign);
    const [first = '', second = ''] = await lineIds(cms, reference);
    const [stranger = ''] = await lineIds(cms, foreign);
    const body = await offerBody(cms, reference, []);
    for (const ids of [[first], [first, first], [first, stranger], [first, second, stranger]]) {
      const refused = await send(reference, { ...body, lines: ids.map((id) => ({ id, price: 5 })) });
      expect(refused.body).toEqual({ error: { code: 'invalid_request', fields: { lines: 'invalid' } } });
    }
    expect(await storedQuote(cms, reference)).toMatchObject({ status: 'new', offer_version: 0 });
    expect(await storedQuote(cms, foreign)).toEqual(before);
    const upperCase = [first, second].map((id) => ({ id: id.toUpperCase(), price: 5 }));
    expect((await send(reference, { ...body, lines: upperCase })).status).toBe(200);
  });

  it('all have a price when it is sent', async () => {
    const reference = await makeQuote(cms, email);
    expect((await send(reference, await offerBody(cms, reference, [1, null]))).status).toBe(400);
    expect((await send(reference, await offerBody(cms, reference, [0, 0]))).body.data.offerTotal).toBe(0);
  });
});
