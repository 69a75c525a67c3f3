import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { requestTo, type TestCms } from './cms';

/** A second CMS process on the database of the first. */
export interface Replica {
  request: TestCms['request'];
  stop(): Promise<void>;
}

/** Boots it; with the settings of the first one, unless told otherwise. */
export async function startReplica({ databaseUrl }: Pick<TestCms, 'databaseUrl'>, env: Record<string, string> = {}): Promise<Replica> {
  const child = fork(path.join(__dirname, 'replica-process.cjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const port = await Promise.race([
    once(child, 'message').then(([value]) => value as number),
    exited.then(([code]) => Promise.reject(new Error(`The second CMS ended with ${code} while it started`))),
  ]);
  return {
    request: requestTo(`http://127.0.0.1:${port}`),
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
