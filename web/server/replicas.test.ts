/** @jest-environment node */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { Redis } from 'ioredis';
import type { ContentChange } from '@/contracts/revalidate';
import { joinReplicas, noReplicas, type Replicas } from './replicas';

const POSTS: readonly ContentChange[] = [{ model: 'post', slug: 'news' }];
const SERVICES: readonly ContentChange[] = [{ model: 'service', slug: 'seo' }];
/** Long enough for a machine that has other things to do. */
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let port: number;
let redis: ChildProcess;

/** A Redis of this test alone, out of the system or the Debian package. */
async function startRedis(): Promise<void> {
  const script = path.join(import.meta.dirname, '../../stack/testing/redis-server.mjs');
  const { file, libraries } = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as { file: string; libraries: string };
  const child = spawn(file, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  redis = child;
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
}

async function stopRedis(): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return;
  redis.kill('SIGKILL');
  await once(redis, 'exit');
}

/** Asks until it is so; the test's own time limit ends it. */
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 10));
}

interface Running {
  replicas: Replicas;
  carriedOut: (readonly ContentChange[])[];
  told: string[];
}

const running: Running[] = [];

function join(): Running {
  const one: Omit<Running, 'replicas'> = { carriedOut: [], told: [] };
  const replicas = joinReplicas({
    redisUrl: `redis://127.0.0.1:${port}`,
    buildId: 'build-1',
    revalidate: async (changes) => void one.carriedOut.push(changes),
    onReturn: () => void one.told.push('back'),
    onLost: () => void one.told.push('lost'),
    onError: (error) => void one.told.push(String(error)),
  });
  running.push({ replicas, ...one });
  return { replicas, ...one };
}

/** How many listen for changes. */
async function listeners(): Promise<number> {
  const client = new Redis(port, '127.0.0.1');
  const [, count] = (await client.call('PUBSUB', 'NUMSUB', 'rukn:content-changes')) as [string, number];
  client.disconnect();
  return Number(count);
}

async function joinBoth(): Promise<[Running, Running]> {
  const both: [Running, Running] = [join(), join()];
  await until(async () => (await listeners()) === 2);
  return both;
}

const at = async ({ replicas }: Running, key: string) => replicas.pages?.read(key);

beforeAll(async () => {
  port = await freePort();
  await startRedis();
});
afterEach(async () => {
  for (const { replicas } of running.splice(0)) replicas.stop();
  await until(async () => (await listeners()) === 0);
});
afterAll(stopRedis);

it('a change that one is told of is carried out by all, once', async () => {
  const [one, other] = await joinBoth();
  await one.replicas.announce(POSTS);
  expect(one.carriedOut).toEqual([POSTS]);
  await until(() => other.carriedOut.length > 0);
  await other.replicas.announce(SERVICES);
  await until(() => one.carriedOut.length > 1);
  expect(other.carriedOut).toEqual([POSTS, SERVICES]);
  expect(one.carriedOut).toEqual([POSTS, SERVICES]);
});

it('what one finds by itself, the others find by themselves', async () => {
  const [one, other] = await joinBoth();
  await one.replicas.found(POSTS);
  await other.replicas.announce(SERVICES);
  await until(() => one.carriedOut.length > 1);
  expect(other.carriedOut).toEqual([SERVICES]);
});

it('a page that is rendered after a change is taken by the others, until the next', async () => {
  const [one, other] = await joinBoth();
  await one.replicas.announce(POSTS);
  await until(() => other.carriedOut.length > 0);
  await one.replicas.pages?.write('/$/en/blog', Buffer.from('page'), one.replicas.pages.now());
  const page = await at(other, '/$/en/blog');
  expect(page?.content.toString()).toBe('page');
  expect(page?.isCurrent(['posts'])).toBe(true);
  await other.replicas.announce(POSTS);
  expect(page?.isCurrent(['posts'])).toBe(false);
});

it('nonsense on the channel is nobody’s trouble', async () => {
  const [one, other] = await joinBoth();
  const client = new Redis(port, '127.0.0.1');
  for (const text of ['', 'x', '5 {', '5 {"from":"me","changes":[{"model":"nothing","slug":null}]}']) await client.publish('rukn:content-changes', text);
  client.disconnect();
  await one.replicas.announce(POSTS);
  await until(() => other.carriedOut.length > 0);
  expect(other.carriedOut).toEqual([POSTS]);
  expect([...one.told, ...other.told]).toEqual([]);
});

it('without Redis each goes on alone, and looks for what it missed when it is back', async () => {
  const [one, other] = await joinBoth();
  await one.replicas.announce(POSTS);
  await until(() => other.carriedOut.length > 0);
  await stopRedis();
  await until(() => one.told.length > 0 && other.told.length > 0);
  await one.replicas.announce(SERVICES);
  expect(one.carriedOut).toEqual([POSTS, SERVICES]);
  expect(await at(one, '/$/en/blog')).toBeUndefined();

  await startRedis();
  await until(() => one.told.includes('back') && other.told.includes('back'));
  expect(one.told).toEqual(['lost', 'back']);
  await until(async () => (await listeners()) === 2);
  await other.replicas.announce(SERVICES);
  await until(() => one.carriedOut.length > 2);
  expect(other.carriedOut).toEqual([POSTS, SERVICES]);
});

it('one website alone shares nothing and tells nobody', async () => {
  const carriedOut: (readonly ContentChange[])[] = [];
  const alone = noReplicas(async (changes) => void carriedOut.push(changes));
  await alone.announce(POSTS);
  await alone.found(SERVICES);
  expect(carriedOut).toEqual([POSTS, SERVICES]);
  expect(alone.pages).toBeUndefined();
});
