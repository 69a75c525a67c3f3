import type { Core } from '@strapi/strapi';
import { env } from './parse/env';

const database = new URL(env().DATABASE_URL);

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
    // One process on a small Postgres: enough for parallel page renders, far below its 100 connections.
    pool: { min: 0, max: 15, idleTimeoutMillis: 30_000 },
    acquireConnectionTimeout: 10_000,
  },
  settings: {
    // A renamed field must not silently drop a column of content.
    forceMigration: false,
    runMigrations: true,
  },
};

export default config;
