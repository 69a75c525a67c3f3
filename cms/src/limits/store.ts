import type { Core } from '@strapi/strapi';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { LimitName, LimitRule } from './rules';

/** Where counters are kept; all CMS processes share one. */
export interface LimitStore {
  limiter(name: LimitName, rule: LimitRule): RateLimiterAbstract;
  close(): Promise<void>;
}

/** Counts in this process while the shared store can't be reached: worse than shared, better than not at all. */
const insurance = (name: LimitName, { points, seconds }: LimitRule) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/** Counters in table app.rate_limits. */
function postgresStore(strapi: Core.Strapi): LimitStore {
  return {
    limiter: (name, rule) =>
      new RateLimiterPostgres({
        storeClient: strapi.db.connection,
        storeType: 'knex',
        schemaName: 'app',
        tableName: 'rate_limits',
        // Made with the other tables of that schema.
        tableCreated: true,
        // Every five minutes; the table is one, so one limiter does it for all.
        clearExpiredByTimeout: name === 'failedLoginsPerAddress',
        keyPrefix: name,
        points: rule.points,
        duration: rule.seconds,
        insuranceLimiter: insurance(name, rule),
      }),
    close: async () => {},
  };
}

/** Counters in Redis. A Redis that is away or hangs costs a call half a second at most. */
async function redisStore(strapi: Core.Strapi, url: string): Promise<LimitStore> {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
  });
  let reported = false;
  client.on('error', (error: Error) => {
    // It tries again every two seconds; one line per outage is enough.
    if (!reported) strapi.log.warn(`Limits are counted per process, Redis can't be reached: ${error.message}`);
    reported = true;
  });
  client.on('ready', () => (reported = false));
  // A failure has been reported by the event; the connection comes back by itself.
  await client.connect().catch(() => undefined);
  return {
    limiter: (name, rule) =>
      new RateLimiterRedis({
        storeClient: client,
        rejectIfRedisNotReady: true,
        keyPrefix: `rukn:${name}`,
        points: rule.points,
        duration: rule.seconds,
        insuranceLimiter: insurance(name, rule),
      }),
    close: async () => client.disconnect(),
  };
}

/** Redis where REDIS_URL is set, else the database. */
export async function openLimitStore(strapi: Core.Strapi): Promise<LimitStore> {
  const url = strapi.config.get<string | undefined>('limits.redisUrl');
  return url ? redisStore(strapi, url) : postgresStore(strapi);
}
