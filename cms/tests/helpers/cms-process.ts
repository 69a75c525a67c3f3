import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { requestTo, type TestCms } from './cms';

export type LogLine = Readonly<Record<string, unknown>>;

/** A CMS process seen from outside. */
export interface CmsProcess {
  readonly url: string;
  readonly request: TestCms['request'];
  readonly child: ChildProcess;
  /** Everything it has printed. */
  readonly printed: string[];
  /** Waits for a line of its log. */
  line(matches: (line: LogLine) => boolean): Promise<LogLine>;
  /** Sends a signal and waits for the end. @returns exit code and milliseconds until then */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
}

function parsed(text: string): LogLine {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return {};
  }
}

/** Boots a compiled CMS on a database. */
export async function startCmsProcess(databaseUrl: string, env: Record<string, string> = {}): Promise<CmsProcess> {
  const child = fork(path.join(__dirname, 'printing-process.cjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const printed: string[] = [];
  const waiting = new Set<() => void>();
  if (!child.stdout) throw new Error('The process has no output');
  createInterface({ input: child.stdout }).on('line', (text) => {
    printed.push(text);
    for (const look of waiting) look();
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const port = await Promise.race([
    once(child, 'message').then(([value]) => value as number),
    exited.then(([code]) => Promise.reject(new Error(`The CMS ended with ${code} while it started`))),
  ]);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    request: requestTo(url),
    child,
    printed,
    line: (matches) =>
      new Promise((resolve) => {
        const look = () => {
          const found = printed.map(parsed).find(matches);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async end(signal) {
      const started = performance.now();
      child.kill(signal);
      const [code] = await exited;
      return { code, ms: performance.now() - started };
    },
  };
}
