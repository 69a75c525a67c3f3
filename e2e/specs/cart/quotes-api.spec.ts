import { randomUUID } from 'node:crypto';
import { call, signedIn } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { cartOf, clientWithCart, newClient, tryToAdd, WANTED } from '../../fixtures/cart';
import { waitForMail } from '../../fixtures/mail';
import {
  dayFromNow, inboxQuoteIn, inboxQuoteOf, offerBody, offeredQuote, payloadOf, quoteIn, quoteMails, quoteOf, quotesIn, STAFF_MAILBOX, staffVisitor, submissionIn, submitCart,
  submitItem, submittedQuote,
} from '../../fixtures/quotes';
import { expect, test } from '../../fixtures/test';

const { audit, keywords, onRequest } = WANTED;
const REFERENCE = /^Q-\d{4}-\d{6}$/;

test('the specified payload, item by item and without a key, becomes one request with mails to both', async ({ stack }) => {
  const { visitor, person, cart } = await clientWithCart(stack, 'plain', [[audit, 2], onRequest]);
  const [first, second] = cart.items.map(payloadOf);
  expect(submissionIn(await submitItem(visitor, { ...first, userEmail: 'somebody@else.example', userName: 'Somebody' }))).toEqual({ complete: false, reference: null, stored: 1, total: 2 });
  expect((await cartOf(visitor)).items, 'the cart is kept until all is stored').toHaveLength(2);
  const done = submissionIn(await submitItem(visitor, second ?? {}));
  expect(done).toMatchObject({ complete: true, stored: 2, total: 2, reference: expect.stringMatching(REFERENCE) });
  expect((await cartOf(visitor)).items).toEqual([]);

  const quote = await quoteOf(visitor, done.reference ?? '');
  expect(quote).toMatchObject({ status: 'new', totalItems: 3, totalPrice: 2 * audit.price, offer: null });
  expect(quote.items.map(({ subServiceName, quantity, price }) => [subServiceName, quantity, price])).toEqual([[audit.name.en, 2, audit.price], [onRequest.name.en, 1, 0]]);
  await waitForMail(stack, { to: person.email, subject: new RegExp(quote.reference) });
  await waitForMail(stack, { to: STAFF_MAILBOX, subject: new RegExp(quote.reference) });
  expect((await inboxQuoteOf(await staffVisitor(stack), quote.reference)).client).toMatchObject({ name: person.name, email: person.email });
});

test('the same key twenty times in parallel: one request, one mail each', async ({ stack }) => {
  const { visitor, person, cart } = await clientWithCart(stack, 'parallel');
  const [item = {}] = cart.items.map(payloadOf);
  const body = { ...item, requestId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => submitItem(visitor, body)));
  const references = new Set(answers.map((answer) => submissionIn(answer).reference));
  expect([...references]).toEqual([expect.stringMatching(REFERENCE)]);
  const [reference] = references;
  if (!reference) throw new Error('no reference');
  expect(submissionIn(await submitItem(visitor, body)).reference, 'and once more, later').toBe(reference);

  const count = 'select count(*)::int as count from app.quotes q join up_users u on u.id = q.user_id where u.email = $1';
  expect(await stack.sql(count, [person.email])).toEqual([{ count: 1 }]);
  await waitForMail(stack, { to: person.email, subject: new RegExp(reference) });
  await waitForMail(stack, { to: STAFF_MAILBOX, subject: new RegExp(reference) });
  // A mail names its request until it is sent.
  const waiting = "select count(*)::int as count from app.outbox o join app.quotes q on q.id::text = o.data->>'quoteId' where q.reference = $1";
  await expect.poll(() => stack.sql(waiting, [reference]), { message: 'every mail about it is sent' }).toEqual([{ count: 0 }]);
  expect([(await quoteMails(stack, person.email, reference)).length, (await quoteMails(stack, STAFF_MAILBOX, reference)).length]).toEqual([1, 1]);
});

test('two tabs that submit with two keys make one request', async ({ stack }) => {
  const { visitor, person, cart } = await clientWithCart(stack, 'two-keys', [audit, keywords]);
  const tabs = [visitor, await signedIn(stack, person)];
  const submissions = await Promise.all(
    tabs.map(async (tab) => {
      const key = randomUUID();
      const references: (string | null)[] = [];
      for (const item of cart.items) references.push(submissionIn(await submitItem(tab, { ...payloadOf(item), requestId: key })).reference);
      return references.at(-1);
    }),
  );
  expect(new Set(submissions).size).toBe(1);
  const rows = await stack.sql('select q.reference from app.quotes q join up_users u on u.id = q.user_id where u.email = $1', [person.email]);
  expect(rows).toEqual([{ reference: submissions[0] }]);
});

test('a key means one submission: in the body or as Idempotency-Key, and with no other content', async ({ stack }) => {
  const { visitor, cart } = await clientWithCart(stack, 'keys', [audit, keywords]);
  const [first = {}, second = {}] = cart.items.map(payloadOf);
  const key = randomUUID();
  expect(submissionIn(await submitItem(visitor, { ...first, requestId: key })).stored).toBe(1);
  expect(submissionIn(await submitItem(visitor, first, { 'Idempotency-Key': key })).stored).toBe(1);
  const refused = [
    [{ ...first, requestId: key, path: '/somewhere-else' }, {}, 422, 'key_reused'],
    [{ ...first, subServiceName: 'Something else', requestId: key }, {}, 422, 'key_reused'],
    [{ ...first, requestId: key }, { 'Idempotency-Key': randomUUID() }, 400, 'invalid_request'],
    [first, { 'Idempotency-Key': 'a b' }, 400, 'invalid_request'],
    [{ ...first, subServiceName: 'Something else', requestId: randomUUID() }, {}, 404, 'item_not_in_cart'],
  ] as const;
  for (const [body, headers, status, code] of refused) {
    expect(await submitItem(visitor, body, headers), JSON.stringify([body, headers])).toMatchObject({ status, body: { error: { code } } });
  }
  const { reference, complete } = submissionIn(await submitItem(visitor, second, { 'Idempotency-Key': key }));
  expect([complete, (await quoteOf(visitor, reference ?? '')).items]).toEqual([true, [expect.anything(), expect.anything()]]);
});

test('an empty cart asks for nothing', async ({ stack }) => {
  const { visitor } = await newClient(stack, 'empty');
  const answer = await submitItem(visitor, payloadOf({ serviceName: 'SEO', subServiceName: audit.name.en, description: '' }));
  expect([answer.status, answer.body.error]).toMatchObject([400, { code: 'cart_empty', message: 'Your cart is empty. Please add some services first.' }]);
});

test('from the request to the accepted offer: who sees what, and when', async ({ stack }) => {
  const { visitor, reference } = await submittedQuote(stack, 'whole', [[audit, 2], keywords]);
  const staff = await staffVisitor(stack);
  inboxQuoteIn(await call(staff, 'POST', `/dashboard/quotes/${reference}/notes`, { text: 'A note for us alone' }));
  const read = await inboxQuoteOf(staff, reference);
  const draft = inboxQuoteIn(await call(staff, 'PUT', `/dashboard/quotes/${reference}/offer`, offerBody(read, { price: 400.25, note: 'Gladly' })));
  expect(draft.draft).toMatchObject({ version: read.draft.version + 1, note: 'Gladly' });
  // Not to be seen before it is sent, and a note never.
  const before = await quoteOf(visitor, reference);
  expect([before.offer, before.offerTotal, before.items.map(({ offerPrice }) => offerPrice)]).toEqual([null, null, [null, null]]);
  expect(JSON.stringify(before)).not.toContain('A note for us alone');

  // Somebody else's draft over this one.
  expect(await call(staff, 'PUT', `/dashboard/quotes/${reference}/offer`, offerBody(read, { price: 1 }))).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  const sent = inboxQuoteIn(await call(staff, 'POST', `/dashboard/quotes/${reference}/offer`, offerBody(draft, { price: 400.25, note: 'Gladly' })));
  expect(sent).toMatchObject({ status: 'offer_sent', offerTotal: 1200.75, offer: { number: 1, note: 'Gladly', total: 1200.75 } });

  const offered = await quoteOf(visitor, reference);
  expect(offered).toMatchObject({ status: 'offer_sent', offerTotal: 1200.75, may: { accept: true, decline: true } });
  expect((await call(visitor, 'POST', `/quotes/${reference}/accept`, { offer: 2 })).body.error?.code).toBe('conflict');
  const accepted = quoteIn(await call(visitor, 'POST', `/quotes/${reference}/accept`, { offer: 1 }));
  expect([accepted.status, accepted.may.accept, accepted.timeline.map(({ kind }) => kind)]).toEqual(['accepted', false, expect.arrayContaining(['submitted', 'offer_sent', 'accepted'])]);
  for (const act of ['accept', 'decline']) {
    expect((await call(visitor, 'POST', `/quotes/${reference}/${act}`, act === 'accept' ? {} : { reason: 'No' })).status, act).toBe(409);
  }
  for (const act of ['withdraw', 'reopen', 'review']) expect((await call(staff, 'POST', `/dashboard/quotes/${reference}/${act}`)).status, act).toBe(409);
});

test('an offer past its day can’t be accepted, and one for the past can’t be sent', async ({ stack }) => {
  const { visitor, staff, reference } = await offeredQuote(stack, 'late');
  await stack.sql("update app.quotes set offer_valid_until = now() - interval '1 minute' where reference = $1", [reference]);
  expect(await quoteOf(visitor, reference)).toMatchObject({ status: 'expired', may: { accept: false } });
  expect((await call(visitor, 'POST', `/quotes/${reference}/accept`, { offer: 1 })).body.error).toMatchObject({
    code: 'offer_expired', message: 'This offer has expired. Write to us and we will send you a new one.',
  });
  await expect.poll(async () => (await call(staff, 'POST', `/dashboard/quotes/${reference}/reopen`)).status).toBe(200);
  const body = offerBody(await inboxQuoteOf(staff, reference), { validUntil: dayFromNow(-1) });
  const answer = await call(staff, 'POST', `/dashboard/quotes/${reference}/offer`, body);
  expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, ['validUntil']]);
});

for (const actor of ['client', 'marketing', 'admin'] as const) {
  test(`${actor}: somebody else’s request is not there, and nothing of it changes`, async ({ stack }) => {
    const owner = await offeredQuote(stack, 'owner');
    const messageId = randomUUID();
    quoteIn(await call(owner.visitor, 'POST', `/quotes/${owner.reference}/messages`, { text: 'Mine', messageId }));
    const before = await quoteOf(owner.visitor, owner.reference);

    const stranger = actor === 'client' ? (await newClient(stack, 'stranger')).visitor : await becomeActor(stack, actor);
    const calls = [
      ['GET', ''], ['POST', '/accept', { offer: 1 }], ['POST', '/accept', {}], ['POST', '/decline', { reason: 'No' }], ['POST', '/messages', { text: 'Yours' }],
      ['POST', '/messages', { text: 'Yours', messageId }],
    ] as const;
    for (const [method, act, body] of calls) {
      const answer = await call(stranger, method, `/quotes/${owner.reference}${act}`, body);
      expect([answer.status, answer.body.error?.code], `${method} ${act}`).toEqual([404, 'not_found']);
    }
    expect(JSON.stringify((await call(stranger, 'GET', '/quotes?limit=100')).body)).not.toContain(owner.reference);

    // The id of another's message, in a request of one's own.
    await call(stranger, 'DELETE', '/cart/clear');
    await tryToAdd(stranger, keywords);
    const own = await submitCart(stranger);
    expect((await call(stranger, 'POST', `/quotes/${own}/messages`, { text: 'Yours', messageId })).status).toBe(409);
    expect((await quoteOf(stranger, own)).messages).toEqual([]);
    expect(await quoteOf(owner.visitor, owner.reference)).toEqual(before);
  });
}

test('a message that is sent again is the same message; bidi controls are taken out', async ({ stack }) => {
  const { visitor, reference } = await submittedQuote(stack, 'message');
  const body = { text: 'Price \u202E001\u202C please \u2066now\u2069', messageId: randomUUID() };
  await Promise.all(Array.from({ length: 5 }, () => call(visitor, 'POST', `/quotes/${reference}/messages`, body)));
  const { messages } = await quoteOf(visitor, reference);
  expect(messages.map(({ id, text, from }) => [id, text, from])).toEqual([[body.messageId, 'Price 001 please now', 'client']]);
});

test('the CSV export is a dated file in which no cell is a formula', async ({ stack }) => {
  const name = '=HYPERLINK("http://evil.example";"Click")';
  const client = await newClient(stack, 'csv', { name: `${name}\u202E` });
  await tryToAdd(client.visitor, audit, 2);
  await tryToAdd(client.visitor, keywords);
  const reference = await submitCart(client.visitor);
  const staff = await staffVisitor(stack);
  for (const [language, header] of [['en', 'Reference'], ['ar', 'الرقم المرجعي']] as const) {
    const response = await staff.get(`/api/dashboard/quotes/export?search=${encodeURIComponent(client.person.email)}&language=${language}`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="quotes-\d{4}-\d\d-\d\d\.csv"$/),
    });
    const text = (await response.body()).toString('utf8');
    expect(text.startsWith(`\ufeff${header},`)).toBe(true);
    const rows = text.trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toContain(`,"'${name.replaceAll('"', '""')}",`);
      expect(row.startsWith(`${reference},`)).toBe(true);
    }
    expect(text).not.toMatch(/(?:^|[,;\t\n])"?[=+\-@]/);
    expect(text).not.toContain('\u202E');
  }
});

test('requests are listed to their client alone, with the contract’s fields alone', async ({ stack }) => {
  const { visitor, reference } = await submittedQuote(stack, 'list');
  expect(quotesIn(await call(visitor, 'GET', '/quotes?language=ar'))).toMatchObject([{ reference, itemNames: [audit.name.ar], status: 'new' }]);
  expect(quotesIn(await call(visitor, 'GET', '/quotes?page=2'))).toEqual([]);
});
