// @ts-check
/** @typedef {import('pg').Client} Client */

/**
 * Lends a connection for some work.
 * @template T
 * @param {string} url
 * @param {(client: Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  // Loaded here: the doctor has something to say where no packages are installed yet, too.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  // A connection that is lost between two statements must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Whether a PostgreSQL accepts these credentials and serves this folder (and not another one on the same port).
 * @param {string} url
 * @param {string | null} databaseDir null: any folder will do
 */
export async function answersWith(url, databaseDir) {
  try {
    return await withClient(url, async (client) => {
      if (databaseDir === null) return true;
      const { rows } = await client.query('SHOW data_directory');
      return rows[0].data_directory === databaseDir;
    });
  } catch {
    return false;
  }
}

/**
 * Makes a database unless it exists.
 * @param {string} url of any database of the server
 * @param {string} name
 */
export async function createDatabase(url, name) {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
