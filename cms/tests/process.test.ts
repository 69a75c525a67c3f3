import { Client } from 'pg';
import { startCms } from './helpers/cms';
import { startCmsProcess, type CmsProcess } from './helpers/cms-process';
import { freePort } from './helpers/free-port';

/** What ends a process by force waits at least this long, in ms. */
const GRACE_MS = 10_000;

let databaseUrl: string;
let client: Client;
let cms: CmsProcess;
let metricsUrl: string;

async function start(): Promise<CmsProcess> {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  return startCmsProcess(databaseUrl, { CMS_METRICS_PORT: String(port) });
}

beforeAll(async () => {
  const first = await startCms();
  ({ databaseUrl } = first);
  await first.stop();
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  cms = await start();
});
afterAll(async () => {
  cms.child.kill('SIGKILL');
  await client.end();
});

describe('the log', () => {
  it('is JSON, line by line', async () => {
    await cms.request('/api/health');
    await cms.line(({ path }) => path === '/api/health');
    for (const text of cms.printed) expect(JSON.parse(text)).toMatchObject({ part: 'cms', level: expect.any(String), message: expect.any(String) });
  });

  it('names each call by the website’s id, which it gives back, and leaves out what was asked for behind the path', async () => {
    const { headers } = await cms.request('/api/nothing?token=hidden', { headers: { 'x-request-id': 'site-0001' } });
    expect(headers.get('x-request-id')).toBe('site-0001');
    const line = await cms.line(({ path }) => path === '/api/nothing');
    expect(line).toMatchObject({ requestId: 'site-0001', method: 'GET', status: 404, ms: expect.any(Number) });
    expect(cms.printed.join()).not.toContain('hidden');
  });

  it('can’t be given lines of somebody else’s', async () => {
    await cms.request('/api/two%0d%0a{"level":"error"}', { headers: { 'x-request-id': '{"a":1}' } });
    const line = await cms.line(({ path }) => String(path).startsWith('/api/two'));
    expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells of a failure under the call’s id, without the statement', async () => {
    await client.query('ALTER TABLE team_members RENAME TO team_members_away');
    const { status } = await cms.request('/api/content-version', { headers: { 'x-request-id': 'site-0002' } });
    await client.query('ALTER TABLE team_members_away RENAME TO team_members');
    expect(status).toBe(500);
    const line = await cms.line(({ level, requestId }) => level === 'error' && requestId === 'site-0002');
    expect(line).toMatchObject({ message: 'relation "team_members" does not exist', code: '42P01' });
    expect(cms.printed.join('\n')).not.toContain('SELECT');
  });
});

describe('the figures', () => {
  it('count calls by route, not by path, and tell of memory and connections', async () => {
    for (const path of ['/api/health', '/api/health', '/api/a', '/api/b']) await cms.request(path);
    await cms.request('/graphql', { json: { query: '{ services { title } }' } });
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toMatch(/cms_requests_total\{method="GET",route="\/api\/health",status="200"\} [23]/);
    expect(text).toMatch(/cms_requests_total\{method="POST",route="\/graphql",status="200"\} 1/);
    expect(text).not.toContain('/api/a');
    for (const name of ['cms_request_seconds_bucket', 'cms_kept_answers_misses 1', 'cms_database_connections_free', 'process_resident_memory_bytes']) {
      expect(text).toContain(name);
    }
  });

  it('are told on their own port alone, and nothing else there', async () => {
    expect((await cms.request('/metrics')).status).toBe(404);
    expect((await fetch(new URL('/api/health', metricsUrl))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });
});

describe('asked to end', () => {
  /** Holds back every call that reads posts. */
  async function holdPosts(): Promise<void> {
    await client.query('BEGIN');
    await client.query('LOCK TABLE posts IN ACCESS EXCLUSIVE MODE');
  }

  /** A call that waits for the posts. In an object: a promise of an answer would be waited for, too. */
  async function waitingCall(): Promise<{ answer: ReturnType<CmsProcess['request']> }> {
    const answer = cms.request('/api/content-version');
    answer.catch(() => undefined);
    const waiting = async () => (await client.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'posts'::regclass`)).rowCount;
    while (!(await waiting())) await new Promise(setImmediate);
    return { answer };
  }

  // Where a test fails, the ones after it shall tell something of themselves.
  afterEach(() => client.query('ROLLBACK'));

  it('it answers what it has accepted, says that it is no longer there, and ends', async () => {
    await holdPosts();
    const { answer } = await waitingCall();
    const ended = cms.end('SIGTERM');
    const askReady = () => cms.request('/api/ready').catch(() => undefined);
    let ready = await askReady();
    // The signal may be later than the call.
    while (ready?.status === 200) ready = await askReady();
    if (ready) expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    // Nobody new is let in any more.
    while (await cms.request('/api/health').then(() => true, () => false));
    await client.query('ROLLBACK');
    expect((await answer).status).toBe(200);
    const { code, ms } = await ended;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(GRACE_MS);
  });

  it('it leaves no connection to the database', async () => {
    const { rows } = await client.query(
      `SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([]);
  });

  it('it ends in time even where a call never does', async () => {
    cms = await start();
    await holdPosts();
    await waitingCall();
    const { ms } = await cms.end('SIGTERM');
    await client.query('ROLLBACK');
    expect(ms).toBeLessThan(GRACE_MS);
  });
});
