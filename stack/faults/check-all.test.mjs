// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CallLog } from './call-log.mjs';
import { checkAll } from './check-all.mjs';
import { Shopper } from './shopper.mjs';

const item = { serviceId: 's1', serviceSlug: 'seo', subServiceId: 'u1', slug: 'audit', title: 'Audit', serviceTitle: 'SEO', cents: 95_000 };
const LINE = 's1/u1';
const EMAIL = 'a@client.example';
const STAFF = 'hello@rukn.example';
const REFERENCE = 'Q-2026-000001';

/** Somebody who added one line with the quantity 2, was told so, and sent it when `sent`. @param {boolean} sent */
function shopper(sent) {
  const one = new Shopper({ id: 1, email: EMAIL }, [item], new CallLog());
  one.acts.set(LINE, [{ kind: 'add', quantity: 2, from: 1, to: 2, outcome: 'done' }]);
  if (!sent) return one;
  one.acts.get(LINE)?.push({ kind: 'empty', quantity: 0, from: 3, to: 4, outcome: 'done' });
  one.submissions.push({
    account: EMAIL, items: [{ line: LINE, quantity: 2, cents: 95_000 }], acknowledged: new Set([LINE]), complete: true, references: new Set([REFERENCE]),
  });
  one.messages.push({ id: 'm1', reference: REFERENCE, text: 'Hello', acknowledged: true });
  return one;
}

/** @param {boolean} sent @param {import('./check-events.mjs').SentEvent[]} [events] */
const shops = (sent, events = []) => ({ shoppers: [shopper(sent)], events });

const nothing = { carts: [], quotes: [], messages: [], outbox: [], caught: [], staffAddress: STAFF, events: [] };
const everything = {
  carts: [],
  quotes: [{ account: EMAIL, reference: REFERENCE, status: 'new', items: [{ line: LINE, quantity: 2, cents: 95_000, stored: true }] }],
  messages: [{ id: 'm1', reference: REFERENCE, text: 'Hello' }],
  outbox: [
    { id: '1', template: 'quote-received', recipient: EMAIL, sent: true },
    { id: '2', template: 'quote-new', recipient: STAFF, sent: true },
    { id: '3', template: 'quote-message-to-staff', recipient: STAFF, sent: true },
  ],
  caught: [
    { id: '1', recipient: EMAIL, reference: REFERENCE }, { id: '2', recipient: STAFF, reference: REFERENCE }, { id: '3', recipient: STAFF, reference: REFERENCE },
  ],
  staffAddress: STAFF,
  events: [],
};

test('a cart in its acknowledged state, and one that has lost a line', () => {
  assert.deepEqual(checkAll(shops(false), { ...nothing, carts: [{ userId: 1, line: LINE, quantity: 2 }] }).violations, []);
  const { violations } = checkAll(shops(false), nothing);
  assert.equal(violations.length, 1);
  assert.match(violations[0]?.what ?? '', /see 0 \(done\) in the end can't follow 2/);
  assert.equal(checkAll(shops(false), { ...nothing, carts: [{ userId: 1, line: LINE, quantity: 3 }] }).violations[0]?.kind, 'lost');
});

test('a sent cart with its request, its message and their mails', () => {
  assert.deepEqual(checkAll(shops(true), everything), { violations: [], resent: 0, cartActs: 2 });
});

test('a line that is still in the cart although its request was stored', () => {
  const { violations } = checkAll(shops(true), { ...everything, carts: [{ userId: 1, line: LINE, quantity: 2 }] });
  assert.deepEqual(violations.map(({ kind }) => kind), ['lost']);
});

test('the mail to staff missing, and the one to the client doubled', () => {
  const missing = { outbox: everything.outbox.filter(({ id }) => id !== '2'), caught: everything.caught.filter(({ id }) => id !== '2') };
  assert.deepEqual(checkAll(shops(true), { ...everything, ...missing }).violations.map(({ kind }) => kind), ['lost']);
  const twice = {
    outbox: [...everything.outbox, { id: '9', template: 'quote-received', recipient: EMAIL, sent: true }],
    caught: [...everything.caught, { id: '9', recipient: EMAIL, reference: REFERENCE }],
  };
  assert.deepEqual(checkAll(shops(true), { ...everything, ...twice }).violations.map(({ kind }) => kind), ['doubled']);
});

test('an event that was acknowledged and is gone', () => {
  const event = {
    id: 'e1', acknowledged: true, durations: new Set([0]), acknowledgedMs: 0,
    fields: {
      kind: /** @type {const} */ ('visit'), sessionId: 's', occurredAt: 1, language: 'en', path: '/', pageName: '', serviceName: '', subServiceName: '',
      source: 'direct', buttonText: '', buttonHref: '',
    },
  };
  assert.deepEqual(checkAll(shops(true, [event]), { ...everything, events: [{ id: 'e1', ...event.fields, durationMs: 0 }] }).violations, []);
  assert.deepEqual(checkAll(shops(true, [event]), everything).violations.map(({ kind }) => kind), ['lost']);
});
