import { randomUUID } from 'node:crypto';
import { replyDueAt } from '../src/quotes/reply-due';
import { mailsTo, makeAccount, recordMails, signIn, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { inboxCall, makeQuote, makeQuoteIn, quoteCall, storedQuote } from './helpers/quotes';
import { staff, type Staff } from './helpers/staff';

let cms: TestCms;
let member: Staff;
let email: string;
let secret: string;

beforeAll(async () => {
  cms = await startCms();
  member = await staff(cms, 'marketing_responsible');
  email = await makeAccount(cms);
  ({ secret } = await signIn(cms, email));
  await recordMails(cms);
});
afterAll(() => cms.stop());

const ask = (reference: string, json: unknown, by = secret) => quoteCall(cms, by, `/${reference}/messages`, { json });
const answer = (reference: string, json: unknown) => inboxCall(cms, member.secret, `/${reference}/messages`, { json });
const note = (reference: string, json: unknown) => inboxCall(cms, member.secret, `/${reference}/notes`, { json });
const assigned = async () => ({ assignee_id: (await userRow(cms, member.email)).id });
const notWaiting = { waiting_since: null, reply_due_at: null };

interface Message {
  readonly from: string;
  readonly name: string;
  readonly text: string;
}

describe('messages', () => {
  it.each(['new', 'in_review', 'offer_sent', 'accepted', 'declined', 'expired'])('go both ways in any state: %s', async (status) => {
    const reference = await makeQuoteIn(cms, email, status);
    expect((await ask(reference, { text: ' Could you\nstart sooner? ' })).status).toBe(200);
    const { body } = await answer(reference, { text: 'نعم، بالتأكيد.' });
    const shown = body.data.messages.map(({ from, name, text }: Message) => ({ from, name, text }));
    expect(shown).toEqual([
      { from: 'client', name: 'Layla Haddad', text: 'Could you\nstart sooner?' }, { from: 'staff', name: 'Layla Haddad', text: 'نعم، بالتأكيد.' },
    ]);
    expect((await quoteCall(cms, secret, `/${reference}`)).body.data.messages).toEqual(body.data.messages);
    expect(body.data.status).toBe(status);
  });

  it('of the same id are one, with one mail', async () => {
    const reference = await makeQuote(cms, email, { columns: await assigned() });
    const before = (await mailsTo(cms, member.email)).length;
    const messageId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(reference, { text: 'Once', messageId })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await ask(reference, { text: 'Once', messageId })).body.data.messages).toEqual([expect.objectContaining({ id: messageId, text: 'Once' })]);
    expect((await mailsTo(cms, member.email)).slice(before)).toEqual(['quote-message-to-staff']);
    // The same text twice, on purpose, is two.
    await ask(reference, { text: 'Once' });
    expect((await quoteCall(cms, secret, `/${reference}`)).body.data.messages).toHaveLength(2);
  });

  it('have an id that is nobody else’s', async () => {
    const [reference, second] = [await makeQuote(cms, email), await makeQuote(cms, email)];
    const messageId = randomUUID();
    await ask(reference, { text: 'Mine', messageId });
    const noteId = randomUUID();
    await note(reference, { text: 'Ours', messageId: noteId });
    const before = [await storedQuote(cms, reference), await storedQuote(cms, second)];
    expect((await ask(second, { text: 'Mine', messageId })).body).toEqual({ error: { code: 'conflict' } });
    expect((await answer(reference, { text: 'Mine', messageId })).body).toEqual({ error: { code: 'conflict' } });
    expect((await answer(reference, { text: 'Ours', messageId: noteId })).body).toEqual({ error: { code: 'conflict' } });
    expect((await ask(reference, { text: 'Ours', messageId: noteId })).body).toEqual({ error: { code: 'conflict' } });
    expect([await storedQuote(cms, reference), await storedQuote(cms, second)]).toEqual(before);
  });

  it('lose characters that turn text around, and nothing else', async () => {
    const reference = await makeQuote(cms, email);
    const { body } = await ask(reference, { text: 'price\u202E00.1$ \u2066a\u2069 <b>bold</b>\n=HYPERLINK("x")' });
    expect(body.data.messages[0].text).toBe('price00.1$ a <b>bold</b>\n=HYPERLINK("x")');
    await quoteCall(cms, secret, `/${await makeQuoteIn(cms, email, 'offer_sent')}/decline`, { json: { reason: '\u202Etoo dear\u202C' } });
    const declined = (await quoteCall(cms, secret, '?limit=1')).body.data[0];
    expect((await quoteCall(cms, secret, `/${declined.reference}`)).body.data.timeline.at(-1).reason).toBe('too dear');
  });

  it('are limited per account', async () => {
    const talker = await makeAccount(cms);
    const own = (await signIn(cms, talker)).secret;
    const reference = await makeQuote(cms, talker);
    const messageId = randomUUID();
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push(await ask(reference, { text: 'Hello', messageId }, own));
    expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
    expect(answers[60]?.body.error.code).toBe('too_many_requests');
    expect(Number(answers[60]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(await makeQuote(cms, email), { text: 'Somebody else' })).status).toBe(200);
  });
});

describe('waiting for an answer', () => {
  it('begins with a client’s message and is counted from the first one', async () => {
    const reference = await makeQuote(cms, email, { columns: notWaiting });
    await ask(reference, { text: 'First' });
    const first = await storedQuote(cms, reference);
    expect(first.reply_due_at).toEqual(replyDueAt(first.waiting_since as Date));
    expect(Date.now() - (first.waiting_since as Date).getTime()).toBeLessThan(60_000);
    await ask(reference, { text: 'Second' });
    expect(await storedQuote(cms, reference)).toMatchObject({ waiting_since: first.waiting_since, reply_due_at: first.reply_due_at });
  });

  it('ends with a message to the client, and not with a note or somebody being given the work', async () => {
    const reference = await makeQuote(cms, email);
    await note(reference, { text: 'Call them' });
    const { body } = await inboxCall(cms, member.secret, `/${reference}/assignee`, { method: 'PUT', json: { assignee: 'me' } });
    expect(body.data.waitingSince).not.toBeNull();
    expect((await answer(reference, { text: 'We are on it' })).body.data).toMatchObject({ waitingSince: null, replyDueAt: null, overdue: false });
  });

  it('ends with a refusal of either side', async () => {
    const turnedDown = await makeQuote(cms, email);
    const { body } = await inboxCall(cms, member.secret, `/${turnedDown}/decline`, { json: { reason: 'No capacity' } });
    expect(body.data).toMatchObject({ status: 'declined', waitingSince: null, replyDueAt: null });
    const reference = await makeQuoteIn(cms, email, 'offer_sent');
    await ask(reference, { text: 'A question' });
    expect(await storedQuote(cms, reference)).toMatchObject({ waiting_since: expect.any(Date) });
    await quoteCall(cms, secret, `/${reference}/decline`, { json: { reason: 'Never mind' } });
    expect(await storedQuote(cms, reference)).toMatchObject(notWaiting);
  });
});

describe('notes', () => {
  it('are staff’s: no mail, nothing new for the client', async () => {
    const reference = await makeQuote(cms, email);
    const [before, mails] = [await storedQuote(cms, reference), (await mailsTo(cms, email)).length];
    const { body } = await note(reference, { text: 'Ask for the budget first' });
    expect(body.data.notes).toEqual([expect.objectContaining({ name: 'Layla Haddad', text: 'Ask for the budget first' })]);
    expect(body.data.messages).toEqual([]);
    expect((await quoteCall(cms, secret, `/${reference}`)).body.data.messages).toEqual([]);
    expect(await storedQuote(cms, reference)).toMatchObject({ updated_at: before.updated_at });
    expect(await mailsTo(cms, email)).toHaveLength(mails);
  });
});
