import { env } from './parse/env';

/** Where tries are counted: in Redis where it is set, else in the database. */
export default { redisUrl: env().REDIS_URL };
