// @ts-check
import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';

import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** @typedef {import('pg').Client} Client */
/** @typedef {import('./schema.mjs').Table} Table */
/** @typedef {{ rows: number, bytes: number, sha256: string }} Sum of all rows as COPY writes them */
/** @typedef {{ write: (chunk: Uint8Array) => Promise<void>, end: () => Promise<void> }} Loading */

/**
 * All rows of a table, as COPY writes them.
 * @param {Client} client
 * @param {Table} table
 * @param {(chunk: Buffer) => Promise<void>} [take]
 * @returns {Promise<Sum>}
 */
export async function readTable(client, { name, columns }, take) {
  const stream = client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`));
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    bytes += chunk.length;
    await take?.(chunk);
  }
  return { rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}

/**
 * Begins to put rows into a table. Nothing else may be asked of the connection until `end`.
 * @param {Client} client
 * @param {Table} table
 * @returns {Loading}
 */
export function loadTable(client, { name, columns }) {
  const stream = client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  const done = finished(stream);
  // Whoever writes is told; until then it is nobody's unhandled failure.
  done.catch(() => undefined);
  return {
    async write(chunk) {
      const written = new Promise((resolve, reject) => {
        stream.write(chunk, (error) => (error ? reject(error) : resolve(undefined)));
      });
      await Promise.race([written, done]);
    },
    async end() {
      stream.end();
      await done;
    },
  };
}
