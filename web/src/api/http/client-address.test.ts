/** @jest-environment node */
import { Hono } from 'hono';
import type { ApiBindings } from './answers';
import { clientAddress } from './client-address';

const seen = async (hops: number, forwarded: string | undefined, socket?: string): Promise<string> => {
  const app = new Hono<ApiBindings>().get('/', (c) => c.text(clientAddress(c, hops)));
  const env = socket === undefined ? undefined : { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request('/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }, env)).text();
};

describe('clientAddress', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8::1', '2001:db8::1'],
    [undefined, 'unknown'],
  ])('is the connection’s where no proxy is trusted: %s → %s', async (socket, expected) => {
    expect(await seen(0, '198.51.100.7', socket)).toBe(expected);
  });

  it.each([
    [1, '198.51.100.7', '198.51.100.7'],
    [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    [2, '203.0.113.9, 198.51.100.7,192.0.2.1', '198.51.100.7'],
    [1, '203.0.113.9, 198.51.100.7:4711', '198.51.100.7'],
    [1, '[2001:db8::7]:4711', '2001:db8::7'],
    [1, '::ffff:198.51.100.7', '198.51.100.7'],
  ])('is what %i trusted proxies wrote at the end of "%s"', async (hops, forwarded, expected) => {
    expect(await seen(hops, forwarded, '127.0.0.1')).toBe(expected);
  });

  it.each([
    [1, undefined],
    [1, ''],
    [1, 'evil'],
    [1, '198.51.100.7, '],
    [1, '198.51.100.7, 1.2.3.4.5'],
    [1, '198.51.100.7, "1.2.3.4"'],
    [2, '198.51.100.7'],
    [1, `${'9'.repeat(9_000)}`],
  ])('is the connection’s where %i proxies can’t have written "%s"', async (hops, forwarded) => {
    expect(await seen(hops, forwarded, '127.0.0.1')).toBe('127.0.0.1');
  });

  it('of strangers stays apart from what they claim to have passed through', async () => {
    const claims = ['10.0.0.1', '10.0.0.2, 10.0.0.3', 'x, y'];
    const addresses = await Promise.all(claims.map((claim) => seen(1, `${claim}, 198.51.100.7`, '127.0.0.1')));
    expect(new Set(addresses)).toEqual(new Set(['198.51.100.7']));
  });
});
