import { env } from './parse/env';

const { SEED_CONTENT, DEMO_PASSWORD, DEPLOYMENT } = env();

/** What is put into the database at start. Demo accounts never exist in production, whatever is set. */
export default {
  content: SEED_CONTENT,
  demoPassword: DEPLOYMENT === 'production' ? undefined : DEMO_PASSWORD,
};
