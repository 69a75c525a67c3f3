// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { startControl } from './control.mjs';

test('runs known actions for the holder of the token only', async () => {
  let runs = 0;
  const control = await startControl({
    '/cms/stop': async () => (runs += 1),
    '/cms/start': async () => { throw new Error('port busy'); },
  });
  /** @param {string} path @param {string} token */
  const post = (path, token) => fetch(control.url + path, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  assert.equal((await post('/cms/stop', 'guess')).status, 401);
  assert.equal((await post('/other', control.token)).status, 404);
  assert.equal((await fetch(`${control.url}/cms/stop`, { headers: { authorization: `Bearer ${control.token}` } })).status, 404);
  assert.equal(runs, 0);
  assert.equal((await post('/cms/stop', control.token)).status, 200);
  assert.equal(runs, 1);
  const failed = await post('/cms/start', control.token);
  assert.deepEqual([failed.status, await failed.text()], [500, 'port busy']);
  await control.close();
});
