import { randomInt } from 'node:crypto';

import { call, newVisitor, readAnswer } from '../../fixtures/account';
import { type GeolocationFault, publicAddress, timesAsked } from '../../fixtures/geolocation';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const UNKNOWN = { country: 'Unknown', region: 'Unknown', city: 'Unknown', source: 'none' };
const placeOf = (address: string) => ({ country: 'Testland', region: `Region of ${address}`, city: 'Testville', source: 'ip' });

async function locate(stack: Stack, address: string) {
  const visitor = await newVisitor(stack, address);
  const answer = await call(visitor, 'GET', '/visitor/location');
  await visitor.dispose();
  return answer;
}

test('an address is looked up once, however often and however many at once ask', async ({ stack }) => {
  const address = publicAddress();
  const visitor = await newVisitor(stack, address);
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(visitor, 'GET', '/visitor/location')));
  answers.push(await call(visitor, 'GET', '/visitor/location'));
  for (const { status, headers, body } of answers) {
    expect([status, body]).toEqual([200, { success: true, data: placeOf(address) }]);
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', undefined]);
  }
  expect(await timesAsked(stack, address)).toBe(1);
});

test('addresses that are nobody’s on the internet are never looked up', async ({ stack }) => {
  const addresses = [
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1',
    '240.0.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'ff02::1', '2001:db8::1', '::ffff:10.1.2.3', '::ffff:127.0.0.1',
  ];
  for (const address of addresses) {
    const { status, body } = await locate(stack, address);
    expect([status, body.data], address).toEqual([200, UNKNOWN]);
    expect(await timesAsked(stack, address), address).toBe(0);
  }
});

test('what a visitor says of his address is not believed, only what the proxy says', async ({ stack }) => {
  const [own, claimed] = [publicAddress(), publicAddress()];
  const visitor = await newVisitor(stack);
  const ask = async (headers: Record<string, string>) => (await readAnswer(await visitor.get('/api/visitor/location', { headers }))).body.data;
  expect(await ask({ 'x-forwarded-for': `${claimed}, ${own}` })).toEqual(placeOf(own));
  expect(await ask({ 'x-forwarded-for': `${claimed}, 10.9.8.7`, 'x-real-ip': claimed, forwarded: `for=${claimed}`, 'x-client-ip': claimed, 'cf-connecting-ip': claimed })).toEqual(UNKNOWN);
  expect(await timesAsked(stack, claimed)).toBe(0);
  for (const address of ['localhost', '1.1.1.1/../../x', '%31%30', 'a'.repeat(2_000), '{ip}', '1.2.3', '0x7f.1', '2130706433']) {
    expect(await ask({ 'x-forwarded-for': address }), address.slice(0, 40)).toEqual(UNKNOWN);
  }
});

const faults: readonly GeolocationFault[] = ['fails', 'talks nonsense', 'sends on', 'floods', 'names no place'];
for (const fault of faults) {
  test(`a service that ${fault} is a place unknown, and isn’t asked again and again`, async ({ stack }) => {
    const address = publicAddress(fault);
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await locate(stack, address);
      expect([status, body.data], fault).toEqual([200, UNKNOWN]);
    }
    expect(await timesAsked(stack, address)).toBe(1);
    expect(await timesAsked(stack, '10.0.0.1'), 'where it is sent on to').toBe(0);
  });
}

test('nobody waits longer than three seconds for a service that never answers', async ({ stack }) => {
  const address = publicAddress('hangs');
  const begin = performance.now();
  const { status, body } = await locate(stack, address);
  const took = performance.now() - begin;
  expect([status, body.data]).toEqual([200, UNKNOWN]);
  expect(took).toBeGreaterThan(2_500);
  expect(took, 'with what the machine needs besides').toBeLessThan(4_500);
  expect(await timesAsked(stack, address)).toBe(1);
});

test('a name of a place is no longer than it may be', async ({ stack }) => {
  const { body } = await locate(stack, publicAddress('long-winded'));
  expect((body.data as { city: string }).city.length).toBeLessThanOrEqual(80);
});

test('an address may ask thirty times a minute', async ({ stack }) => {
  const address = publicAddress();
  const visitor = await newVisitor(stack, address);
  const answers = await Promise.all(Array.from({ length: 31 }, () => call(visitor, 'GET', '/visitor/location')));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await locate(stack, publicAddress())).status, 'another one').toBe(200);
});

test('another site can’t ask for a visitor, and no other address is looked up than the visitor’s', async ({ stack }) => {
  const [own, wanted] = [publicAddress(), publicAddress()];
  const visitor = await newVisitor(stack, own);
  const { status } = await call(visitor, 'GET', `/visitor/location?ip=${wanted}&x=${randomInt(1_000)}`);
  expect([200, 400]).toContain(status);
  expect(await timesAsked(stack, wanted)).toBe(0);
});
