// @ts-check
import { createWriteStream, openSync, closeSync, fsyncSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import tar from 'tar-stream';

/** @typedef {{ add: (name: string, content: Buffer) => Promise<void>, finish: () => Promise<void>, abandon: () => Promise<void> }} ArchiveWriter */

/** For its owner only: it holds everybody's data. */
const MODE = 0o600;

/**
 * Begins a .tar.gz. What is added goes to the disk as fast as that takes it; nothing is kept in memory.
 * @param {string} file must not exist
 * @returns {ArchiveWriter}
 */
export function createArchive(file) {
  const pack = tar.pack();
  const written = pipeline(pack, createGzip(), createWriteStream(file, { flags: 'wx', mode: MODE }));
  // Whoever adds or finishes is told; until then it is nobody's unhandled failure.
  written.catch(() => undefined);
  return {
    async add(name, content) {
      const added = new Promise((resolve, reject) => {
        const entry = pack.entry({ name, size: content.length, mode: MODE }, (error) => (error ? reject(error) : resolve(undefined)));
        entry.end(content);
      });
      await Promise.race([added, written]);
    },
    async finish() {
      pack.finalize();
      await written;
      flush(file);
    },
    async abandon() {
      pack.destroy();
      await written.catch(() => undefined);
      rmSync(file, { force: true });
    },
  };
}

/**
 * Has the disk hold what was written, before anybody relies on it.
 * @param {string} file
 */
function flush(file) {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
