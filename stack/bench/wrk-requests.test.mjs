// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { requestLine } from './wrk-requests.mjs';

test('a request is a line, its parts between tabs', () => {
  assert.equal(
    requestLine({ method: 'PUT', path: '/api/cart/update/a/b', cookie: 'session=s', json: { quantity: 2 } }),
    'PUT\t/api/cart/update/a/b\tsession=s\t{"quantity":2}\n',
  );
  assert.equal(requestLine({ method: 'GET', path: '/api/cart', cookie: 'session=s' }), 'GET\t/api/cart\tsession=s\t\n');
  assert.equal(requestLine({ method: 'GET', path: '/' }), 'GET\t/\t\t\n');
});
