import type { Core } from '@strapi/strapi';
import { Client, type ClientConfig } from 'pg';
import { connectionOf } from '../database/connection';

const LOCK = `hashtext('rukn-boot')`;

/** What the lock needs of a logger. */
interface BootLog {
  info(message: string): void;
  warn(message: string): void;
}

/**
 * Runs a task while no other process on this database runs one. The lock is the connection's: it is free again as soon as this process ends,
 * however that is.
 */
export async function withBootLock<T>(connection: ClientConfig, log: BootLog, task: () => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, password: connection.password, application_name: 'rukn-boot', keepAlive: true });
  // A lost connection loses the lock, not what has been done under it; what comes next fails by itself where the database is gone.
  client.once('error', (error) => log.warn(`The lock for starting was lost: ${error.message}`));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows }: { rows: { free: boolean }[] } = await client.query(`SELECT pg_try_advisory_lock(${LOCK}) AS free`);
    if (!rows[0]?.free) {
      log.info('Another CMS process is starting on this database: waiting until it is done.');
      await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    }
    return await task();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Has the whole start, from the tables on, run in one CMS process at a time: two that make the same tables, roles and content fail, or make
 * some twice.
 */
export function startOneAtATime(strapi: Core.Strapi): void {
  const bootstrap = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = () => withBootLock(connectionOf(strapi), strapi.log, bootstrap);
}
