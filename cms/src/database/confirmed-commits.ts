import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

type Database = Core.Strapi['db'];
type Handle = Awaited<ReturnType<Database['transaction']>> & { commit(): Promise<void>; get(): Knex.Transaction };
type Work = (given: { trx: Knex.Transaction }) => unknown;

/**
 * Has `strapi.db.transaction` fail where its COMMIT has failed.
 *
 * Strapi waits for knex's `trx.commit()`, which answers whether or not the database did: a COMMIT that got lost with its
 * connection counted as done, and a call was answered with success that had changed nothing. Only knex's `executionPromise`
 * tells. Transactions inside another one end with that one.
 */
export function confirmCommits(strapi: Core.Strapi): void {
  const { db } = strapi;
  const begin = db.transaction.bind(db) as (work?: Work) => Promise<unknown>;

  async function run(work: Work): Promise<unknown> {
    let executed: Promise<unknown> | undefined;
    const result = await begin((given) => {
      executed = given.trx.executionPromise;
      return work(given);
    });
    await executed;
    return result;
  }

  async function open(): Promise<Handle> {
    const handle = (await begin()) as Handle;
    const { executionPromise } = handle.get();
    return {
      ...handle,
      async commit() {
        await handle.commit();
        await executionPromise;
      },
    };
  }

  const transaction = (work?: Work) => {
    if (db.inTransaction()) return begin(work);
    return work ? run(work) : open();
  };
  db.transaction = transaction as Database['transaction'];
}
