import { isIP } from 'node:net';
import type { ApiContext } from './answers';

/** Stands for a visitor whose address can't be known; all of them share it. */
const UNKNOWN = 'unknown';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i;

/**
 * The visitor's address, for limits.
 * @param trustedHops reverse proxies in front of the site. Each adds whom it heard from at the end of `X-Forwarded-For`, so the address
 * stands that many places from the end; everything before it is the visitor's own invention. With none, only the connection counts.
 */
export function clientAddress(c: ApiContext, trustedHops: number): string {
  if (trustedHops > 0) {
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',');
    const address = plainAddress(forwarded.at(-trustedHops)?.trim() ?? '');
    if (address !== undefined) return address;
  }
  return plainAddress(c.env?.incoming?.socket.remoteAddress ?? '') ?? UNKNOWN;
}

/** An address without port and brackets, in lower case; IPv4 as itself where it came in an IPv6 coat. */
function plainAddress(text: string): string | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).replace(MAPPED_IPV4, '').toLowerCase();
  return isIP(address) ? address : undefined;
}
