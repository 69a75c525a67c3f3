// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkEvents } from './check-events.mjs';

/** @typedef {import('./check-events.mjs').SentEvent} SentEvent */
/** @typedef {import('./check-events.mjs').StoredEvent} StoredEvent */

const fields = {
  kind: /** @type {const} */ ('pageview'), sessionId: 'session_a_1', occurredAt: 1_700_000_000_123, language: 'ar', path: '/services/seo',
  pageName: 'SEO', serviceName: 'SEO', subServiceName: '', source: 'organic', buttonText: '', buttonHref: '',
};

/** A page that was shown, and left after four seconds. @param {Partial<SentEvent>} [rest] @returns {SentEvent} */
const sent = (rest = {}) => ({ id: 'e1', fields, acknowledged: true, durations: new Set([0, 4_000]), acknowledgedMs: 4_000, ...rest });

/** @param {Partial<StoredEvent>} [rest] @returns {StoredEvent} */
const row = (rest = {}) => ({ id: 'e1', ...fields, durationMs: 4_000, ...rest });

/** @param {import('./violation.mjs').Violation[]} violations */
const kinds = (violations) => violations.map(({ kind }) => kind);

test('events that are stored as they were acknowledged', () => {
  assert.deepEqual(checkEvents([sent(), sent({ id: 'e2' })], [row({ id: 'e2' }), row()]), []);
});

test('a lost event; one that was never acknowledged may be there or not', () => {
  assert.deepEqual(kinds(checkEvents([sent()], [])), ['lost']);
  const silent = sent({ acknowledged: false, acknowledgedMs: 0 });
  assert.deepEqual(checkEvents([silent], []), []);
  assert.deepEqual(checkEvents([silent], [row({ durationMs: 0 })]), []);
});

test('a doubled event, in the same month or in another', () => {
  assert.deepEqual(kinds(checkEvents([sent()], [row(), row()])), ['doubled']);
});

test('every field that was altered is named', () => {
  for (const [name, value] of Object.entries({
    kind: /** @type {const} */ ('visit'), sessionId: 'session_b_1', occurredAt: 1_700_000_000_000, language: 'en', path: '/services', pageName: 'seo',
    serviceName: '', subServiceName: 'Audit', source: 'direct', buttonText: 'Add', buttonHref: '/',
  })) {
    const violations = checkEvents([sent()], [row({ [name]: value })]);
    assert.deepEqual(kinds(violations), ['wrong'], name);
    assert.match(violations[0]?.what ?? '', new RegExp(`: ${name} is `));
  }
});

test('a duration only grows: an acknowledged one is lost where a shorter one is stored, and none is made up', () => {
  assert.deepEqual(kinds(checkEvents([sent()], [row({ durationMs: 0 })])), ['lost']);
  assert.deepEqual(kinds(checkEvents([sent()], [row({ durationMs: 4_001 })])), ['wrong']);
  const half = sent({ acknowledgedMs: 0 });
  assert.deepEqual(checkEvents([half], [row({ durationMs: 0 })]), []);
  assert.deepEqual(checkEvents([half], [row()]), []);
});

test('an event that nobody has sent', () => {
  assert.deepEqual(kinds(checkEvents([sent()], [row(), row({ id: 'e9' })])), ['wrong']);
});
