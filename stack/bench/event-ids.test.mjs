// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkRound, eventIdOf, readConnections } from './event-ids.mjs';

const ROUND = 3;
/** Four events made, the second and third answered: the first was never sent, the last one was under way in the end. */
const connection = { number: 7, made: 4, first: 2, last: 3, acknowledged: 2 };
const answered = [eventIdOf(ROUND, 7, 2), eventIdOf(ROUND, 7, 3)];

test('ids are UUIDs of version 4, in no order', () => {
  assert.equal(eventIdOf(3, 7, 1), '9e3779b1-0003-4000-8007-000000000001');
  assert.equal(eventIdOf(65_535, 64, 70_000), `${((70_000 * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0')}-ffff-4000-8040-000000011170`);
  assert.match(eventIdOf(3, 7, 123_456), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('reads what the script prints, of as many connections as there were', () => {
  const output = 'Requests/sec: 10\nacknowledged 1 4 2 3 2\nacknowledged 2 3 1 2 2\n';
  assert.deepEqual(readConnections(output, 2), [
    { number: 1, made: 4, first: 2, last: 3, acknowledged: 2 }, { number: 2, made: 3, first: 1, last: 2, acknowledged: 2 },
  ]);
  assert.throws(() => readConnections(output, 16), /nothing of what was acknowledged/);
});

test('what was acknowledged is stored; what was under way in the end may be', () => {
  assert.deepEqual(checkRound(ROUND, [connection], answered), { acknowledged: 2, problems: [] });
  assert.deepEqual(checkRound(ROUND, [connection], [...answered, eventIdOf(ROUND, 7, 4)]).problems, []);
});

test('lost, doubled, never sent, answered out of turn', () => {
  assert.deepEqual(checkRound(ROUND, [connection], answered.slice(1)).problems, ['1 acknowledged events are not stored']);
  assert.deepEqual(checkRound(ROUND, [connection], [...answered, ...answered]).problems, ['2 events are stored twice']);
  assert.deepEqual(checkRound(ROUND, [connection], [...answered, eventIdOf(ROUND, 7, 5)]).problems, ['1 events are stored that were never sent']);
  assert.deepEqual(checkRound(ROUND, [connection], [...answered, eventIdOf(ROUND - 1, 7, 2)]).problems, ['1 events are stored that were never sent']);
  assert.match(checkRound(ROUND, [{ ...connection, acknowledged: 1 }], answered).problems.join(), /answered 1 times for the events 2 to 3/);
});
