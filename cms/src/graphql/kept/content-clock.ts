import { Pool, type ClientConfig } from 'pg';

/** Long for one row of a tiny table: whoever waits for it would rather ask Strapi. */
const TIMEOUT_MS = 1_000;

const STATEMENT = { name: 'content-clock', text: 'SELECT sum(changes)::text AS stamp FROM app.content_changes' };

/**
 * How long a stamp is believed, in ms from when it was asked for. Shorter than the notifier waits after a commit before it tells anybody
 * (`COALESCE_MS`): whoever asks because he was told of a change gets a stamp from after it.
 */
export const STAMP_HOLDS_MS = 20;

/**
 * Tells whether content has changed since, in whichever process: a stamp stands for one state of what visitors read. It is counted in the
 * transaction of each change (`app.content_changes`), so that nobody sees the old content under the new stamp.
 */
export class ContentClock {
  private current: Promise<string | undefined> = Promise.resolve(undefined);
  private next: Promise<string | undefined> | undefined;
  private askedAt = -Infinity;

  /**
   * @param ask reads the stamp; undefined where the database doesn't say
   * @param now in ms
   */
  constructor(
    private readonly ask: () => Promise<string | undefined>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The stamp of now. All who ask while an older question is under way share the next one. */
  read(): Promise<string | undefined> {
    if (this.now() - this.askedAt < STAMP_HOLDS_MS) return this.current;
    this.next ??= this.current.then(() => {
      this.next = undefined;
      this.askedAt = this.now();
      this.current = this.ask();
      return this.current;
    });
    return this.next;
  }

  /** Has the stamp asked for anew: this process has changed something. */
  expire(): void {
    this.askedAt = -Infinity;
  }
}

/** The stamp in the database, through a connection that nobody else waits for. */
export class StampReader {
  private readonly pool: Pool;

  constructor(connection: ClientConfig) {
    this.pool = new Pool({
      ...connection,
      // Strapi's query builder hides it from being copied.
      password: connection.password,
      max: 1,
      application_name: 'rukn-content-clock',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      allowExitOnIdle: true,
    });
    // A connection that breaks while nobody uses it; the pool replaces it.
    this.pool.on('error', () => undefined);
  }

  async read(): Promise<string | undefined> {
    try {
      const { rows }: { rows: { stamp: string | null }[] } = await this.pool.query(STATEMENT);
      return rows[0]?.stamp ?? '0';
    } catch {
      return undefined;
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
