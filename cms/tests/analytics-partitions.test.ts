import { setImmediate } from 'node:timers/promises';
import { dropOldEvents, keepPartitions } from '../src/analytics/retention';
import { ensurePartitions } from '../src/analytics/partitions';
import { eventsOf, newSession, pageview, sendEvents } from './helpers/analytics';
import { startCms, type TestCms } from './helpers/cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms({ ANALYTICS_RETENTION_MONTHS: '2' });
  // It would drop what a test makes.
  await firstRun();
});
afterAll(() => cms.stop());

const db = () => cms.strapi.db.connection;

/** Waits until the job that every start asks for is done. */
async function firstRun(): Promise<void> {
  const done = `SELECT 1 FROM pgboss.job WHERE name = 'analytics-partitions' AND state = 'completed'`;
  while ((await db().raw(done)).rows.length === 0) await setImmediate();
}

/** The first day of a month so many from now, in UTC. */
function month(step: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step, 1)).toISOString().slice(0, 10);
}

const partitions = async (): Promise<string[]> => {
  const { rows }: { rows: { month: string }[] } = await db().raw('SELECT m::text AS month FROM app.event_months() m');
  return rows.map((row) => row.month);
};

/** Makes the partitions of a month long past, and an event in it. */
async function makeOldEvent(session: string, step: number): Promise<void> {
  await db().raw('SELECT app.ensure_event_partitions(?::timestamptz, 0)', [`${month(step)}T00:00:00Z`]);
  await sendEvents(cms, [pageview(session)]);
  await db().raw('UPDATE app.events SET month = ?, occurred_at = ?::timestamptz WHERE session_id = ? AND month >= ?',
    [month(step), `${month(step)}T12:00:00Z`, session, month(-1)]);
}

const ready = [-1, 0, 1, 2, 3].map(month);

describe('partitions', () => {
  it('are there for last month, this one and three more', async () => {
    expect(await partitions()).toEqual(ready);
  });

  it('are made where one is missing, by whoever comes first', async () => {
    await db().raw(`DROP TABLE app.events_${month(3).slice(0, 7).replace('-', '_')}`);
    const made = await Promise.all([ensurePartitions(db()), ensurePartitions(db()), ensurePartitions(db())]);
    expect(made.sort()).toEqual([0, 0, 1]);
    expect(await partitions()).toEqual(ready);
    expect(await ensurePartitions(db())).toBe(0);
  });

  it('take what is stored in them, with the same rules as the first', async () => {
    const { rows } = await db().raw(
      `SELECT c.relname, count(i.indexrelid)::integer AS indexes,
         (SELECT count(*)::integer FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('c', 'p')) AS rules
       FROM pg_inherits h JOIN pg_class c ON c.oid = h.inhrelid JOIN pg_index i ON i.indrelid = c.oid
       WHERE h.inhparent = 'app.events'::regclass GROUP BY c.oid, c.relname`,
    );
    expect(rows).toHaveLength(ready.length);
    for (const row of rows) expect(row).toMatchObject({ indexes: 4, rules: 6 });
  });

  it('are made while events are being stored', async () => {
    const session = newSession();
    const open = await db().transaction();
    await open.raw(`INSERT INTO app.events (month, id, kind, session_id, occurred_at, language, path, device)
      VALUES (?, gen_random_uuid(), 'visit', ?, now(), 'en', '/', 'mobile')`, [month(0), session]);
    await db().raw('SELECT app.ensure_event_partitions(now(), 4)');
    await open.commit();
    expect(await eventsOf(cms, session)).toHaveLength(1);
    expect(await partitions()).toEqual([...ready, month(4)]);
    await db().raw(`DROP TABLE app.events_${month(4).slice(0, 7).replace('-', '_')}`);
  });
});

describe('retention', () => {
  const lastEndOf = (step: number) => new Date(Date.parse(`${month(step + 1)}T00:00:00Z`) - 1).toISOString();

  it('drops a month when it ended so many months ago, and not a moment earlier', async () => {
    const session = newSession();
    await makeOldEvent(session, -5);
    expect((await eventsOf(cms, session)).map((row) => row.month)).toEqual([month(-5)]);
    const drop = async (at: string) => (await db().raw('SELECT app.drop_event_partitions(3, ?::timestamptz) AS gone', [at])).rows[0].gone;
    // The month before it was made along with it, and is over long enough.
    expect(await drop(lastEndOf(-2))).toBe(1);
    expect(await eventsOf(cms, session)).toHaveLength(1);
    expect(await drop(`${month(-1)}T00:00:00Z`)).toBe(1);
    expect(await eventsOf(cms, session)).toEqual([]);
    expect(await partitions()).toEqual(ready);
  });

  it('goes by the setting, daily, and leaves the totals of days', async () => {
    const [old, recent] = [newSession(), newSession()];
    await makeOldEvent(old, -4);
    await sendEvents(cms, [pageview(recent)]);
    await db().raw(`INSERT INTO app.analytics_days (day, dimension, key, visits) VALUES (?, 'total', '', 7)`, [month(-4)]);
    await db().raw(`INSERT INTO app.visitor_sessions (session_id, linked_at) VALUES (?, now() - interval '3 months'), (?, now() - interval '1 month')`, [old, recent]);
    await keepPartitions(cms.strapi);
    expect(await eventsOf(cms, old)).toEqual([]);
    expect(await eventsOf(cms, recent)).toHaveLength(1);
    expect((await db().raw('SELECT visits FROM app.analytics_days')).rows).toEqual([{ visits: 7 }]);
    expect((await db().raw('SELECT session_id FROM app.visitor_sessions')).rows).toEqual([{ session_id: recent }]);
  });

  it('gives up rather than hold up those who write, and says so', async () => {
    await makeOldEvent(newSession(), -6);
    await db().transaction(async (trx) => {
      await trx.raw('SELECT count(*) FROM app.events');
      await expect(dropOldEvents(db(), 2)).rejects.toThrow('lock timeout');
    });
    await dropOldEvents(db(), 2);
    expect(await partitions()).toEqual(ready);
  });
});

it('the job runs daily, besides at every start', async () => {
  const { rows } = await db().raw(`SELECT cron FROM pgboss.schedule WHERE name = 'analytics-partitions'`);
  expect(rows).toEqual([{ cron: '27 3 * * *' }]);
});
