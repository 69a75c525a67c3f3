import type { Core } from '@strapi/strapi';
import { env } from './parse/env';

const { DATABASE_URL, DATABASE_CONNECTIONS } = env();
const database = new URL(DATABASE_URL);

const config: Core.Config.Database<'postgres'> = {
  connection: {
    client: 'postgres',
    connection: {
      host: decodeURIComponent(database.hostname),
      port: Number(database.port || 5432),
      database: decodeURIComponent(database.pathname.slice(1)),
      user: decodeURIComponent(database.username),
      password: decodeURIComponent(database.password),
      ssl: database.searchParams.get('sslmode') === 'require',
    },
    // Enough for parallel page renders. A process takes five more at most: jobs, start, content clock.
    pool: { min: 0, max: DATABASE_CONNECTIONS, idleTimeoutMillis: 30_000 },
    acquireConnectionTimeout: 10_000,
    // Errors name the statement without its values: they end in a log.
    compileSqlOnError: false,
  },
  settings: {
    // A renamed field must not silently drop a column of content.
    forceMigration: false,
    runMigrations: true,
  },
};

export default config;
