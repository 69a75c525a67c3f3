import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageCache } from '../page-cache';
import { PageSource } from '../page-source';
import { createSite } from '../site';
import { StaticFiles } from '../static-files';
import { FakeNext } from '@/testing/fake-next';

/** HTML of a page with an inline script, long enough to be compressed. */
export const PAGE = `<p>page</p><script>hydrate()</script>${'x'.repeat(2_000)}`;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every header line as it came, name and value in turn; `headers` drops repeated ones. */
  rawHeaders: string[];
  body: Buffer;
}

export interface RunningSite {
  next: FakeNext;
  cache: PageCache;
  source: PageSource;
  visits: { hits: number; misses: number };
  /** What was reported as an error. */
  faults: unknown[];
  /** Under which ids requests were reported. */
  faultIds: string[];
  /** Sends exactly what it is given, which `fetch` would not. */
  ask: (target: string, options?: RequestOptions) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** The production server's listener on a free port, around a stand-in for Next, with a chunk and an icon as its files. */
export async function startSite(): Promise<RunningSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-'));
  await mkdir(path.join(folder, 'static'));
  await mkdir(path.join(folder, 'public'));
  await writeFile(path.join(folder, 'static/chunk.js'), 'console.log(1)');
  await writeFile(path.join(folder, 'public/icon.png'), 'png');

  const baseHeaders = ['X-Content-Type-Options', 'nosniff', 'X-Frame-Options', 'DENY'];
  const host = 'site.example';
  const next = new FakeNext();
  const cache = new PageCache();
  const faults: unknown[] = [];
  const faultIds: string[] = [];
  const visits = { hits: 0, misses: 0 };
  const onError = (error: unknown) => void faults.push(error);
  const source = new PageSource({
    next: next.handler,
    cache,
    registry: { tagsByPath: new Map() },
    host,
    baseHeaders,
    onError: (_, error) => onError(error),
  });
  const server = createServer(
    createSite({
      cache,
      source,
      files: await StaticFiles.list({ hashed: path.join(folder, 'static'), plain: path.join(folder, 'public'), baseHeaders }),
      next: next.handler,
      api: (request, response) => response.writeHead(200, { 'x-seen-host': request.headers.host }).end('api'),
      host,
      baseHeaders,
      visits,
      onError: (error, _request, requestId) => {
        onError(error);
        faultIds.push(requestId);
      },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    next,
    cache,
    source,
    visits,
    faults,
    faultIds,
    ask: (target, options = {}) =>
      new Promise((resolve, reject) => {
        const request = httpRequest({ host: '127.0.0.1', port, path: target, agent: false, ...options }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const { statusCode = 0, headers, rawHeaders } = response;
            resolve({ status: statusCode, headers, rawHeaders, body: Buffer.concat(chunks) });
          });
        });
        request.on('error', reject).end();
      }),
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
