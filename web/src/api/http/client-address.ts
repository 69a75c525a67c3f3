import { visitorAddress } from '@/lib/forwarded-address';
import type { ApiContext } from './answers';

/**
 * The visitor's address, for limits.
 * @param trustedHops reverse proxies in front of the site; with none, only the connection counts
 */
export const clientAddress = (c: ApiContext, trustedHops: number): string =>
  visitorAddress(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, trustedHops);
