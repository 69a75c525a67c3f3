// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { startGeolocationServer } from './geolocation-server.mjs';

test('answers about an address, misbehaves as its last part says, and counts', async () => {
  const server = await startGeolocationServer();
  try {
    const ask = (/** @type {string} */ ip) => fetch(server.template.replace('{ip}', ip), { redirect: 'manual' });
    const counted = async (/** @type {string} */ ip) => /** @type {{ count: number }} */ (await (await fetch(`${server.url}/asked/${ip}`)).json()).count;
    assert.deepEqual(await (await ask('93.1.2.3')).json(), { ip: '93.1.2.3', country_name: 'Testland', region: 'Region of 93.1.2.3', city: 'Testville' });
    await ask('93.1.2.3');
    assert.equal(await counted('93.1.2.3'), 2);
    assert.equal(await counted('93.1.2.4'), 0);
    assert.equal((await ask('93.1.2.201')).status, 500);
    await assert.rejects(async () => (await ask('93.1.2.202')).json());
    assert.equal((await ask('93.1.2.203')).status, 302);
    await assert.rejects(fetch(server.template.replace('{ip}', '93.1.2.200'), { signal: AbortSignal.timeout(200) }));
    assert.equal((await fetch(`${server.url}/`)).status, 404);
  } finally {
    await server.close();
  }
});
