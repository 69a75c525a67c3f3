// @ts-check
import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';

import { findFreePorts, isPortFree, requirePorts } from './ports.mjs';
import { readSettings } from './settings.mjs';

/** @param {string} host */
async function occupy(host) {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, host, () => resolve(null)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  return { port, release: () => new Promise((resolve) => server.close(resolve)) };
}

for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
  test(`a port is busy when something listens on ${host}`, async (context) => {
    const { port, release } = await occupy(host).catch(() => ({ port: 0, release: null }));
    if (release === null) {
      context.diagnostic('this machine has no IPv6');
      return;
    }
    assert.equal(await isPortFree(port), false);
    await release();
    assert.equal(await isPortFree(port), true);
  });
}

test('every busy port is named with the variable that moves it', async () => {
  const [site, database] = await Promise.all([occupy('127.0.0.1'), occupy('127.0.0.1')]);
  const [cms, smtp, mail] = await findFreePorts(3);
  const settings = readSettings({
    SITE_PORT: String(site.port), DB_PORT: String(database.port),
    CMS_PORT: String(cms), SMTP_PORT: String(smtp), MAIL_PORT: String(mail),
  });
  await assert.rejects(requirePorts(settings), (/** @type {Error} */ error) => {
    assert.match(error.message, new RegExp(`Port ${site.port} for the website is busy: SITE_PORT changes it`));
    assert.match(error.message, new RegExp(`Port ${database.port} for PostgreSQL is busy: DB_PORT changes it`));
    assert.doesNotMatch(error.message, /CMS_PORT/);
    return true;
  });
  await site.release();
  await requirePorts(settings, { skip: ['DB_PORT'] });
  await database.release();
});
