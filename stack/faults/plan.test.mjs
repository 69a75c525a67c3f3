// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CallLog } from './call-log.mjs';
import { faultsOf, LONG, readPlan, tabsOf } from './plan.mjs';
import { lateRecoveries, list, table } from './report.mjs';

test('the plan is read from options, and a wrong one named', () => {
  assert.deepEqual(readPlan([]), LONG);
  assert.deepEqual(readPlan(['--postgres=2', '--writers=12']), { ...LONG, postgres: 2, writers: 12, events: 2 });
  assert.deepEqual(readPlan(['--writers=3']), { ...LONG, writers: 3, events: 0 });
  assert.equal(readPlan(['--events=47']).events, 47);
  assert.throws(() => readPlan(['--cms=many']), /--cms must be a number/);
  assert.throws(() => readPlan(['--writers=1']), /--writers/);
  assert.throws(() => readPlan(['--events=48']), /--events must leave 3 of the 50 writers/);
  assert.throws(() => readPlan(['--redis=2']), /redis/);
});

test('kills of both kinds are spread over the whole run', () => {
  const faults = faultsOf(LONG);
  assert.equal(faults.filter((fault) => fault === 'postgres').length, 20);
  assert.equal(faults.filter((fault) => fault === 'cms').length, 5);
  for (let part = 0; part < 5; part += 1) assert.equal(faults.slice(part * 5, part * 5 + 5).filter((fault) => fault === 'cms').length, 1);
  assert.deepEqual(faultsOf({ postgres: 2, cms: 1, writers: 12, events: 3 }), ['postgres', 'cms', 'postgres']);
});

test('some accounts have two tabs, and some writers none', () => {
  assert.deepEqual(tabsOf({ writers: 50, events: 10 }), { alone: 30, pairs: 5 });
  assert.deepEqual(tabsOf({ writers: 3, events: 0 }), { alone: 1, pairs: 1 });
});

test('recovery is the first acknowledged write that was begun after the kill', () => {
  const log = new CallLog();
  const call = (/** @type {number} */ from, /** @type {number} */ to, status = 200, text = 'POST /api/cart/add') => log.add({ tab: 't', call: text, key: '', status, code: '', from, to });
  call(90, 95);
  call(98, 101);
  call(102, 103, 503);
  call(104, 105, 200, 'GET /api/cart');
  assert.equal(log.firstAcknowledgedSince(100, 'shop'), null);
  call(106, 120);
  call(107, 130);
  assert.equal(log.firstAcknowledgedSince(100, 'shop'), 120);
  assert.equal(log.firstAcknowledgedSince(100, 'event'), null);
  for (const text of ['POST /api/visitor/cart-action', 'POST /api/analytics/track', 'POST /api/visitor/quote-request']) call(140, 150, 202, text);
  assert.equal(log.firstAcknowledgedSince(130, 'event'), 150);
  assert.equal(log.firstAcknowledgedSince(130, 'shop'), 150);
  assert.equal(log.acknowledged, 7);
  assert.deepEqual(log.failures, { 503: 1 });
});

test('a late recovery is a violation, and so is none', () => {
  const happened = (/** @type {number | null} */ recoveryMs) => ({ fault: /** @type {const} */ ('cms'), recoveryMs, acknowledged: 1 });
  assert.deepEqual(lateRecoveries([happened(900), happened(15_000)]), []);
  assert.equal(lateRecoveries([happened(15_001), happened(null)]).length, 2);
});

test('the table counts what is lost and doubled', () => {
  const violations = [{ kind: /** @type {const} */ ('lost'), what: 'a request' }, { kind: /** @type {const} */ ('doubled'), what: 'a mail' }];
  const text = table({
    plan: LONG, acknowledged: 12_345, failures: { 503: 7 }, slowestFailureMs: 2_600, violations,
    faults: [{ fault: 'postgres', recoveryMs: 900, acknowledged: 10 }, { fault: 'postgres', recoveryMs: 1_900, acknowledged: 20 }],
    checked: { quotes: 1, messages: 2, mails: 3, resent: 0, cartActs: 4, events: 5_678 },
  });
  assert.match(text, /^50 writers \(10 events\) +kills/m);
  assert.match(text, /, 5,678 events$/m);
  assert.match(text, /PostgreSQL, kill -9\s+2\s+0\.90 s\s+1\.90 s\s+30/);
  assert.match(text, /acknowledged 12,345 {3}lost 1 {3}doubled 1 {3}otherwise wrong 0/);
  assert.equal(list(violations), '✗ lost: a request\n✗ doubled: a mail');
});
