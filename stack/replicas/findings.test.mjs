// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CallLog } from '../faults/call-log.mjs';
import { readWriters } from './options.mjs';
import { table } from './report.mjs';
import { readFinding, REFUSAL_MS, writeFindings } from './rolling-restart.mjs';

/** @param {Partial<import('../faults/call-log.mjs').Call>[]} calls */
function logOf(calls) {
  const log = new CallLog();
  for (const call of calls) log.add({ tab: '1', call: 'POST /api/cart/add', key: '', status: 200, code: '', from: 0, to: 10, ...call });
  return log;
}

const READ = { pages: 5, chunks: 7, problems: [] };

test('how many write can be said, and nothing else', () => {
  assert.equal(readWriters([]), 12);
  assert.equal(readWriters(['--writers=40']), 40);
  for (const argument of ['--writers=3', '--writers=x', '--readers=3', 'x']) assert.throws(() => readWriters([argument]), /writers|readers|positional/i);
});

test('a read that fails is a problem, a write that has to be repeated is none', () => {
  const log = logOf([{ call: 'GET /api/cart', status: 503, code: 'unavailable' }, { status: 503, to: REFUSAL_MS - 1 }, {}]);
  assert.deepEqual(readFinding(READ, log).problems, ['GET /api/cart: 503 unavailable']);
  const [acknowledged, repeated] = writeFindings(log, []);
  assert.deepEqual([acknowledged?.problems, repeated?.problems], [[], []]);
  assert.match(repeated?.seen ?? '', /^1, told after 3\.00 s/);
});

test('one that is told too late is one, and so is one that is lost', () => {
  const [acknowledged, repeated] = writeFindings(logOf([{ status: 503, to: REFUSAL_MS + 1 }]), [{ kind: 'lost', what: 'a line' }]);
  assert.deepEqual(acknowledged?.problems, ['lost: a line']);
  assert.equal(repeated?.problems.length, 1);
});

test('a page that fails is one', () => {
  assert.deepEqual(readFinding({ ...READ, problems: ['GET /: 502'] }, logOf([])).problems, ['GET /: 502']);
});

test('the table shows what held and what did not', () => {
  const text = table([{ name: 'one', seen: 'so', problems: [] }, { name: 'other', seen: 'so', problems: Array(25).fill('bad') }]);
  assert.match(text, /✓ one/);
  assert.match(text, /✗ other/);
  assert.match(text, /and 5 more/);
});
