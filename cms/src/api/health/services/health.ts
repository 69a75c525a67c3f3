import type { Core } from '@strapi/strapi';

const DATABASE_TIMEOUT_MS = 2_000;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Whether the database answers within two seconds. Never throws. */
  async databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
    });
    const answer = Promise.resolve(strapi.db.connection.raw('SELECT 1')).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([answer, timeout]);
    } finally {
      clearTimeout(timer);
    }
  },
});
