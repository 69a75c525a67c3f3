/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocate } from './geolocation';

/** The clock at first, in ms. */
const START = 1_000;
const NOWHERE = { country: 'Unknown', region: 'Unknown', city: 'Unknown', source: 'none' };
const DUBAI = { country: 'United Arab Emirates', region: 'Dubai', city: 'Dubai', source: 'ip' };

let server: Server;
let asked: string[];
let reply: (response: ServerResponse) => void;
let time: number;

beforeEach(async () => {
  asked = [];
  time = START;
  reply = (response) => response.end(JSON.stringify({ country_name: 'United Arab Emirates', country: 'AE', region: 'Dubai', city: 'Dubai' }));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const locating = () => createLocate({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}/json`, now: () => time });

describe('where a visitor is', () => {
  it('is asked of the service, with the address in its place', async () => {
    expect(await locating()('198.51.200.7')).toEqual(DUBAI);
    expect(await locating()('2a00:1450:4001:81b::200e')).toEqual(DUBAI);
    expect(asked).toEqual(['/198.51.200.7/json', '/2a00:1450:4001:81b::200e/json']);
  });

  it('is nowhere where there is no service', async () => expect(await createLocate({ url: undefined })('198.51.200.7')).toEqual(NOWHERE));

  it.each([
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.51.100.1',
    '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '2002:a00:1::',
    'unknown', '', '198.51.200.7/../admin', 'localhost',
  ])('is never asked for %s', async (address) => {
    expect(await locating()(address)).toEqual(NOWHERE);
    expect(asked).toEqual([]);
  });

  it('is asked once an hour', async () => {
    const locate = locating();
    await locate('198.51.200.7');
    time = START + 3_599_000;
    expect(await locate('198.51.200.7')).toEqual(DUBAI);
    expect(asked).toHaveLength(1);
    time = START + 3_601_000;
    await locate('198.51.200.7');
    expect(asked).toHaveLength(2);
  });

  it('is asked once for several who want to know at the same time', async () => {
    const locate = locating();
    expect(await Promise.all([locate('198.51.200.7'), locate('198.51.200.7')])).toEqual([DUBAI, DUBAI]);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['says no', (response) => response.writeHead(500).end('{"country":"X"}')],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['talks nonsense', (response) => response.end('<html>')],
    ['answers no object', (response) => response.end('["AE"]')],
    ['knows nothing', (response) => response.end('{"error":true,"country":null,"city":""}')],
    ['talks without end', (response) => response.end(JSON.stringify({ country: 'X'.repeat(70_000) }))],
    ['hangs up', (response) => response.destroy()],
  ])('is nowhere where the service %s, and is asked again after a minute', async (_, answer) => {
    const working = reply;
    reply = answer;
    const locate = locating();
    expect(await locate('198.51.200.7')).toEqual(NOWHERE);
    reply = working;
    time = START + 59_000;
    expect(await locate('198.51.200.7')).toEqual(NOWHERE);
    expect(asked).toHaveLength(1);
    time = START + 61_000;
    expect(await locate('198.51.200.7')).toEqual(DUBAI);
  });

  it('is nowhere where nothing listens', async () => {
    const locate = createLocate({ url: 'http://127.0.0.1:1/{ip}' });
    expect(await locate('198.51.200.7')).toEqual(NOWHERE);
  });

  it('is nowhere after three seconds', async () => {
    reply = () => undefined;
    const begun = performance.now();
    expect(await locating()('198.51.200.7')).toEqual(NOWHERE);
    expect(performance.now() - begun).toBeGreaterThan(2_900);
  }, 20_000);

  it.each([
    [{ country: 'France', regionName: 'Brittany', region: 'BRE', city: 'Brest', countryCode: 'FR' }, { country: 'France', region: 'Brittany', city: 'Brest' }],
    [{ countryCode: 'FR' }, { country: 'FR', region: 'Unknown', city: 'Unknown' }],
    [{ country: { name: 'France' }, subdivision: { name: 'Brittany' }, city: { name: 'Brest' } }, { country: 'France', region: 'Brittany', city: 'Brest' }],
    [{ country_name: 'A\u0000\u202E B', city: 'x'.repeat(100), state: 7 }, { country: 'A B', region: 'Unknown', city: 'x'.repeat(80) }],
  ])('is read from %j', async (told, place) => {
    reply = (response) => response.end(JSON.stringify(told));
    expect(await locating()('198.51.200.7')).toEqual({ ...place, source: 'ip' });
  });
});
