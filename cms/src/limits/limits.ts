import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Refusal } from '../accounts/refusal';
import { limitRules, type LimitName, type LimitRule } from './rules';
import { openLimitStore, type LimitStore } from './store';

const SERVICE = 'limits';

/** Keys are stored hashed: of equal length, and no list of addresses. */
const stored = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Answers "too many" with the seconds until the count starts anew. */
function refusal({ msBeforeNext }: RateLimiterRes): Refusal {
  return new Refusal('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
}

/** Counts tries by rule and key, over all CMS processes. */
export class Limits {
  private readonly limiters: Record<LimitName, RateLimiterAbstract>;

  constructor(private readonly store: LimitStore) {
    const names = Object.entries(limitRules) as [LimitName, LimitRule][];
    this.limiters = Object.fromEntries(names.map(([name, rule]) => [name, store.limiter(name, rule)])) as Record<
      LimitName,
      RateLimiterAbstract
    >;
  }

  /** Counts a try. @throws Refusal too_many_requests */
  async consume(name: LimitName, key: string): Promise<void> {
    const exceeded = await this.count(name, key);
    if (exceeded) throw refusal(exceeded);
  }

  /** Counts a try. @returns whether it was within the limit */
  async allows(name: LimitName, key: string): Promise<boolean> {
    return (await this.count(name, key)) === null;
  }

  /** Counts nothing. @throws Refusal too_many_requests where the limit is used up */
  async check(name: LimitName, key: string): Promise<void> {
    const state = await this.limiters[name].get(stored(key));
    if (state && state.consumedPoints >= limitRules[name].points) throw refusal(state);
  }

  /** Takes one counted try back. */
  async refund(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].reward(stored(key), 1);
  }

  /** Starts the count anew. */
  async reset(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].delete(stored(key));
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  private async count(name: LimitName, key: string): Promise<RateLimiterRes | null> {
    try {
      await this.limiters[name].consume(stored(key));
      return null;
    } catch (error) {
      // The library rejects with its state where the limit is exceeded, and with an error where it failed.
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  }
}

/** Opens the counters; once, at start. */
export async function startLimits(strapi: Core.Strapi): Promise<void> {
  strapi.add(SERVICE, new Limits(await openLimitStore(strapi)));
}

export function limitsOf(strapi: Core.Strapi): Limits {
  return strapi.get(SERVICE) as Limits;
}

/** Closes what startLimits opened. */
export async function stopLimits(strapi: Core.Strapi): Promise<void> {
  if (strapi.has(SERVICE)) await limitsOf(strapi).close();
}
