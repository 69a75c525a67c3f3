import type { Knex } from 'knex';
import { startCms, type TestCms } from './helpers/cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
  await cms.strapi.db.connection.raw('CREATE TABLE public.written (what text)');
});
afterAll(() => cms.stop());

const written = async (): Promise<string[]> => {
  const { rows }: { rows: { what: string }[] } = await cms.strapi.db.connection.raw('SELECT what FROM public.written ORDER BY what');
  return rows.map(({ what }) => what);
};

const write = (trx: Knex, what: string) => trx.raw('INSERT INTO public.written VALUES (?)', [what]);

/** Ends a transaction's connection, as a database does that is killed. */
async function loseConnection(trx: Knex.Transaction): Promise<void> {
  const { rows }: { rows: { pid: number }[] } = await trx.raw('SELECT pg_backend_pid() AS pid');
  await cms.strapi.db.connection.raw('SELECT pg_terminate_backend(?, 5000)', [rows[0]?.pid ?? 0]);
}

describe('transactions', () => {
  it('fail where the connection is lost before COMMIT', async () => {
    const lost = cms.strapi.db.transaction(async ({ trx }) => {
      await write(trx, 'lost');
      await loseConnection(trx);
      return 'stored';
    });
    await expect(lost).rejects.toThrow();
    expect(await written()).toEqual([]);
  });

  it('fail likewise where they are ended by hand, as Strapi does', async () => {
    const transaction = await cms.strapi.db.transaction();
    await write(transaction.get(), 'lost');
    await loseConnection(transaction.get());
    await expect(transaction.commit()).rejects.toThrow();
    expect(await written()).toEqual([]);
  });

  it('give what their work gives, and undo it where it fails', async () => {
    const given = await cms.strapi.db.transaction(async ({ trx }) => {
      await write(trx, 'a');
      // Ends with the one around it.
      await cms.strapi.db.transaction(async (inner) => write(inner.trx, 'b'));
      return 'stored';
    });
    expect(given).toBe('stored');
    const failed = cms.strapi.db.transaction(async ({ trx }) => {
      await write(trx, 'c');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await written()).toEqual(['a', 'b']);
  });

  it('are undone by hand without a failure', async () => {
    const before = await written();
    await cms.strapi.db.transaction(async ({ trx, rollback }) => {
      await write(trx, 'undone');
      await rollback();
    });
    expect(await written()).toEqual(before);
  });
});
