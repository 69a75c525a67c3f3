// @ts-check
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';

import { temporaryFolder } from '../testing/temporary-folder.mjs';
import { checkCertificate, checkMailServer, checkRedis, checkS3 } from './reach.mjs';

/** @type {net.Server[]} */
const servers = [];
after(() => servers.forEach((server) => server.close()));

/**
 * @param {(socket: net.Socket) => void} greet
 * @returns {Promise<number>} its port
 */
async function listen(greet) {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    greet(socket);
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return /** @type {net.AddressInfo} */ (server.address()).port;
}

/** @param {import('./finding.mjs').Finding[]} findings */
const problems = (findings) => findings.filter(({ level }) => level === 'problem').map(({ what }) => what);

test('a mail server greets, refuses, hangs up, or isn\'t there', async () => {
  const ask = async (/** @type {number} */ port) => problems(await checkMailServer({ where: 'inside', running: null, smtpUrl: `smtp://user:hunter2@127.0.0.1:${port}` }));
  assert.deepEqual(await ask(await listen((socket) => socket.write('220 mail.example ESMTP\r\n'))), []);
  assert.deepEqual(await ask(await listen((socket) => socket.write('554 no\r\n'))), ['The mail server answers "554 no"']);
  assert.deepEqual(await ask(await listen((socket) => socket.end())), ['The mail server doesn\'t answer: it hung up']);
  assert.match((await ask(9)).join(), /The mail server doesn't answer: connect ECONNREFUSED/);
  assert.deepEqual(problems(await checkMailServer({ where: 'inside', running: null, smtpUrl: null })), ['SMTP_URL isn\'t set']);
  assert.deepEqual(await checkMailServer({ where: 'local', running: null, smtpUrl: 'smtp://127.0.0.1:9' }), []);
});

test('Redis is asked with its password, and tells where it is wrong', async () => {
  /** @type {string[]} */
  const heard = [];
  const port = await listen((socket) => socket.on('data', (data) => {
    heard.push(String(data));
    socket.write(String(data).includes('geheim') ? '+OK\r\n+PONG\r\n' : '-WRONGPASS invalid\r\n-NOAUTH\r\n');
  }));
  assert.deepEqual(problems(await checkRedis({ redisUrl: `redis://:geheim@127.0.0.1:${port}` })), []);
  assert.equal(heard[0], '*2\r\n$4\r\nAUTH\r\n$6\r\ngeheim\r\n*1\r\n$4\r\nPING\r\n');
  assert.deepEqual(problems(await checkRedis({ redisUrl: `redis://127.0.0.1:${port}` })), ['Redis refuses: WRONGPASS invalid']);
  assert.match(problems(await checkRedis({ redisUrl: 'redis://127.0.0.1:9' })).join(), /Redis doesn't answer/);
  assert.deepEqual(await checkRedis({ redisUrl: null }), []);
});

test('storage that isn\'t there is a problem, one that refuses is not', async () => {
  const port = await listen((socket) => socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'));
  assert.deepEqual(problems(await checkS3({ s3Endpoint: `http://127.0.0.1:${port}` })), []);
  assert.match(problems(await checkS3({ s3Endpoint: 'http://127.0.0.1:9' })).join(), /doesn't answer/);
});

/** For www.rukn.example and cms.rukn.example, until 19 November 2036; whose key nobody has. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBvDCCAWKgAwIBAgIUQXPaylmT1l6ocRv729849i4p78wwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQd3d3LnJ1a24uZXhhbXBsZTAeFw0yNjExMjIxNTMzMDVaFw0z
NjExMTkxNTMzMDVaMBsxGTAXBgNVBAMMEHd3dy5ydWtuLmV4YW1wbGUwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAATjYCalScPtcF6ptccNXgwEEpPdGFfmdn/OjDzl
jK0RYYreNFFxHwFapvd29l1MERcHQOPdwtjGaoBLmaLzQ+ELo4GDMIGAMB0GA1Ud
DgQWBBRVqwIVyE3vjxYdXSwwrfwhY+JcSDAfBgNVHSMEGDAWgBRVqwIVyE3vjxYd
XSwwrfwhY+JcSDAPBgNVHRMBAf8EBTADAQH/MC0GA1UdEQQmMCSCEHd3dy5ydWtu
LmV4YW1wbGWCEGNtcy5ydWtuLmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIhAMEb
tx8BxUua9Rf77nt3wngAEUw/wxEh6Zffg+oefTTcAiAEHObclH4hhBjST/LgggCK
Ukl8lrBuBQXpmNrEzwZJCQ==
-----END CERTIFICATE-----
`;

test('a certificate that is missing, over, nearly over, or for other names', () => {
  const folder = temporaryFolder('certificate');
  const env = { TLS_DIR: folder, SITE_DOMAIN: 'www.rukn.example', CMS_DOMAIN: 'cms.rukn.example' };
  const at = (/** @type {string} */ day) => problems(checkCertificate({ where: 'beside', env }, Date.parse(day)));
  assert.match(at('2030-01-01').join(), /can't be read/);
  writeFileSync(path.join(folder, 'fullchain.pem'), CERTIFICATE);
  assert.deepEqual(at('2030-01-01'), []);
  assert.deepEqual(at('2036-11-10'), ['The certificate runs out in 9 days']);
  assert.deepEqual(at('2036-11-20'), ['The certificate has run out']);
  assert.deepEqual(problems(checkCertificate({ where: 'beside', env: { ...env, CMS_DOMAIN: 'cms.other.example' } }, Date.parse('2030-01-01'))), ['The certificate isn\'t for cms.other.example']);
  assert.deepEqual(checkCertificate({ where: 'local', env }), []);
});
