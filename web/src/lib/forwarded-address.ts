import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i;

/**
 * The visitor's address as the proxies in front of the site tell it.
 * @param forwarded `X-Forwarded-For`: each proxy adds whom it heard from at its end; everything before that is the visitor's own invention
 * @param trustedHops how many proxies there are; with none, nothing of it is believed
 */
export function forwardedAddress(forwarded: string, trustedHops: number): string | undefined {
  return trustedHops > 0 ? plainAddress(forwarded.split(',').at(-trustedHops)?.trim() ?? '') : undefined;
}

/** Stands for a visitor whose address can't be known; all of them share it. */
const UNKNOWN = 'unknown';

/**
 * The visitor's address, for limits.
 * @param forwarded `X-Forwarded-For`
 * @param connected other end of the connection
 * @param trustedHops reverse proxies in front of the site; with none, only the connection counts
 */
export const visitorAddress = (forwarded: string | undefined, connected: string | undefined, trustedHops: number): string =>
  forwardedAddress(forwarded ?? '', trustedHops) ?? plainAddress(connected ?? '') ?? UNKNOWN;

/** An address without port and brackets, in lower case; IPv4 as itself where it came in an IPv6 coat. */
export function plainAddress(text: string): string | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).replace(MAPPED_IPV4, '').toLowerCase();
  return isIP(address) ? address : undefined;
}
