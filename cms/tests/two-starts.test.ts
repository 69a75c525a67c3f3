import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type * as BootLock from '../src/process/boot-lock';
import { compiled } from './helpers/compiled';
import { startReplica, type Replica } from './helpers/replica';

const { withBootLock } = compiled<typeof BootLock>('process/boot-lock');

let databaseUrl: string;
let client: Client;

beforeAll(async () => {
  const base = process.env.TEST_POSTGRES_URL;
  const name = `two_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: `${base}/postgres` });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  databaseUrl = `${base}/${name}`;
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(() => client.end());

const count = async (from: string): Promise<number> => {
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${from}`);
  return rows[0].count;
};

describe('two CMS processes that start at once on an empty database', () => {
  let replicas: Replica[];
  beforeAll(async () => {
    const env = { FIRST_ADMIN_EMAIL: 'first@admin.example', SMTP_URL: 'smtp://127.0.0.1:9' };
    replicas = await Promise.all([startReplica({ databaseUrl }, env), startReplica({ databaseUrl }, env)]);
  });
  afterAll(() => Promise.all(replicas.map((replica) => replica.stop())));

  it('both work', async () => {
    for (const replica of replicas) {
      expect((await replica.request('/api/ready')).status).toBe(200);
      expect((await replica.request('/graphql', { json: { query: '{ services { title } }' } })).body).toEqual({ data: { services: [] } });
    }
  });

  it('make everything once', async () => {
    expect(await count('i18n_locale')).toBe(2);
    expect(await count(`up_roles WHERE type = 'public'`)).toBe(1);
    expect(await count('(SELECT action, role_id FROM up_permissions p JOIN up_permissions_role_lnk l ON l.permission_id = p.id GROUP BY 1, 2 HAVING count(*) > 1) AS twice')).toBe(0);
    expect(await count('(SELECT key FROM strapi_core_store_settings GROUP BY key HAVING count(*) > 1) AS twice')).toBe(0);
    expect(await count(`app.outbox WHERE recipient = 'first@admin.example'`)).toBe(1);
    expect(await count(`pg_trigger WHERE tgname = 'content_change' AND tgrelid = 'posts'::regclass`)).toBe(1);
  });

  it('leave no lock behind', async () => {
    expect(await count(`pg_locks WHERE locktype = 'advisory' AND objid::bigint = (hashtext('rukn-boot')::bigint & 4294967295)`)).toBe(0);
  });
});

describe('the lock for starting', () => {
  const log = { info: jest.fn(), warn: jest.fn() };
  const connection = () => ({ connectionString: databaseUrl });

  it('has one task wait for the other, also where that one fails', async () => {
    const order: string[] = [];
    let end: () => void = () => undefined;
    const first = withBootLock(connection(), log, async () => {
      order.push('first begins');
      await new Promise<void>((resolve) => (end = resolve));
      order.push('first fails');
      throw new Error('no');
    });
    while (order.length === 0) await new Promise(setImmediate);
    const second = withBootLock(connection(), log, async () => void order.push('second'));
    while (log.info.mock.calls.length === 0) await new Promise(setImmediate);
    end();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(order).toEqual(['first begins', 'first fails', 'second']);
  });

  it('is free again when its process is gone', async () => {
    const lost = withBootLock(connection(), log, async () => {
      await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rukn-boot'`);
      return withBootLock(connection(), log, async () => 'next');
    });
    expect(await lost).toBe('next');
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
