// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readWhom } from './erase-visitor.mjs';
import { Failure } from './failure.mjs';

test('a session or a user', () => {
  assert.deepEqual(readWhom(['--session', 'session_a_1']), { session: 'session_a_1', user: null });
  assert.deepEqual(readWhom(['--user=layla@clients.example']), { session: null, user: 'layla@clients.example' });
});

for (const args of [[], ['--session='], ['--user'], ['--session', 'a', '--user', 'b'], ['--email', 'a'], ['session_a_1']]) {
  test(`erases nothing when asked for ${JSON.stringify(args)}`, () => {
    assert.throws(() => readWhom(args), (error) => error instanceof Failure && error.message.includes('npm run erase'));
  });
}
