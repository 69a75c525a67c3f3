// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkMails } from './check-mails.mjs';
import { checkMessages } from './check-messages.mjs';
import { checkQuotes } from './check-quotes.mjs';

/** @typedef {import('./check-quotes.mjs').Submission} Submission */
/** @typedef {import('./check-quotes.mjs').StoredQuote} StoredQuote */

const REFERENCE = 'Q-2026-000001';
const audit = { line: 'seo/audit', quantity: 2, cents: 95_000 };
const links = { line: 'seo/links', quantity: 1, cents: 0 };

/** @param {Partial<Submission>} [rest] @returns {Submission} */
const sent = (rest = {}) => ({
  account: 'a@test.example', items: [audit, links], acknowledged: new Set([audit.line, links.line]), complete: true, references: new Set([REFERENCE]), ...rest,
});

/** @param {Partial<StoredQuote>} [rest] @returns {StoredQuote} */
const quote = (rest = {}) => ({
  account: 'a@test.example', reference: REFERENCE, status: 'new', items: [{ ...audit, stored: true }, { ...links, stored: true }], ...rest,
});

/** @param {import('./violation.mjs').Violation[]} violations */
const kinds = (violations) => violations.map(({ kind }) => kind);

test('a request that is stored as it was acknowledged', () => {
  assert.deepEqual(checkQuotes([sent()], [quote()]), []);
});

test('a lost request, and a lost item of one', () => {
  assert.deepEqual(kinds(checkQuotes([sent()], [])), ['lost']);
  assert.deepEqual(kinds(checkQuotes([sent()], [quote({ items: [{ ...audit, stored: true }] })])), ['lost']);
  assert.deepEqual(kinds(checkQuotes([sent()], [quote({ items: [{ ...audit, stored: true }, { ...links, stored: false }] })])), ['lost']);
});

test('a request that was acknowledged as complete and is still being collected', () => {
  const collecting = quote({ reference: null, status: 'collecting' });
  assert.deepEqual(kinds(checkQuotes([sent()], [collecting])), ['lost', 'doubled']);
});

test('a doubled request, a doubled item, and two references for one request', () => {
  assert.deepEqual(kinds(checkQuotes([sent()], [quote(), quote({ reference: 'Q-2026-000002' })])), ['doubled']);
  const twice = [{ ...audit, stored: true }, { ...audit, stored: true }, { ...links, stored: true }];
  assert.deepEqual(kinds(checkQuotes([sent()], [quote({ items: twice })])), ['doubled']);
  const references = new Set([REFERENCE, 'Q-2026-000002']);
  assert.ok(kinds(checkQuotes([sent({ references })], [quote(), quote({ reference: 'Q-2026-000002' })])).includes('doubled'));
});

test('another quantity or price, an item nobody asked for, and a request without items', () => {
  assert.deepEqual(kinds(checkQuotes([sent()], [quote({ items: [{ ...audit, quantity: 3, stored: true }, { ...links, stored: true }] })])), ['wrong']);
  assert.deepEqual(kinds(checkQuotes([sent()], [quote({ items: [{ ...audit, stored: true }, { ...links, cents: 1, stored: true }] })])), ['wrong']);
  const more = [{ ...audit, stored: true }, { ...links, stored: true }, { line: 'seo/other', quantity: 1, cents: 1, stored: true }];
  assert.deepEqual(kinds(checkQuotes([sent()], [quote({ items: more })])), ['wrong']);
  assert.ok(kinds(checkQuotes([], [quote({ items: [] })])).includes('wrong'));
});

test('of an unfinished request, what was acknowledged has to be there; the rest may be', () => {
  const half = sent({ complete: false, references: new Set(), acknowledged: new Set([audit.line]) });
  const collecting = { reference: null, status: 'collecting' };
  assert.deepEqual(checkQuotes([half], [quote({ ...collecting, items: [{ ...audit, stored: true }, { ...links, stored: false }] })]), []);
  assert.deepEqual(checkQuotes([half], [quote()]), []);
  assert.deepEqual(kinds(checkQuotes([half], [])), ['lost']);
  const other = quote({ ...collecting, items: [{ ...audit, stored: false }, { ...links, stored: true }] });
  assert.deepEqual(kinds(checkQuotes([half], [other])), ['lost', 'doubled']);
});

test('a request is complete once each of its items was acknowledged', () => {
  const silent = sent({ complete: false, references: new Set() });
  assert.deepEqual(kinds(checkQuotes([silent], [quote({ reference: null, status: 'collecting' })])), ['lost']);
});

const toClient = { template: 'quote-received', recipient: 'a@test.example' };
const toStaff = { template: 'quote-new', recipient: 'hello@test.example' };
const expected = [{ ...toClient, reference: REFERENCE }, { ...toStaff, reference: REFERENCE }];
const outbox = [{ id: '1', ...toClient, sent: true }, { id: '2', ...toStaff, sent: true }];
const caught = [{ id: '1', recipient: toClient.recipient, reference: REFERENCE }, { id: '2', recipient: toStaff.recipient, reference: REFERENCE }];

test('one mail to the client and one to staff', () => {
  assert.deepEqual(checkMails({ expected, outbox, caught }), { violations: [], resent: 0 });
});

test('a mail that was never written, never sent, or never arrived is lost', () => {
  assert.deepEqual(kinds(checkMails({ expected, outbox: outbox.slice(1), caught: caught.slice(1) }).violations), ['lost']);
  const unsent = [{ id: '1', ...toClient, sent: false }, { id: '2', ...toStaff, sent: true }];
  assert.deepEqual(kinds(checkMails({ expected, outbox: unsent, caught: caught.slice(1) }).violations), ['lost', 'lost']);
  assert.deepEqual(kinds(checkMails({ expected, outbox, caught: caught.slice(1) }).violations), ['lost', 'lost']);
});

test('a second mail about the same request is doubled; a second copy of one mail is not', () => {
  const again = { outbox: [...outbox, { id: '3', ...toClient, sent: true }], caught: [...caught, { id: '3', recipient: toClient.recipient, reference: REFERENCE }] };
  assert.deepEqual(kinds(checkMails({ expected, ...again }).violations), ['doubled']);
  assert.deepEqual(checkMails({ expected, outbox, caught: [...caught, ...caught.slice(0, 1)] }), { violations: [], resent: 1 });
});

test('a mail about another request, to somebody else, or out of nowhere', () => {
  const other = [{ ...caught[0], id: '1', recipient: toClient.recipient, reference: 'Q-2026-000009' }, ...caught.slice(1)];
  assert.deepEqual(kinds(checkMails({ expected, outbox, caught: other }).violations).sort(), ['doubled', 'lost']);
  const elsewhere = [{ id: '1', recipient: 'b@test.example', reference: REFERENCE }, ...caught.slice(1)];
  assert.deepEqual(kinds(checkMails({ expected, outbox, caught: elsewhere }).violations), ['wrong']);
  assert.deepEqual(kinds(checkMails({ expected, outbox, caught: [...caught, { id: '9', recipient: 'b@test.example', reference: null }] }).violations), ['wrong']);
});

const message = { id: 'm1', reference: REFERENCE, text: 'Hello 1' };

test('messages: lost, doubled, elsewhere, unasked for', () => {
  assert.deepEqual(checkMessages([{ ...message, acknowledged: true }], [message]), []);
  assert.deepEqual(checkMessages([{ ...message, acknowledged: false }], []), []);
  assert.deepEqual(kinds(checkMessages([{ ...message, acknowledged: true }], [])), ['lost']);
  assert.deepEqual(kinds(checkMessages([{ ...message, acknowledged: true }], [message, { ...message, id: 'm2' }])), ['doubled']);
  assert.deepEqual(kinds(checkMessages([{ ...message, acknowledged: true }], [{ ...message, reference: 'Q-2026-000002' }])), ['wrong']);
  assert.deepEqual(kinds(checkMessages([], [message])), ['wrong']);
});
