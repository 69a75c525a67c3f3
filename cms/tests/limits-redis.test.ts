import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { makeAccount, tryLogin } from './helpers/accounts';
import { startCms, type Answer, type TestCms } from './helpers/cms';
import { freePort } from './helpers/free-port';
import { startReplica, type Replica } from './helpers/replica';

/** A throw-away Redis; resolves when it takes connections. */
async function startRedis(port: number): Promise<ChildProcess> {
  const file = process.env.TEST_REDIS_SERVER;
  if (!file) throw new Error('TEST_REDIS_SERVER names no redis-server; see tests/global-setup.mjs');
  const child = spawn(file, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    env: { ...process.env, LD_LIBRARY_PATH: process.env.TEST_REDIS_LIBRARIES ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return child;
}

async function stopRedis(redis: ChildProcess): Promise<void> {
  redis.kill('SIGKILL');
  await once(redis, 'exit');
}

let port: number;
let redis: ChildProcess;
let cms: TestCms;
let replica: Replica;

beforeAll(async () => {
  port = await freePort();
  redis = await startRedis(port);
  cms = await startCms({ REDIS_URL: `redis://127.0.0.1:${port}`, SMTP_URL: 'smtp://127.0.0.1:9' });
  replica = await startReplica(cms);
});
afterAll(async () => {
  // Last of all, and whatever came of the others: nobody else ends it.
  try {
    await replica.stop();
    await cms.stop();
  } finally {
    if (redis.exitCode === null && redis.signalCode === null) await stopRedis(redis);
  }
});

async function failTimes(times: number, email: string, on: (index: number) => Pick<TestCms, 'request'>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await tryLogin(on(index), email, 'a-wrong-password'));
  return answers;
}

it('counts are kept in Redis, and shared', async () => {
  const email = await makeAccount(cms);
  const answers = await failTimes(11, email, (index) => (index % 2 ? cms : replica));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
  expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(890);
  expect((await tryLogin(cms, email)).status).toBe(429);
  const { rows } = await cms.strapi.db.connection.raw('SELECT count(*)::int AS n FROM app.rate_limits');
  expect(rows[0].n).toBe(0);
});

it('the right password starts the count anew', async () => {
  const email = await makeAccount(cms);
  for (let round = 0; round < 2; round += 1) {
    await failTimes(9, email, (index) => (index % 2 ? cms : replica));
    expect((await tryLogin(replica, email)).status).toBe(200);
  }
});

it('without Redis each process counts for itself, and with it again they count together', async () => {
  const email = await makeAccount(cms);
  await stopRedis(redis);
  const alone = await failTimes(11, email, () => cms);
  expect(alone.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await tryLogin(replica, email)).status).toBe(200);

  redis = await startRedis(port);
  // Reconnected within two seconds; the shared count knows nothing of the lonely one.
  let status = 429;
  for (const deadline = Date.now() + 10_000; status === 429 && Date.now() < deadline; ) ({ status } = await tryLogin(cms, email));
  expect(status).toBe(200);
});
