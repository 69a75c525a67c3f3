import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiFailure } from '../http/answers';

/** Events that one address may send in a minute: some ten lively visitors behind the same router. */
export const EVENTS_PER_MINUTE = 600;
/** Places that one address may ask for in a minute; a browser keeps its answer. */
export const LOCATIONS_PER_MINUTE = 30;
const MINUTE = 60;

/** Lets so many calls of an address through, counted in this process: asking somebody else about each would cost more than the call. */
export type TakeTurn = (address: string) => Promise<void>;

/**
 * @param points calls in a minute
 * @returns a function that throws an ApiFailure (too_many_requests) when they are used up
 */
export function limitPerMinute(points: number): TakeTurn {
  const limiter = new RateLimiterMemory({ points, duration: MINUTE });
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ApiFailure('too_many_requests', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) });
    }
  };
}

/** An IPv6 network is one visitor: whoever has one address of a /64 has all of them. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : address;
}
