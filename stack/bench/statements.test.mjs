// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { summarise } from './statements.mjs';

test('statements per operation, transaction control apart, other work left out', () => {
  const { statements, transaction, texts } = summarise([
    { query: 'SELECT s.id\n  FROM app.sessions s', calls: 100 },
    { query: 'INSERT INTO app.carts', calls: 110 },
    { query: 'BEGIN', calls: 10 },
    { query: 'commit;', calls: 10 },
    { query: 'SELECT * FROM pgboss.job', calls: 7 },
    { query: 'SELECT pg_stat_statements_reset()', calls: 1 },
  ], 100);
  assert.equal(statements, 2.1);
  assert.equal(transaction, 0.2);
  assert.deepEqual(texts[0], { text: 'SELECT s.id FROM app.sessions s', perOperation: 1 });
});
