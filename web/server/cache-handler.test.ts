/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageRegistry } from '@/lib/page-registry';

const KEY = '/route-cache/APP_PAGE/0123/$/en/services';
const fileNames = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.page'));

let root: string;
let dist: string;
let store: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-handler-'));
  dist = path.join(root, 'dist');
  store = path.join(root, 'pages');
  mkdirSync(path.join(dist, 'server'), { recursive: true });
  writeFileSync(path.join(dist, 'BUILD_ID'), 'build-1');
  process.env.PAGE_CACHE_DIR = store;
});

afterEach(() => {
  rmSync(root, { recursive: true });
  delete process.env.PAGE_CACHE_DIR;
  delete process.env.NEXT_PHASE;
});

/** A handler as a newly started process has it: with nothing in memory. */
async function startProcess(phase?: string) {
  jest.resetModules();
  if (phase) process.env.NEXT_PHASE = phase;
  const { nodeFs } = await import('next/dist/server/lib/node-fs-methods.js');
  const { default: Handler } = await import('./cache-handler.mjs');
  const context = { fs: nodeFs, serverDistDir: path.join(dist, 'server'), flushToDisk: true, revalidatedTags: [], maxMemoryCacheSize: 0, _requestHeaders: {} };
  // Next makes one per request.
  return () => new Handler(context);
}

type Handler = ReturnType<Awaited<ReturnType<typeof startProcess>>>;

const page = (html: string, status?: number) => ({
  kind: 'APP_PAGE' as never,
  html,
  rscData: Buffer.from('rsc'),
  status,
  postponed: undefined,
  headers: { 'x-next-cache-tags': '_N_T_/en/services,services,settings' },
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const responseContext = { isRoutePPREnabled: false, isFallback: false, cacheControl: { revalidate: 60, expire: 31_536_000 } };
const set = (handler: Handler, value: ReturnType<typeof page>, key = KEY) => handler.set(key, value as never, responseContext as never);
const get = (handler: Handler, key = KEY) => handler.get(key, { kind: 'APP_PAGE' as never, isRoutePPREnabled: false, isFallback: false } as never);
const htmlOf = (entry: Awaited<ReturnType<typeof get>>) => (entry?.value as { html?: string } | undefined)?.html;

describe('a stored page', () => {
  it('is found by another request and, whole, by another process', async () => {
    const request = await startProcess();
    await set(request(), page('<p>one</p>'));
    expect(htmlOf(await get(request()))).toBe('<p>one</p>');

    const restarted = await startProcess();
    const entry = await get(restarted());
    expect(entry?.value).toEqual(page('<p>one</p>'));
    expect(entry?.cacheControl).toEqual(responseContext.cacheControl);
  });

  it('lies in its build’s folder and leaves the build alone', async () => {
    await set((await startProcess())(), page('<p>one</p>'));
    expect(fileNames(path.join(store, 'build-1'))).toHaveLength(1);
    expect(readdirSync(path.join(dist, 'server'))).toEqual([]);
    writeFileSync(path.join(dist, 'BUILD_ID'), 'build-2');
    expect(await get((await startProcess())())).toBeNull();
  });

  it('lies below the build where no folder is named', async () => {
    delete process.env.PAGE_CACHE_DIR;
    await set((await startProcess())(), page('<p>one</p>'));
    expect(fileNames(path.join(dist, 'cache/pages/build-1'))).toHaveLength(1);
  });

  it.each([
    ['cut short', (file: Buffer) => file.subarray(0, file.length - 10)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (file: Buffer) => Buffer.from(file.map((byte, i) => (i === file.length - 5 ? byte ^ 1 : byte)))],
    ['something else', () => Buffer.from('<p>one</p>')],
  ])('counts as missing when its file is %s', async (_, damage) => {
    await set((await startProcess())(), page('<p>one</p>'));
    const [name = ''] = fileNames(path.join(store, 'build-1'));
    const file = path.join(store, 'build-1', name);
    writeFileSync(file, damage(readFileSync(file)));
    expect(await get((await startProcess())())).toBeNull();
  });

  it('may have a longer name than a file can', async () => {
    const key = `${KEY}/${'x'.repeat(2_000)}`;
    await set((await startProcess())(), page('<p>long</p>'), key);
    expect(htmlOf(await get((await startProcess())(), key))).toBe('<p>long</p>');
  });

  it('goes when the page is no longer found, and a missing page is not stored', async () => {
    const request = await startProcess();
    await set(request(), page('<p>one</p>'));
    await set(request(), page('<p>none</p>', 404));
    expect(await get(request())).toBeNull();
    expect(fileNames(path.join(store, 'build-1'))).toEqual([]);
    expect(pageRegistry().tagsByPath.has('/en/services')).toBe(false);
  });

  it('is as old as the question for it, so that a change meanwhile makes it stale', async () => {
    jest.useFakeTimers({ now: 1_000 });
    const handler = (await startProcess())();
    await get(handler);
    jest.setSystemTime(9_000);
    await set(handler, page('<p>one</p>'));
    expect((await get(handler))?.lastModified).toBe(1_000);
    jest.useRealTimers();
  });
});

describe('a page that another replica rendered', () => {
  /** What the replicas share, as far as the handler can tell. */
  function share({ isCurrent }: { isCurrent: boolean }) {
    const stored = new Map<string, Buffer>();
    const written: number[] = [];
    pageRegistry().shared = {
      now: () => 7,
      read: async (key) => {
        const content = stored.get(key);
        return content && { content, isCurrent: (tags) => isCurrent && tags.includes('services') };
      },
      write: async (key, content, moment) => {
        written.push(moment);
        stored.set(key, content);
      },
      remove: async (key) => void stored.delete(key),
    };
    return { stored, written };
  }

  /** A replica with a disk of its own. */
  function startReplica() {
    process.env.PAGE_CACHE_DIR = path.join(root, 'other-pages');
    return startProcess();
  }

  const makeStale = (handler: Handler) => handler.revalidateTag(['services'], { expire: 31_536_000 });

  afterEach(() => {
    delete pageRegistry().shared;
  });

  it('is taken, at its age here, where it is up to date', async () => {
    const { written } = share({ isCurrent: true });
    const first = (await startProcess())();
    await get(first);
    await set(first, page('<p>one</p>'));
    expect(written).toEqual([7]);

    const before = Date.now();
    const entry = await get((await startReplica())());
    expect(htmlOf(entry)).toBe('<p>one</p>');
    expect(entry?.lastModified).toBeGreaterThanOrEqual(before);
  });

  it('is taken as out of date where it may be, while there is no other', async () => {
    share({ isCurrent: false });
    await set((await startProcess())(), page('<p>one</p>'));
    const entry = await get((await startReplica())());
    expect(htmlOf(entry)).toBe('<p>one</p>');
    expect(entry?.lastModified).toBe(1);
  });

  it.each([
    ['takes the place of an own one that is out of date', true, '<p>new</p>'],
    ['never does where it is no newer', false, '<p>one</p>'],
  ])('%s', async (_, isCurrent, expected) => {
    share({ isCurrent });
    const replica = await startReplica();
    await set(replica(), page('<p>one</p>'));
    process.env.PAGE_CACHE_DIR = store;
    await set((await startProcess())(), page('<p>new</p>'));
    expect(htmlOf(await get(replica()))).toBe('<p>one</p>');
    jest.useFakeTimers({ now: Date.now() + 1_000 });
    await makeStale(replica());
    jest.useRealTimers();
    expect(htmlOf(await get(replica()))).toBe(expected);
  });

  it('goes when the page is no longer found', async () => {
    const { stored } = share({ isCurrent: true });
    const handler = (await startProcess())();
    await set(handler, page('<p>one</p>'));
    await set(handler, page('<p>none</p>', 404));
    expect(stored.size).toBe(0);
  });
});

describe('fetches', () => {
  it('stay in memory', async () => {
    const request = await startProcess();
    const value = { kind: 'FETCH' as never, data: { headers: {}, body: '{}', status: 200, url: '' }, revalidate: 60 };
    const context = { kind: 'FETCH' as never, revalidate: 60, fetchUrl: '', fetchIdx: 0, tags: ['posts'], softTags: [] };
    await request().set('abc', value as never, { fetchCache: true, tags: ['posts'] } as never);
    expect((await request().get('abc', context as never))?.value).toEqual(value);
    expect(await (await startProcess())().get('abc', context as never)).toBeNull();
  });
});

describe('tags', () => {
  it('of every page, written or read, are told to the server', async () => {
    const { tagsByPath } = pageRegistry();
    tagsByPath.clear();
    await set((await startProcess())(), page('<p>one</p>'));
    expect(tagsByPath.get('/en/services')).toEqual(['_N_T_/en/services', 'services', 'settings']);
    tagsByPath.clear();
    await get((await startProcess())());
    expect(tagsByPath.get('/en/services')).toContain('services');
  });

  it('that become stale are told once Next knows it, and the page stays', async () => {
    const request = await startProcess();
    await set(request(), page('<p>one</p>'));
    const told: (readonly string[])[] = [];
    const listener = (tags: readonly string[]) => void told.push(tags);
    pageRegistry().onRevalidate.add(listener);
    await request().revalidateTag(['services'], { expire: 31_536_000 });
    pageRegistry().onRevalidate.delete(listener);
    const { tagsManifest } = await import('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
    expect(told).toEqual([['services']]);
    expect(tagsManifest.get('services')?.stale).toEqual(expect.any(Number));
    expect(htmlOf(await get(request()))).toBe('<p>one</p>');
  });
});

describe('folders of older builds', () => {
  it('are cleared away but for the newest, and nothing else is', async () => {
    for (const [build, age] of [['old', 300], ['older', 400], ['previous', 100]] as const) {
      mkdirSync(path.join(store, build), { recursive: true });
      writeFileSync(path.join(store, build, '.pages'), '');
      const time = Date.now() / 1_000 - age;
      utimesSync(path.join(store, build), time, time);
    }
    mkdirSync(path.join(store, 'not-ours'));
    mkdirSync(path.join(store, 'build-1'));
    writeFileSync(path.join(store, 'build-1', 'x.page.1.tmp'), '');
    await get((await startProcess())());
    expect(readdirSync(store).toSorted()).toEqual(['build-1', 'not-ours', 'previous']);
    expect(existsSync(path.join(store, 'build-1', 'x.page.1.tmp'))).toBe(false);
  });
});

describe('while Next builds', () => {
  it('everything is as without this handler', async () => {
    const request = await startProcess('phase-production-build');
    await set(request(), page('<p>built</p>'));
    expect(existsSync(store)).toBe(false);
    expect(existsSync(path.join(dist, 'server/route-cache/APP_PAGE/0123/$/en/services.html'))).toBe(true);
  });
});
