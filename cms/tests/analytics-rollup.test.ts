import { rollUp } from '../src/analytics/rollup';
import { link, newSession, pageview, sendEvents } from './helpers/analytics';
import { startCms, type TestCms } from './helpers/cms';
import { startReplica, type Replica } from './helpers/replica';
import { client } from './helpers/shop';
import { staff } from './helpers/staff';
import { at, countsOf, dubaiDay, forgetEverything, putEvents, totalOf } from './helpers/stored-events';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(() => forgetEverything(cms));

const db = () => cms.strapi.db.connection;
const count = () => rollUp(db());
/** Days that lie wholly in the past, so that nothing of now gets between. */
const [before, day, after] = [dubaiDay(-6), dubaiDay(-5), dubaiDay(-4)];
const today = dubaiDay();

const countedUpTo = async (): Promise<Date> => (await db().raw('SELECT rolled_up_to FROM app.analytics_state')).rows[0].rolled_up_to;

/** All that was counted, with what tells whether a row was written again. */
const everything = async () =>
  (await db().raw(`SELECT t::text, xmin::text FROM app.analytics_days t UNION ALL SELECT t::text, xmin::text FROM app.analytics_hours t
    UNION ALL SELECT t::text, xmin::text FROM app.analytics_spans t ORDER BY 1`)).rows;

describe('a day', () => {
  it('begins and ends at midnight in Dubai', async () => {
    const [first, second] = [newSession(), newSession()];
    await putEvents(cms, [
      { session_id: first, kind: 'visit', occurred_at: at(day, '00:00') },
      { session_id: first, occurred_at: at(day, '23:59:59.999') },
      { session_id: second, kind: 'visit', occurred_at: at(after, '00:00') },
    ]);
    expect(await count()).toEqual([day, after]);
    expect(await totalOf(cms, day)).toEqual({ visitors: 1, visits: 1, pageviews: 2, sessions: 1 });
    expect(await totalOf(cms, after)).toEqual({ visitors: 1, visits: 1, pageviews: 1, bounces: 1, sessions: 1 });
    expect(await totalOf(cms, before)).toBeUndefined();
  });

  it('that begins a month has the events that UTC counts as the month before', async () => {
    const first = `${today.slice(0, 8)}01`;
    const session = newSession();
    await putEvents(cms, [{ session_id: session, occurred_at: at(first, '00:30') }, { session_id: session, occurred_at: at(first, '03:59') }]);
    await count();
    expect(await totalOf(cms, first)).toMatchObject({ visits: 1, pageviews: 2 });
  });

  it('has its hours by Dubai’s clock, a visit in the hour of its first event', async () => {
    const session = newSession();
    await putEvents(cms, [
      { session_id: session, kind: 'visit', occurred_at: at(day, '09:59:59') },
      { session_id: session, occurred_at: at(day, '10:00') },
      { session_id: session, kind: 'click', occurred_at: at(day, '11:00') },
    ]);
    await count();
    const { rows } = await db().raw('SELECT hour, visits, pageviews FROM app.analytics_hours ORDER BY hour');
    expect(rows).toEqual([
      { hour: at(day, '09:00'), visits: 1, pageviews: 1 },
      { hour: at(day, '10:00'), visits: 0, pageviews: 1 },
    ]);
  });
});

describe('a visit', () => {
  it('is counted on the day of its first event, and its visitor on every day', async () => {
    const session = newSession();
    await putEvents(cms, [
      { session_id: session, kind: 'visit', occurred_at: at(day, '23:50'), duration_ms: 5_000 },
      { session_id: session, occurred_at: at(after, '00:05'), duration_ms: 7_000 },
    ]);
    await count();
    // It isn't one of a single page, although its day saw no other.
    expect(await totalOf(cms, day)).toEqual({ visitors: 1, visits: 1, pageviews: 1, seconds: 5, sessions: 1 });
    expect(await totalOf(cms, after)).toEqual({ visitors: 1, pageviews: 1, seconds: 7, sessions: 1 });
  });

  it('moves to the day of an event that comes late, and is no longer one of a single page', async () => {
    const session = newSession();
    await putEvents(cms, [{ session_id: session, occurred_at: at(after) }]);
    await count();
    expect(await totalOf(cms, after)).toMatchObject({ visits: 1, bounces: 1 });
    await putEvents(cms, [{ session_id: session, occurred_at: at(day), received_at: new Date() }]);
    expect(await count()).toEqual([day, after]);
    expect(await totalOf(cms, day)).toEqual({ visitors: 1, visits: 1, pageviews: 1, sessions: 1 });
    expect(await totalOf(cms, after)).toEqual({ visitors: 1, pageviews: 1, sessions: 1 });
  });

  it.each([
    ['of one page bounces', ['visit'], 1],
    ['of two pages doesn’t', ['visit', 'pageview'], 0],
    ['with a click doesn’t', ['visit', 'click'], 0],
    ['with something added to the cart doesn’t', ['visit', 'cart_add'], 0],
    ['of which only a click is known doesn’t', ['click'], 0],
  ])('%s', async (_what, kinds, bounces) => {
    const session = newSession();
    await putEvents(cms, kinds.map((kind, index) => ({ session_id: session, kind, occurred_at: at(day, `10:0${index}`) })));
    await count();
    expect((await totalOf(cms, day))?.bounces ?? 0).toBe(bounces);
  });

  it('stays as long as its pages, also where that is told later', async () => {
    const session = newSession();
    const page = pageview(session, { kind: 'visit' });
    await sendEvents(cms, [page]);
    // Longer ago than the rollup looks back.
    await db().raw(`UPDATE app.events SET received_at = now() - interval '1 hour'`);
    await count();
    expect(await totalOf(cms, today)).not.toHaveProperty('seconds');
    await sendEvents(cms, [{ ...page, durationMs: 90_000 }]);
    expect(await count()).toEqual([today]);
    expect(await totalOf(cms, today)).toEqual({ visitors: 1, visits: 1, pageviews: 1, seconds: 90, bounces: 1, sessions: 1 });
  });
});

describe('days that change afterwards', () => {
  const old = { received_at: new Date(Date.now() - 3_600_000) };

  it('lose what staff did once it is known to be theirs', async () => {
    const [session, other] = [newSession(), newSession()];
    await putEvents(cms, [{ session_id: session, occurred_at: at(day), ...old }, { session_id: other, occurred_at: at(day), ...old }]);
    await count();
    expect(await totalOf(cms, day)).toMatchObject({ visits: 2 });
    const member = await staff(cms, 'marketing_responsible');
    expect((await link(cms, session, member.secret)).status).toBe(200);
    await count();
    expect(await totalOf(cms, day)).toMatchObject({ visits: 1 });
    expect(await count()).not.toContain(day);
  });

  it('lose what was erased; a day with nothing left has no row', async () => {
    const session = newSession();
    await putEvents(cms, [{ session_id: session, kind: 'visit', path: '/services/seo', occurred_at: at(day), ...old }]);
    await count();
    expect(Object.keys(await countsOf(cms, day, 'service'))).toEqual(['seo']);
    await db().raw('SELECT app.erase_visitor(?, NULL)', [session]);
    expect(await count()).toContain(day);
    expect(await everything()).toEqual([]);
  });

  it('have one visitor for two sessions of an account', async () => {
    const somebody = await client(cms);
    const sessions = [newSession(), newSession()];
    await putEvents(cms, sessions.map((session_id) => ({ session_id, kind: 'visit', occurred_at: at(day), ...old })));
    await count();
    expect(await totalOf(cms, day)).toMatchObject({ visitors: 2, visits: 2 });
    for (const session of sessions) await link(cms, session, somebody.secret);
    await count();
    expect(await totalOf(cms, day)).toMatchObject({ visitors: 1, visits: 2 });
  });

  it('keep their totals where their events are gone', async () => {
    const past = dubaiDay(-700);
    await db().raw(`INSERT INTO app.analytics_days (day, dimension, key, visits) VALUES (CAST(? AS date), 'total', '', 9)`, [past]);
    await db().raw('INSERT INTO app.analytics_dirty_days (day) VALUES (CAST(? AS date))', [past]);
    await count();
    expect(await totalOf(cms, past)).toEqual({ visits: 9 });
    expect((await db().raw('SELECT * FROM app.analytics_dirty_days')).rows).toEqual([]);
  });
});

describe('the rollup', () => {
  const visits = (number: number, path = '/') =>
    Array.from({ length: number }, () => ({ session_id: newSession(), kind: 'visit', path, occurred_at: at(day), received_at: new Date() }));

  it('changes nothing when it is repeated, not even a row', async () => {
    await putEvents(cms, [...visits(3, '/about'), ...visits(2, '/services/seo')]);
    await count();
    const counted = await everything();
    expect(counted.length).toBeGreaterThan(10);
    expect(await count()).toEqual([day]);
    expect(await everything()).toEqual(counted);
  });

  it('that breaks off has changed nothing, and is made up for', async () => {
    await putEvents(cms, visits(2));
    await count();
    const [counted, upTo] = [await everything(), await countedUpTo()];
    await putEvents(cms, visits(1, '/broken'));
    await db().raw(`ALTER TABLE app.analytics_spans ADD CONSTRAINT broken CHECK (key <> '/broken') NOT VALID`);
    await expect(count()).rejects.toThrow(/broken/);
    expect([await everything(), await countedUpTo()]).toEqual([counted, upTo]);
    await db().raw('ALTER TABLE app.analytics_spans DROP CONSTRAINT broken');
    await count();
    expect(await totalOf(cms, day)).toMatchObject({ visits: 3 });
    expect((await countedUpTo()).getTime()).toBeGreaterThan(upTo.getTime());
  });

  it('counts each event once where several run at a time, while events come', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([count(), putEvents(cms, visits(20)), count(), putEvents(cms, visits(10)), count()]);
    }
    await Promise.all([count(), count(), count()]);
    expect(await totalOf(cms, day)).toMatchObject({ visitors: 150, visits: 150, pageviews: 150 });
    const { rows } = await db().raw(`SELECT days, visits FROM app.analytics_spans WHERE dimension = 'page' ORDER BY days`);
    expect(rows).toEqual([{ days: 8, visits: 150 }, { days: 64, visits: 150 }]);
  });

  it('waits for one that is counting, and then sees what came meanwhile', async () => {
    await putEvents(cms, visits(1));
    const other = await db().transaction();
    await other.raw(`SELECT pg_advisory_xact_lock(hashtext('rukn-analytics-rollup'))`);
    const counting = count();
    const isWaiting = async () => (await db().raw(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rows.length > 0;
    const deadline = Date.now() + 30_000;
    while (!(await isWaiting()) && Date.now() < deadline);
    await putEvents(cms, visits(1));
    expect(await totalOf(cms, day)).toBeUndefined();
    await other.commit();
    await counting;
    expect(await totalOf(cms, day)).toMatchObject({ visits: 2 });
  });

  describe('with a second process', () => {
    let replica: Replica;
    beforeAll(async () => {
      replica = await startReplica(cms);
    });
    afterAll(() => replica.stop());

    it('runs as a job: one of the processes counts what came', async () => {
      await putEvents(cms, visits(4));
      // Both have the job; the queue gives it to one, and the minute's tick isn't waited for.
      await db().raw(`INSERT INTO pgboss.job (name, data) VALUES ('analytics-rollup', '{}')`);
      const deadline = Date.now() + 30_000;
      while ((await totalOf(cms, day)) === undefined && Date.now() < deadline) await db().raw('SELECT pg_sleep(0.1)');
      expect(await totalOf(cms, day)).toMatchObject({ visits: 4 });
    });
  });
});
