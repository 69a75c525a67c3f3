// @ts-check
import path from 'node:path';

import { ensurePrograms } from '../debian-programs.mjs';
import { reportError } from '../failure.mjs';
import { REPORTS_DIR } from '../paths.mjs';

/*
 * `node stack/testing/redis-server.mjs` prints how a Redis can be started, as JSON: {"file": …, "libraries": …}.
 * One test of the CMS needs one; it is never part of the stack.
 */
try {
  const { files, libraries } = await ensurePrograms(
    { name: 'redis-server', programs: ['redis-server'], packages: ['redis-server', 'redis-tools', 'libatomic1', 'libjemalloc2', 'liblzf1'] },
    { logFile: path.join(REPORTS_DIR, 'redis-tools.log') },
  );
  console.log(JSON.stringify({ file: files['redis-server'], libraries }));
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}
