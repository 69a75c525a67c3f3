import { forwardedAddress, plainAddress } from '@/lib/forwarded-address';
import type { ApiContext } from './answers';

/** Stands for a visitor whose address can't be known; all of them share it. */
const UNKNOWN = 'unknown';

/**
 * The visitor's address, for limits.
 * @param trustedHops reverse proxies in front of the site; with none, only the connection counts
 */
export const clientAddress = (c: ApiContext, trustedHops: number): string =>
  forwardedAddress(c.req.header('x-forwarded-for') ?? '', trustedHops) ??
  plainAddress(c.env?.incoming?.socket.remoteAddress ?? '') ??
  UNKNOWN;
