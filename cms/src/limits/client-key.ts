import { isIP } from 'node:net';

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The first four groups of an IPv6 address, `::` and shortened groups written out. */
function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  // An IPv4 address at the end stands for two groups.
  const width = (parts: string[]) => parts.length + (parts.at(-1)?.includes('.') ? 1 : 0);
  const front = groups(head);
  const back = groups(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - width(front) - width(back));
  const all = [...front, ...Array<string>(missing).fill('0'), ...back];
  return all.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}

/**
 * What a visitor's address counts as in limits. An IPv6 network is one visitor: whoever has one address of a /64 has
 * all of them.
 * @param address as the site resolved it; anything that is no address shares one counter
 */
export function clientKey(address: string): string {
  const bare = (address.split('%')[0] ?? '').trim();
  const mapped = IPV4_MAPPED.exec(bare.toLowerCase())?.[1];
  if (mapped) return mapped;
  const version = isIP(bare);
  if (version === 4) return bare;
  return version === 6 ? `${firstHalf(bare)}::/64` : 'unknown';
}
