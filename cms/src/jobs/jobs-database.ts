import { Pool, types, type PoolConfig } from 'pg';

interface Answer {
  readonly rows: unknown[];
}

/** What a statement answers that has found or changed nothing; those that end jobs answer how many they ended. */
const nothing = (text: string): Answer => ({ rows: /count\(\*\)/i.test(text) ? [{ count: '0' }] : [] });

/** Strapi has the driver hand on JSON as text, in the whole process; pg-boss needs its jobs' data as objects. */
const parsers = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === types.builtins.JSONB ? JSON.parse : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * pg-boss's connections to the database, few and its own: jobs never wait for page reads, nor the other way round.
 *
 * Once the CMS runs, a failing statement is logged and answered like one without result. pg-boss doesn't wait for the
 * statements that end a job (its issue 577): a database restarted in that moment would end the whole CMS. What is lost by
 * it, a wake-up or a schedule's tick, comes again within a minute.
 */
export class JobsDatabase {
  private readonly pool: Pool;
  private lenient = false;
  private closed = false;

  constructor(connection: PoolConfig, private readonly onError: (error: unknown) => void) {
    this.pool = new Pool({
      ...connection,
      // Strapi's query builder hides it from being copied.
      password: connection.password,
      types: parsers,
      max: 3,
      application_name: 'rukn-jobs',
      connectionTimeoutMillis: 10_000,
    });
    // Connections that break while nobody uses them; the pool replaces them.
    this.pool.on('error', onError);
  }

  /** From now on, failures are survived instead of reported. */
  forgive(): void {
    this.lenient = true;
  }

  async executeSql(text: string, values: unknown[]): Promise<Answer> {
    if (this.closed) return nothing(text);
    if (!this.lenient) return this.pool.query(text, values);
    try {
      return await this.pool.query(text, values);
    } catch (error) {
      this.onError(error);
      return nothing(text);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.end();
  }
}
